#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Records the goldens of every style with every view transition under Fixtures/Golden, says which
# changed, and exits 1 when any did: look at them, then commit them with the change that made them.
# Arguments go to `swift test` before the filter, for example --scratch-path.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if [[ -n "${CI:-}" ]]; then
  echo "Goldens: not recorded in continuous integration." >&2
  exit 1
fi

swift build "$@" --build-tests </dev/null
# Recording fails that run by design; what counts is whether the run after it passes.
SIMPLETAB_RECORD=1 swift test "$@" --skip-build --filter Goldens </dev/null >/dev/null 2>&1 || true
swift test "$@" --skip-build --filter Goldens </dev/null

changed=$(git status --short -- Fixtures/Golden)
if [[ -z "$changed" ]]; then
  echo "Goldens: none changed."
  exit 0
fi
echo "$changed"
echo "Goldens: look at these, then commit them with the change that made them."
exit 1
