#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Builds the documentation of the public libraries with the toolchain's own docc, warnings as errors:
# one folder of static HTML a library, under .build/documentation or the folder given as argument. Reads
# the modules of the debug build (SIMPLETAB_BUILD, or .build), which must be there.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

build=${SIMPLETAB_BUILD:-.build}
out=${1:-$build/documentation}
symbols=$(mktemp -d)
trap 'rm -rf "$symbols"' EXIT
tools=$(dirname "$(readlink -f "$(command -v swift)")")
modules=$build/debug/Modules
if [[ ! -d $modules ]]; then
  echo "Documentation: there is no $modules; run swift build first." >&2
  exit 1
fi

# What the modules need to be read: the module maps of the C targets and the system's headers.
flags=(-I "$modules" -target "$(swiftc -print-target-info | sed -n 's/.*"triple": "\(.*\)",/\1/p' | head -n 1)")
for map in Sources/C*/module.modulemap "$build"/debug/C*.build/module.modulemap; do
  flags+=(-Xcc "-fmodule-map-file=$map")
done
for folder in Sources/C*/include; do flags+=(-Xcc -I -Xcc "$folder"); done
read -ra headers < <(pkg-config --cflags-only-I freetype2 harfbuzz fribidi libpng)
for flag in "${headers[@]}"; do flags+=(-Xcc "$flag"); done

mkdir -p "$out"
for library in SimpleTab ViewKit Recording SimpleTabTesting; do
  mkdir -p "$symbols/$library"
  "$tools/swift-symbolgraph-extract" -module-name "$library" "${flags[@]}" \
    -minimum-access-level public -skip-inherited-docs -output-dir "$symbols/$library" >/dev/null
  "$tools/docc" convert "Sources/$library/$library.docc" \
    --additional-symbol-graph-dir "$symbols/$library" --warnings-as-errors \
    --fallback-display-name "$library" --fallback-bundle-identifier "simpletab.$library" \
    --transform-for-static-hosting --hosting-base-path "$library" --output-path "$out/$library"
done
echo "Documentation: without warnings in $out: $(ls "$out" | tr '\n' ' ')"
