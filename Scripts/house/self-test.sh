# shellcheck shell=bash disable=SC2016
# SPDX-License-Identifier: MIT
#
# Checks the rules themselves: a good sample tree breaks none, and each bad sample breaks the rule it
# is meant to break. Works in a temporary folder. Sourced by check-house.sh.

header='// SPDX-License-Identifier: MIT
//
// What the file is for.
'

# Writes a file of a sample tree: path, then its text, by default with a good header above it.
sample() {
  mkdir -p "$(dirname "$1")"
  printf '%s\n' "${3-$header}" "$2" >"$1"
}

good_tree() {
  sample Package.swift 'targets: "Raster", "ViewKit"' "// swift-tools-version: 6.2
$header"
  sample Sources/Raster/Pixels/Row.swift 'func width(_ n: Int) -> Int { return n } // return "unsafe"'
  sample Tests/RasterTests/Pixels/RowTests.swift 'import Testing'
  sample Sources/ViewKit/Names.swift 'import Raster
let placeholderText = "unsafe { print(x) }"'
  sample ARCHITECTURE.md '`Raster` `ViewKit`, see [the manifest](Package.swift#top)' ''
  sample Fixtures/Golden/Raster/row/wide@2x.png 'x' ''
  echo '// "row/wide"' >>Tests/RasterTests/Pixels/RowTests.swift
}

two_decisions() {
  sample "$1/0002-a.md" "$(printf '# 0002: %s\n## Context\n## Consequences' A)" ''
  sample "$1/0002-b.md" "$(printf '# 0002: %s\n## Context\n## Consequences' B)" ''
}

# Expects that the rule speaks of the file when the command has changed a good tree.
expect_fault() {
  local rule=$1 file=$2 found
  shift 2
  rm -rf ./* ./.[a-z]*
  good_tree
  "$@"
  found=$(check_all)
  count=$((count + 1))
  if ! grep -qF -- "[$rule]" <<<"$(grep -F -- "$file:" <<<"$found")"; then
    echo "self-test: [$rule] says nothing of $file after: $*" >&2
    echo "${found:-nothing was found}" >&2
    failures=$((failures + 1))
  fi
}

self_test() {
  local folder found count=1 failures=0
  folder=$(mktemp -d)
  # shellcheck disable=SC2064
  trap "rm -rf '$folder'" EXIT
  cd "$folder" || return 1

  good_tree
  found=$(check_all)
  if [[ -n "$found" ]]; then
    echo "self-test: a good tree is refused:" >&2
    echo "$found" >&2
    failures=1
  fi

  local row=Sources/Raster/Pixels/Row.swift view=Sources/ViewKit/Names.swift
  expect_fault header $row sample $row 'let a = 1' ''
  expect_fault header $row sample $row 'let a = 1' '// SPDX-License-Identifier: MIT'
  expect_fault header $row sample $row 'let a = 1' "$header// Created by somebody
"
  expect_fault header $row sample $row 'let a = 1' "$header$(printf '// line %s\n' {1..12})
"
  expect_fault header Scripts/run.sh sample Scripts/run.sh 'true' '#!/bin/sh'
  expect_fault unsafe-fence $row sample $row 'let p = unsafe q.pointee'
  expect_fault unsafe-fence $row sample $row 'typealias Bytes = UnsafeRawPointer'
  expect_fault unsafe-fence $view sample $view 'final class Box: @unchecked Sendable {}'
  expect_fault length $row sample $row "$(printf '// %s\n' {1..400})"
  expect_fault mirror Sources/Raster/Fill.swift sample Sources/Raster/Fill.swift 'func f() { if true {} }'
  expect_fault mirror Tests/RasterTests/LostTests.swift sample Tests/RasterTests/LostTests.swift 'import Testing'
  expect_fault golden Fixtures/Golden/Raster/old/gone.png sample Fixtures/Golden/Raster/old/gone.png x ''
  expect_fault name $row sample $row 'struct PixelUtils {}'
  expect_fault name $row sample $row 'let canvasSize = 1'
  expect_fault name $row sample $row 'func easingCurve() {}'
  expect_fault name Sources/Raster/RowManager.swift sample Sources/Raster/RowManager.swift 'let a = 1'
  expect_fault word $row sample $row '// TODO later'
  expect_fault word $row sample $row 'let a = 1 // good enough for now'
  expect_fault word Scripts/run.sh sample Scripts/run.sh '# a stub' '#!/bin/sh'
  expect_fault path $row sample $row 'let folder = "/home/me/pictures"'
  expect_fault path ARCHITECTURE.md sample ARCHITECTURE.md '`Raster` `ViewKit` in /tmp/x' ''
  expect_fault clock $view sample $view 'let now = Date()'
  expect_fault clock $view sample $view 'try await Task.sleep(for: .seconds(1))'
  expect_fault world $view sample $view 'func f() { print("hello") }'
  expect_fault world $view sample $view 'let all = CommandLine.arguments'
  expect_fault foundation $row sample $row 'public import Foundation'
  expect_fault layer $row sample $row 'import ViewKit'
  expect_fault layer $view sample $view 'internal import CPNG'
  expect_fault layer $view sample $view '@_exported import SimpleTab'
  expect_fault layer $view sample $view 'internal import struct Recording.Film'
  expect_fault layer Sources/Extra/A.swift sample Sources/Extra/A.swift 'let a = 1'
  expect_fault document ARCHITECTURE.md sample ARCHITECTURE.md '`Raster`' ''
  expect_fault document ARCHITECTURE.md sample ARCHITECTURE.md '`Raster` `ViewKit` [gone](Gone.md)' ''
  expect_fault document Package.swift sample Package.swift '"Raster"'
  local decisions=Sources/SimpleTab/SimpleTab.docc/Decisions
  expect_fault decision $decisions/0001-a.md sample $decisions/0001-a.md '# 0001: No context' ''
  expect_fault decision $decisions/0002-b.md two_decisions $decisions
  expect_fault top-level Notes sample Notes/a.txt 'a' ''
  expect_fault trap Sources/ViewKit/Names.swift sample Sources/ViewKit/Names.swift 'let face = try! Face()'
  expect_fault trap Sources/ViewKit/Names.swift sample Sources/ViewKit/Names.swift 'let face = faces.first! '
  expect_fault trap Sources/ViewKit/Names.swift sample Sources/ViewKit/Names.swift 'func f() { fatalError("no") }'

  cd / && rm -rf "$folder"
  if ((failures > 0)); then
    echo "House rules: $failures of $count samples misjudged." >&2
    return 1
  fi
  echo "House rules: all $count samples judged rightly."
}
