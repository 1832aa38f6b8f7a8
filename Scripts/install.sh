#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Builds the command for daily use and installs it with its man page and its completions for bash, zsh
# and fish:
#
#   Scripts/install.sh [PREFIX]                by default ~/.local
#   Scripts/install.sh --uninstall [PREFIX]    removes the same files and nothing else
#
# Swift's libraries become part of the program, which lies at a fixed address: on Linux it starts in 3 ms
# instead of 9, and runs where no Swift is installed. DESTDIR goes before PREFIX, as packages want it.
# SIMPLETAB_BUILD names another build folder than .build, SIMPLETAB_PRODUCT another product than
# simpletab, which comes without pages.

set -euo pipefail

is_uninstall=false
if [[ ${1:-} == --uninstall ]]; then
  is_uninstall=true
  shift
fi
prefix=${1:-$HOME/.local}
if (($# > 1)) || [[ -z $prefix || $prefix == -* ]]; then
  echo "usage: Scripts/install.sh [--uninstall] [PREFIX]" >&2
  exit 64
fi
[[ $prefix == /* ]] || prefix=$PWD/$prefix
root=${DESTDIR:-}$prefix
cd "$(dirname "${BASH_SOURCE[0]}")/.."

product=${SIMPLETAB_PRODUCT:-simpletab}
# Each file, and the arguments that make the command print it; none for the command itself.
files=("$root/bin/$product")
words=("")
if [[ $product == simpletab ]]; then
  files+=("$root/share/man/man1/simpletab.1") words+=("man")
  files+=("$root/share/bash-completion/completions/simpletab") words+=("completions bash")
  files+=("$root/share/zsh/site-functions/_simpletab") words+=("completions zsh")
  files+=("$root/share/fish/vendor_completions.d/simpletab.fish") words+=("completions fish")
fi

if $is_uninstall; then
  for file in "${files[@]}"; do
    [[ -e $file ]] || continue
    rm -f "$file"
    printf 'Removed %s\n' "$file"
  done
  exit
fi

# Before the build, which takes minutes.
for file in "${files[@]}"; do
  folder=$(dirname "$file")
  if ! mkdir -p "$folder" 2>/dev/null || [[ ! -w $folder ]]; then
    echo "Scripts/install.sh: cannot write to $folder; name another: Scripts/install.sh PREFIX" >&2
    exit 73
  fi
done

scratch=${SIMPLETAB_BUILD:-.build}/install
[[ $scratch == /* ]] || scratch=$PWD/$scratch
build=(--scratch-path "$scratch" --configuration release)

if [[ $(uname) == Linux ]]; then
  # No search path beside the program, where no libraries are.
  build+=(--static-swift-stdlib --disable-local-rpath -Xlinker -no-pie)
  # No list of its own symbols for libraries that might look for them, and no libgcc beside it.
  build+=(-Xlinker --no-export-dynamic -Xswiftc -Xclang-linker -Xswiftc -static-libgcc)
  # The C++ library that Swift needs is linked in, too, where its archive is there: a folder that holds
  # nothing else is searched first.
  archive=$(clang -print-file-name=libstdc++.a 2>/dev/null || true)
  if [[ -f $archive ]]; then
    mkdir -p "$scratch/archives"
    ln -sf "$archive" "$scratch/archives/libstdc++.a"
    build+=(-Xswiftc "-L$scratch/archives")
  fi
fi

Scripts/install-dependencies.sh
swift build "${build[@]}" --product "$product" </dev/null
built=$(swift build "${build[@]}" --show-bin-path </dev/null)/$product
for i in "${!files[@]}"; do
  if [[ -z ${words[i]} ]]; then
    install -m 755 "$built" "${files[i]}"
  else
    read -ra arguments <<<"${words[i]}"
    "$built" "${arguments[@]}" >"${files[i]}"
    chmod 644 "${files[i]}"
  fi
  printf 'Installed %s\n' "${files[i]}"
done
