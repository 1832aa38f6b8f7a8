#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Installs the system packages, builds the command, and films the built-in demo: all six transitions
# between its three tabs, in the Pop and in the Elegant style, and a filmstrip of each. Writes under out,
# or under the folder given as argument, and says where to look. SIMPLETAB_BUILD names another build
# folder than .build.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

build=(--scratch-path "${SIMPLETAB_BUILD:-.build}" --configuration release)
out=${1:-out}

step() { printf '\n== %s\n' "$*"; }

step "System packages"
Scripts/install-dependencies.sh

step "Build"
swift build "${build[@]}" --product simpletab </dev/null
simpletab=$(swift build "${build[@]}" --show-bin-path </dev/null)/simpletab

# Each style with the view transition that the original shows beside it.
for scene in demo demo-elegant; do
  step "Scene $scene"
  "$simpletab" render "$scene" -o "$out" </dev/null
  for pair in 0-1 0-2 1-0 1-2 2-0 2-1; do
    "$simpletab" film "$scene" --transition "$pair" -o "$out/$scene/filmstrip-$pair.png" </dev/null
  done
done

step "Where to look"
frames=$(find "$out/demo" "$out/demo-elegant" -name 'frame-*.png' | wc -l)
cat <<WHERE
$frames frames     $out/demo/0-1/frame-0000.png … and $out/demo-elegant/…
12 filmstrips  $out/demo/filmstrip-0-1.png …
manifests      $out/demo/manifest.json, $out/demo-elegant/manifest.json
Start with     $out/demo/filmstrip-0-1.png
WHERE
