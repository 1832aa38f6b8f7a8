#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Checks that every symbol of Scripts/house/client-api.txt has one row in the table of
# Sources/SimpleTab/SimpleTab.docc/ClientAPI.md, that the row's test exists, and that the test's file
# names the symbol. Prints `file:line: [client-api] reason` and exits 1 otherwise.
#
#   Scripts/check-client-api.sh [--self-test]

set -euo pipefail
export LC_ALL=C
cd "$(dirname "${BASH_SOURCE[0]}")/.."

symbols=Scripts/house/client-api.txt
table=Sources/SimpleTab/SimpleTab.docc/ClientAPI.md

# Reads the list, then the table, then each test file that a row names.
check() {
  awk -v list="$1" -v table="$2" '
    function fault(line, reason) { print table ":" line ": [client-api] " reason; faults++ }
    function contents(path,   text, line) {
      if (path in read) return read[path]
      text = ""
      while ((getline line < path) > 0) text = text line "\n"
      close(path)
      return read[path] = text
    }
    # The word that a use of the symbol writes: the member, or the type for an initializer.
    function word(symbol,   parts, count) {
      gsub(/\(optional call\)/, "", symbol)
      sub(/\(.*$/, "", symbol)
      count = split(symbol, parts, ".")
      if (parts[count] != "init") return parts[count]
      return parts[count - 1]
    }
    BEGIN {
      # An abstract class is made through a class under it.
      made["CAPropertyAnimation"] = "CABasicAnimation"
      made["UIBarAppearance"] = "UITabBarAppearance"
      while ((getline line < list) > 0)
        if (line !~ /^#/ && line != "") wanted[line] = 1
      number = 0
      while ((getline line < table) > 0) {
        number++
        if (line !~ /^\| `/) continue
        split(line, cell, / \| /)
        symbol = cell[1]; sub(/^\| `/, "", symbol); sub(/`$/, "", symbol)
        test = cell[2]
        path = cell[3]; sub(/ \|$/, "", path); path = "Tests/" path
        rows++
        if (symbol in row) fault(number, symbol " has two rows")
        row[symbol] = number
        if (!(symbol in wanted)) fault(number, symbol " is not in " list)
        text = contents(path)
        if (text == "") { fault(number, path " does not exist"); continue }
        if (!index(text, "func `" test "`(") && !index(text, "func " test "(") && !index(text, "\"" test "\""))
          fault(number, path " has no test \"" test "\"")
        name = word(symbol)
        if (name in made) name = made[name]
        if (text !~ ("(^|[^A-Za-z0-9_])" name "([^A-Za-z0-9_]|$)"))
          fault(number, path " does not name " name)
      }
      for (symbol in wanted) if (!(symbol in row)) missing[++gaps] = symbol
      for (i = 1; i <= gaps; i++) fault(1, missing[i] " has no row")
      if (!faults) print "Client API: " rows " symbols, each with its test."
      exit faults > 0
    }'
}

# Each kind of fault is found in a sample, and a good sample has none.
self_test() {
  local folder
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' RETURN
  local good='| `UIView.frame` | geometryLivesInTheLayer | ViewKitTests/Views/UIViewTests.swift |'
  echo "UIView.frame" >"$folder/list"
  expect() {
    printf '%s\n' "${@:2}" >"$folder/table"
    if ! (check "$folder/list" "$folder/table" || true) | grep -qF -- "$1"; then
      echo "Client API: the check does not say \"$1\"." >&2
      exit 1
    fi
  }
  expect "1 symbols, each with its test" "$good"
  expect "has no row" "no table"
  expect "has two rows" "$good" "$good"
  expect "is not in" "$good" "${good/UIView.frame/UIView.alpha}"
  expect "does not exist" "${good/UIViewTests/NoTests}"
  expect "has no test" "${good/geometryLives/nothingLives}"
  echo "UIView.nothing" >"$folder/list"
  expect "does not name nothing" "${good/UIView.frame/UIView.nothing}"
  echo "Client API: the check finds every kind of fault."
}

case "${1:-}" in
  --self-test) self_test ;;
  "") check "$symbols" "$table" ;;
  *)
    sed -n '/^#   Scripts/s/^#   //p' "${BASH_SOURCE[0]}" >&2
    exit 64
    ;;
esac
