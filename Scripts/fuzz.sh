#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Fuzzes what reads input from strangers, with libFuzzer and the address sanitizer, from the inputs of
# Fixtures/Fuzz. Prints for each target how many inputs ran and how many edges of the code they
# reached; what breaks a promise is kept under .build/fuzz/found, and exits 1.
#
#   Scripts/fuzz.sh [SECONDS] [TARGET…]    each target, or those named, for so long (default: 30)
#   Scripts/fuzz.sh --merge TARGET FOLDER  adds to Fixtures/Fuzz what reaches new code in a folder
#
# SIMPLETAB_BUILD names another build folder than .build.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

build=${SIMPLETAB_BUILD:-.build}/fuzz
export SIMPLETAB_FUZZ=build
# Undeclared leaks are the Swift runtime's own caches.
export ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1

swift build --scratch-path "$build" --configuration release --product simpletab-fuzz \
  -Xswiftc -sanitize=fuzzer,address -Xcc -fsanitize=fuzzer-no-link,address -Xswiftc -use-ld=lld \
  </dev/null
fuzzer=$(swift build --scratch-path "$build" --configuration release --show-bin-path </dev/null)/simpletab-fuzz

if [[ ${1:-} == --merge ]]; then
  SIMPLETAB_FUZZ=$2 "$fuzzer" -merge=1 -max_len=4096 "Fixtures/Fuzz/$2" "$3"
  exit
fi

seconds=30
if [[ ${1:-} =~ ^[0-9]+$ ]]; then
  seconds=$1
  shift
fi
targets=("$@")
if ((${#targets[@]} == 0)); then mapfile -t targets < <(ls Fixtures/Fuzz); fi

# Fuzzes one target and says what came of it; fails when something was found.
fuzz() {
  local target=$1 corpus=$build/corpus/$1 log=$build/$1.log result=ok
  local runs edges kept
  mkdir -p "$corpus" "$build/found"
  SIMPLETAB_FUZZ=$target "$fuzzer" "$corpus" "Fixtures/Fuzz/$target" -max_total_time="$seconds" \
    -timeout=25 -rss_limit_mb=4096 -max_len=16384 -print_final_stats=1 -print_pcs=0 \
    -artifact_prefix="$build/found/$target-" </dev/null >"$log" 2>&1 || result=FOUND
  runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log" | tail -n 1)
  edges=$(sed -n 's/.* cov: \([0-9]*\) .*/\1/p' "$log" | tail -n 1)
  kept=$(find "$corpus" -type f | wc -l)
  echo "$target: $result, ${runs:-0} inputs in $seconds s, ${edges:-0} edges reached, $kept inputs kept"
  if [[ $result == FOUND ]]; then
    grep -m 3 -E 'ERROR|Fatal error|SUMMARY|Test unit written' "$log" || tail -n 5 "$log"
    return 1
  fi
}

# As many at a time as there are processors.
status=0
running=0
for target in "${targets[@]}"; do
  if ((running == $(nproc))); then
    wait -n || status=1
    running=$((running - 1))
  fi
  fuzz "$target" &
  running=$((running + 1))
done
while ((running > 0)); do
  wait -n || status=1
  running=$((running - 1))
done
exit "$status"
