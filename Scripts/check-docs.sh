#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Proves the documents: every block of Swift in README.md and in the DocC articles is compiled in a package
# that depends on this one, every block of `sh` in the articles is run, and so are the packages that
# `simpletab new` writes. Uses the debug build's command. SIMPLETAB_BUILD names another build folder
# than .build; packages are built in its folder `clients`.
#
# A block without imports has those of the libraries. One that begins with a declaration stands at a
# file's top, another one in a function, where `pages`, `controller` and `folder` are there.

set -euo pipefail
# The documents are read at a desk, where goldens are recorded without being asked twice.
unset CI
cd "$(dirname "${BASH_SOURCE[0]}")/.."

checkout=$PWD
build=$(mkdir -p "${SIMPLETAB_BUILD:-.build}" && cd "${SIMPLETAB_BUILD:-.build}" && pwd)
scratch=$build/clients
samples=$build/samples
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export simpletab=$build/debug/simpletab

documents() {
  echo README.md
  find Sources -path '*.docc/*.md' -not -path '*/Decisions/*' | sort
}

# The blocks of one document as Swift files in a folder.
extract() {
  awk -v folder="$2" '
    function flush_block(  i, imports, text, first, name) {
      imports = ""; text = ""; first = ""
      for (i = 1; i <= count; i++) {
        if (lines[i] ~ /^(@testable )?import /) { imports = imports lines[i] "\n"; continue }
        if (first == "" && lines[i] !~ /^ *(\/\/|$)/) first = lines[i]
        text = text lines[i] "\n"
      }
      if (imports == "")
        imports = "import Foundation\nimport Golden\nimport Recording\nimport SimpleTab\n" \
          "import SimpleTabTesting\nimport Testing\nimport ViewKit\n"
      name = folder "/Block" number ".swift"
      if (first !~ /^(@[A-Za-z]+ *|public |final |open )*(class|struct|enum|extension|protocol|func) / &&
        first !~ /^@(MainActor|Test|Suite)/)
        text = "@MainActor func block" number "() throws {\n" text "}\n"
      printf "%s\n#sourceLocation(file: \"%s\", line: %d)\n%s", imports, FILENAME, start, text > name
      close(name)
    }
    /^```swift$/ { inside = 1; count = 0; number++; start = FNR + 1; next }
    /^```$/ && inside { inside = 0; flush_block(); next }
    inside { lines[++count] = $0 }
  ' "$1"
}

rm -rf "$samples"
mkdir -p "$samples/Tests"
targets=()
blocks=0
while IFS= read -r document; do
  name=Document$(basename "$document" .md | tr -cd 'A-Za-z0-9')
  mkdir -p "$samples/Tests/$name"
  extract "$document" "$samples/Tests/$name"
  found=$(find "$samples/Tests/$name" -name 'Block*' | wc -l)
  if ((found == 0)); then
    rmdir "$samples/Tests/$name"
    continue
  fi
  blocks=$((blocks + found))
  targets+=("$name")
  cat >"$samples/Tests/$name/Given.swift" <<'SWIFT'
import Foundation
import SimpleTab
import ViewKit

@MainActor let pages: [UIViewController] = []
@MainActor let controller = SimpleTabBarController()
let folder = URL(fileURLWithPath: "frames")
SWIFT
done < <(documents)
{
  cat <<SWIFT
// swift-tools-version: 6.2
import PackageDescription
let products: [Target.Dependency] = ["SimpleTab", "UIKit", "SimpleTabTesting"].map {
  .product(name: \$0, package: "SimpleTab")
}
let package = Package(
  name: "Samples", platforms: [.macOS(.v26)],
  dependencies: [.package(name: "SimpleTab", path: "$checkout")],
  targets: [
SWIFT
  for name in "${targets[@]}"; do
    echo "    .testTarget(name: \"$name\", dependencies: products),"
  done
  echo '  ], swiftLanguageModes: [.v6])'
} >"$samples/Package.swift"
swift build --package-path "$samples" --scratch-path "$scratch" --build-tests </dev/null >"$folder/log" 2>&1 || {
  grep -E 'error:' "$folder/log" | sort -u >&2 || cat "$folder/log" >&2
  echo "Documents: a sample does not compile." >&2
  exit 1
}
echo "Documents: $blocks blocks of Swift from ${#targets[@]} documents compile."

# What the articles tell to type. `swift` builds where the samples were built.
mkdir -p "$folder/bin" "$folder/home"
ln -s "$simpletab" "$folder/bin/simpletab"
cat >"$folder/bin/swift" <<SH
#!/bin/sh
command=\$1
shift
exec "$(command -v swift)" "\$command" --scratch-path "$scratch" "\$@" </dev/null
SH
chmod +x "$folder/bin/swift"
ran=0
for document in Sources/SimpleTab/SimpleTab.docc/{YourFirstFilm,FilmYourOwnStyle}.md; do
  commands=$folder/$(basename "$document" .md).sh
  awk '/^```sh$/ { inside = 1; next } /^```$/ { inside = 0 } inside' "$document" >"$commands"
  ran=$((ran + $(wc -l <"$commands")))
  mkdir "$folder/$(basename "$document" .md)"
  if ! (cd "$folder/$(basename "$document" .md)" &&
    PATH="$folder/bin:$PATH" bash -euxo pipefail "$commands" >"$folder/log" 2>&1); then
    tail -n 40 "$folder/log" >&2
    echo "Documents: a command of $document fails." >&2
    exit 1
  fi
done
echo "Documents: $ran commands of the articles run."

"$simpletab" new transition Rise -o "$folder/rise" >/dev/null
if ! PATH="$folder/bin:$PATH" swift test --package-path "$folder/rise" >"$folder/log" 2>&1; then
  tail -n 40 "$folder/log" >&2
  echo "Documents: a new view transition does not pass its own test." >&2
  exit 1
fi
echo "Documents: a new scene, style and view transition film and pass their tests."
