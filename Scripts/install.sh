#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Builds the command for daily use and installs it: Scripts/install.sh [PREFIX], by default ~/.local.
# Swift's libraries become part of the program, which lies at a fixed address: on Linux it starts in 3 ms
# instead of 9, and runs where no Swift is installed. SIMPLETAB_BUILD names another build folder than
# .build, SIMPLETAB_PRODUCT another product than simpletab.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

prefix=${1:-$HOME/.local}
product=${SIMPLETAB_PRODUCT:-simpletab}
scratch=${SIMPLETAB_BUILD:-.build}/install
build=(--scratch-path "$scratch" --configuration release)

if [[ $(uname) == Linux ]]; then
  build+=(--static-swift-stdlib -Xlinker -no-pie)
  # The C++ library that Swift needs is linked in, too, where its archive is there: a folder that holds
  # nothing else is searched first.
  archive=$(clang -print-file-name=libstdc++.a 2>/dev/null || true)
  if [[ -f $archive ]]; then
    mkdir -p "$scratch/archives"
    ln -sf "$archive" "$scratch/archives/libstdc++.a"
    build+=(-Xswiftc "-L$PWD/$scratch/archives")
  fi
fi

Scripts/install-dependencies.sh
swift build "${build[@]}" --product "$product" </dev/null
mkdir -p "$prefix/bin"
install -m 755 "$(swift build "${build[@]}" --show-bin-path </dev/null)/$product" "$prefix/bin/"
printf 'Installed %s/bin/%s\n' "$prefix" "$product"
