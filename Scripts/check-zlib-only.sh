#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Do the codecs' tests pass where neither ISA-L nor libdeflate is installed? Builds with zlib alone, in a
# folder of its own, and runs them. SIMPLETAB_BUILD names another build folder than .build.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

swift test --scratch-path "${SIMPLETAB_BUILD:-.build}/zlib-only" -Xcc -DSIMPLETAB_ZLIB_ONLY \
  --filter '^ImageCodingTests' </dev/null
