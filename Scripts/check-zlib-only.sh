#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Do the codecs' tests pass where neither ISA-L nor libdeflate is installed? Builds with zlib alone, in a
# folder of its own, and runs them. SIMPLETAB_BUILD names another build folder than .build.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

scratch=${SIMPLETAB_BUILD:-.build}/zlib-only
swift test --scratch-path "$scratch" -Xcc -DSIMPLETAB_ZLIB_ONLY --filter '^ImageCodingTests' </dev/null

# That they passed says nothing if the other libraries did the work.
if command -v nm >/dev/null; then
  for tests in "$scratch"/debug/*.xctest; do
    [[ -f $tests ]] || continue
    others=$(nm -u "$tests" | grep -cE 'isal_|libdeflate_' || true)
    if ((others > 0)); then
      echo "$tests still calls ISA-L or libdeflate ($others functions)" >&2
      exit 1
    fi
  done
fi
echo "The codecs' tests pass with zlib alone."
