#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Checks that `simpletab selftest` prints the hash of the changelog whatever surrounds it: debug and release,
# any number of threads, any vectors, locale, time zone, home, user, folder, environment. Builds both
# commands first; --release leaves the debug build out.
#
#   Scripts/check-determinism.sh [--release]
#
# SIMPLETAB_BUILD names another build folder than .build.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

scratch=(--scratch-path "${SIMPLETAB_BUILD:-.build}")
# The newest version stands first.
wanted=$(grep -oE '`[0-9a-f]{64}`' CHANGELOG.md | head -n 1 | tr -d '`')
configurations=(debug release)
if [[ ${1:-} == --release ]]; then configurations=(release); fi
failed=0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
chmod 755 "$work"

# Locales that the system has not are made here, where localedef has their sources.
locales=(C POSIX tr_TR.UTF-8 ar_EG.UTF-8 de_DE.UTF-8 hi_IN.UTF-8)
declare -A origin
mkdir "$work/locales"
for locale in "${locales[@]}"; do
  if locale -a 2>/dev/null | tr -d - | grep -qix "${locale//-/}"; then
    origin[$locale]=installed
  elif command -v localedef >/dev/null \
    && localedef -i "${locale%.*}" -f UTF-8 "$work/locales/$locale" 2>/dev/null \
    && [[ $(LOCPATH=$work/locales LC_ALL=$locale locale charmap 2>/dev/null) == UTF-8 ]]; then
    origin[$locale]=made
  else
    origin[$locale]="not there, only named"
  fi
done
chmod -R a+rX "$work/locales"

# Runs the self-test in some surroundings: their name, then the words before the command's.
check() {
  local name=$1 got
  shift
  got=$("$@" 2>&1 </dev/null) || true
  if [[ $got == "$wanted" ]]; then echo "same    $configuration, $name"; else
    echo "DIFFERS $configuration, $name: $got"
    failed=1
  fi
}

for configuration in "${configurations[@]}"; do
  # With the flags that test.sh and demo.sh give, so that what they built is used.
  build=("${scratch[@]}")
  if [[ $configuration == debug ]]; then
    build+=(--explicit-target-dependency-import-check error)
  fi
  swift build "${build[@]}" --configuration "$configuration" --product simpletab </dev/null | tail -n 1
  tool=$(swift build "${build[@]}" --configuration "$configuration" --show-bin-path </dev/null)/simpletab
  # A copy that another user may run, whose own folder may be closed to them.
  install -m 755 "$tool" "$work/simpletab"
  tool=$work/simpletab
  test=("$tool" selftest)
  check "as it is" "${test[@]}"
  for jobs in 1 2 3 7 16; do check "-j $jobs" "${test[@]}" -j "$jobs"; done
  for vectors in none avx2 avx512; do
    check "vectors $vectors" env SIMPLETAB_VECTORS="$vectors" "${test[@]}"
  done
  for locale in "${locales[@]}"; do
    place=()
    if [[ ${origin[$locale]} == made ]]; then place=(LOCPATH="$work/locales"); fi
    check "LC_ALL=$locale (${origin[$locale]})" \
      env "${place[@]}" LC_ALL="$locale" LANG="$locale" LANGUAGE="$locale" "${test[@]}"
  done
  for zone in Pacific/Kiritimati America/St_Johns :nowhere; do
    check "TZ=$zone" env TZ="$zone" "${test[@]}"
  done
  mkdir -p "$work/home"
  check "another home" env HOME="$work/home" XDG_CACHE_HOME="$work/home" "${test[@]}"
  check "no home" env HOME=/nowhere "${test[@]}"
  check "an empty environment" env -i "${test[@]}"
  check "another folder" env -C / "${test[@]}"
  check "an empty folder that is gone" bash -c "mkdir '$work/gone' && cd '$work/gone' && rmdir '$work/gone' && '$tool' selftest"
  check "no fonts of the system" env FONTCONFIG_FILE=/dev/null "${test[@]}"
  check "few files, little stack" bash -c "ulimit -n 32 -s 1024 && '$tool' selftest"
  if [[ $(id -u) == 0 ]] && command -v setpriv >/dev/null; then
    check "another user" setpriv --reuid=65534 --regid=65534 --clear-groups "${test[@]}"
  else
    echo "skipped $configuration, another user: needs root and setpriv"
  fi
done
exit "$failed"
