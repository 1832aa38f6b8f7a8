#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Checks what a reviewer would otherwise say: headers, the fence around unsafe code, file length,
# mirrored tests, orphan goldens, refused names and words, the wall clock, layering, documents that
# name every target. Prints `file:line: [rule] reason` and exits 1 when a rule is broken.
#
#   Scripts/check-house.sh                checks this checkout
#   Scripts/check-house.sh --fence        lists the files that say `unsafe`
#   Scripts/check-house.sh --self-test    checks the checks against good and bad samples
#
# Exceptions, each with its reason, stand in Scripts/house/*.txt. Needs bash, awk, find and sed only.

set -euo pipefail
shopt -s inherit_errexit
export LC_ALL=C
trap 'echo "House rules: the check itself failed, line $LINENO." >&2' ERR
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

# shellcheck source=Scripts/house/rules.sh
source "$here/house/rules.sh"

case "${1:-}" in
  --self-test)
    # shellcheck source=Scripts/house/self-test.sh
    source "$here/house/self-test.sh"
    self_test
    ;;
  --fence)
    cd "$here/.."
    list_unsafe_files
    ;;
  "")
    cd "$here/.."
    found=$(check_all | sort -t: -k1,1 -k2,2n)
    if [[ -n "$found" ]]; then
      printf '%s\n' "$found"
      echo "House rules: $(wc -l <<<"$found") broken." >&2
      exit 1
    fi
    echo "House rules: all kept ($(source_files | wc -l) files; $(list_unsafe_files | wc -l) say unsafe)."
    ;;
  *)
    sed -n '/^#   Scripts/s/^#   //p' "${BASH_SOURCE[0]}" >&2
    exit 64
    ;;
esac
