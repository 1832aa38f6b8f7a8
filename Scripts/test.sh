#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Everything that must hold before a change goes in: installs the system packages, lints, checks the
# house's rules, builds with warnings and undeclared imports as errors, runs every test. Arguments go to
# `swift test`, so `Scripts/test.sh --filter RasterTests` runs some of them.
# SIMPLETAB_BUILD names another build folder than .build.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

build=(--scratch-path "${SIMPLETAB_BUILD:-.build}" --explicit-target-dependency-import-check error)

step() { printf '\n== %s\n' "$*"; }

step "System packages"
Scripts/install-dependencies.sh

step "Lint"
swift format lint --strict --recursive Package.swift Sources Tests
echo "Lint: nothing to say."

step "House rules"
Scripts/check-house.sh --self-test
Scripts/check-house.sh
Scripts/check-client-api.sh --self-test
Scripts/check-client-api.sh

step "Build"
swift build "${build[@]}" --build-tests </dev/null

step "Tests"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
status=0
swift test "${build[@]}" --skip-build "$@" </dev/null 2>&1 | tee "$log" || status=$?

step "Completions and manual page"
Scripts/check-completions.sh || status=1

# A package of its own, because it is built as users' packages are. Left out when tests are chosen.
if (($# == 0)); then
  step "Client code"
  swift test --package-path Tests/UIKitClients --scratch-path "${SIMPLETAB_BUILD:-.build}/clients" \
    </dev/null 2>&1 | tee -a "$log" || status=$?

  step "Golden tests of a user's package"
  Scripts/check-golden-failures.sh || status=1

  step "Documents"
  Scripts/check-docs.sh || status=1
  Scripts/build-docs.sh || status=1
fi

# By the build for release, because without optimization these take minutes, and the demo needs that
# build anyway. Left out when tests are chosen.
if (($# == 0)); then
  step "Pictures of documents"
  Scripts/update-docs.sh --check || status=$?

  step "Killed recordings"
  if command -v python3 >/dev/null; then
    Scripts/check-golden-kills.py --tool "${SIMPLETAB_BUILD:-.build}/release/simpletab" || status=$?
  else
    echo "There is no python3 here; nothing is killed."
  fi
fi

# Both test libraries print closing lines; this adds them up. XCTest's last line is its total.
awk -v status="$status" '
  function number_after(word) {
    if (!match($0, word " [0-9]+")) return 0
    return substr($0, RSTART + length(word) + 1, RLENGTH - length(word) - 1) + 0
  }
  /Test run with [0-9]+ test/ { total += number_after("with"); next }
  /^[^A-Za-z]*Test .* failed after / { failed++ }
  /Executed [0-9]+ test/ { old = number_after("Executed"); old_failed = number_after("with") }
  END {
    total += old
    failed += old_failed
    if (status != 0 && failed == 0) failed = 1
    passed = total > failed ? total - failed : 0
    printf "\n%d passed, %d failed\n", passed, failed
    if (total == 0) { print "No test ran."; exit 1 }
  }' "$log" || status=1
exit "$status"
