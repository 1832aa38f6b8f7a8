#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Runs the golden tests of the user's package Tests/HopStyle. They pass; and with each fault of HOP_FAULT
# they fail, say what moved, and attach the expected picture, the difference and the actual one.
# SIMPLETAB_BUILD names another build folder than .build.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

package=Tests/HopStyle
scratch="${SIMPLETAB_BUILD:-.build}/clients"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Nothing may be recorded, wherever this runs.
export SIMPLETAB_RECORD=never

run() { swift test --package-path "$package" --scratch-path "$scratch" "$@" </dev/null 2>&1; }

fail() {
  printf 'check-golden-failures: %s\n' "$1" >&2
  exit 1
}

run | tee "$work/passing" || fail "the package's tests do not pass"

# Each fault, and words of the message that tells of it.
faults=0
while IFS='|' read -r fault words; do
  faults=$((faults + 1))
  mkdir "$work/$fault"
  if HOP_FAULT=$fault run --skip-build --attachments-path "$work/$fault" >"$work/log"; then
    fail "HOP_FAULT=$fault passes"
  fi
  if ! grep -qF -- "$words" "$work/log"; then
    cat "$work/log" >&2
    fail "HOP_FAULT=$fault does not say: $words"
  fi
  for kind in expected difference actual; do
    compgen -G "$work/$fault/*-$kind*.png" >/dev/null || fail "HOP_FAULT=$fault attaches no $kind"
  done
  printf 'HOP_FAULT=%s: caught, %s pictures attached\n' \
    "$fault" "$(find "$work/$fault" -name '*.png' | wc -l)"
done <<'FAULTS'
curve|another timing curve or path
duration|as long
delay|lags by 2 frames
height|0.5 pt too high
title|is empty, expected "Cart"
FAULTS
git diff --exit-code --stat -- "$package" || fail "the goldens were changed"
echo "Golden tests of a user's package: $faults faults caught."
