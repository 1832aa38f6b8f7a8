#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Draws the pictures of our documents (Scripts/docs.json) anew and fills their blocks. With --check it
# writes nothing, lists what is out of date, and exits with 4 when something is. Builds the tool for
# release first, because drawing is slow without. SIMPLETAB_BUILD names another build folder than .build.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

build=(-c release --scratch-path "${SIMPLETAB_BUILD:-.build}")
case "${1:-}" in
  --check) action=--check ;;
  "") action=--prune ;;
  *)
    echo "usage: Scripts/update-docs.sh [--check]" >&2
    exit 64
    ;;
esac

swift build "${build[@]}" --product simpletab </dev/null
"$(swift build "${build[@]}" --show-bin-path)/simpletab" docs "$action" --config Scripts/docs.json
