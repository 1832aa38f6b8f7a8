#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Builds everything with a sanitizer and runs all tests under it: `Scripts/sanitize.sh KIND`, where KIND is
# - address: memory that is not ours, and leaks;
# - thread: data races;
# - undefined: what C leaves undefined (overflow, shifts, alignment, null pointers), in our C targets.
# Further arguments go to `swift test`: `Scripts/sanitize.sh thread --filter RecordingTests`. Exits 0 when
# every test passes and nothing is reported. Each kind has its own build, .build/KIND, some minutes the
# first time; all tests take one to ten minutes. SIMPLETAB_BUILD names another build folder than .build.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

kind=${1:-}
case $kind in
  address | thread | undefined) shift ;;
  *)
    echo "usage: Scripts/sanitize.sh address|thread|undefined [arguments of swift test]" >&2
    exit 64
    ;;
esac

house=$PWD/Scripts/house
folder=${SIMPLETAB_BUILD:-.build}/$kind
build=(--scratch-path "$folder" --explicit-target-dependency-import-check error)
if [[ $kind == undefined ]]; then
  # Swift has no such sanitizer on Linux; it checks its own arithmetic. So C alone is built with it, and
  # its runtime is linked by the compiler that Swift links with.
  build+=(-Xcc -fsanitize=undefined -Xswiftc -Xclang-linker -Xswiftc -fsanitize=undefined)
else
  build+=(--sanitize "$kind")
fi

echo "== Build"
swift build "${build[@]}" --build-tests </dev/null

log=$(mktemp)
trap 'rm -f "$log"' EXIT
status=0

# Runs tests with settings of the environment; the rest goes to `swift test`.
run_tests() {
  local settings=("$1")
  shift
  env "${settings[@]}" swift test "${build[@]}" --skip-build "$@" </dev/null 2>&1 | tee -a "$log" || status=$?
}

case $kind in
  address)
    echo "== Tests"
    run_tests ASAN_OPTIONS=detect_leaks=0 "$@"
    # Leaks are looked for where memory is taken by hand: in the targets that call C. Above them tests
    # leave whole trees of views in mid-change, and Swift keeps pointers with bits of their own, which
    # are reported though nothing is lost; what must be freed there has tests with weak references.
    if (($# == 0)); then
      echo "== Leaks"
      export LSAN_OPTIONS=suppressions=$house/leak-suppressions.txt:print_suppressions=0
      run_tests ASAN_OPTIONS=detect_leaks=1 \
        --filter '^(RasterTests|ImageCodingTests|ImageDiffTests|CompositingTests|TypesettingTests)\.'
    fi
    ;;
  thread)
    # On Linux, Swift's Mutex is in part invisible to the sanitizer. The probe proves what is done about
    # it: counting under a Mutex is then no race, and counting without one still is.
    preload=LD_PRELOAD=
    if [[ $(uname) == Linux ]]; then
      echo "== Probe"
      mutex=$(realpath "$folder")/thread-sanitizer-mutex.so
      probe=$(realpath "$folder")/thread-sanitizer-probe
      clang=$(dirname "$(realpath "$(command -v swiftc)")")/clang
      "$clang" -O2 -Wall -Werror -shared -fPIC -o "$mutex" "$house/thread-sanitizer-mutex.c"
      swiftc -sanitize=thread -o "$probe" "$house/thread-sanitizer-probe.swift"
      preload=LD_PRELOAD=$mutex
      if ! env "$preload" "$probe"; then
        echo "Scripts/sanitize.sh: a Mutex is taken for a race; see $house/thread-sanitizer-mutex.c" >&2
        exit 1
      fi
      if env "$preload" "$probe" race >/dev/null 2>&1; then
        echo "Scripts/sanitize.sh: a race is not seen; the sanitizer does not work here" >&2
        exit 1
      fi
      echo "A Mutex is no race, and a race is seen."
    fi
    echo "== Tests"
    run_tests "$preload" "$@"
    ;;
  undefined)
    echo "== Tests"
    run_tests UBSAN_OPTIONS=print_stacktrace=1 "$@"
    ;;
esac

# UndefinedBehaviorSanitizer goes on after a report, and a report in a program that a test starts does not
# fail by itself.
reports=$(grep -cE 'WARNING: ThreadSanitizer|ERROR: (Address|Leak)Sanitizer|: runtime error: ' "$log") || true
printf '\n%s: %d reports, swift test exits with %d\n' "$kind" "$reports" "$status"
((status == 0 && reports == 0))
