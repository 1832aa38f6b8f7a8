#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Installs the system packages that the build, the tests and the demo need, and nothing else. The
# libraries are read from Package.swift, so that they are named in one place; the fonts and pkg-config
# are named here. Does nothing, without asking the network, when all of them are installed.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Prints the packages that Package.swift names for one installer (apt or brew), one a line.
libraries_for() {
  sed -n "s/.*\.$1(\[\([^]]*\)\]).*/\1/p" Package.swift | tr ',' '\n' | tr -d '" '
}

install_with_apt() {
  local wanted missing=() package as_root=()
  mapfile -t wanted < <(
    libraries_for apt
    # The default face, faces for other scripts, and what finds the libraries for the build.
    printf '%s\n' fonts-inter fonts-noto-core pkg-config
  )
  for package in "${wanted[@]}"; do
    if [[ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" != installed ]]; then
      missing+=("$package")
    fi
  done
  if ((${#missing[@]} == 0)); then
    echo "System packages: all ${#wanted[@]} are installed."
    return
  fi
  if [[ "$(id -u)" != 0 ]]; then
    if ! command -v sudo >/dev/null; then
      echo "System packages: as root or with sudo, install: ${missing[*]}" >&2
      exit 1
    fi
    as_root=(sudo)
  fi
  echo "System packages: installing ${missing[*]} (apt-get)."
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get update -qq </dev/null
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq \
    --no-install-recommends "${missing[@]}" </dev/null >/dev/null
  echo "System packages: done."
}

install_with_brew() {
  local wanted
  mapfile -t wanted < <(
    libraries_for brew
    echo pkg-config
  )
  echo "System packages: installing ${wanted[*]} and the font Inter (Homebrew; untested)."
  brew install --quiet "${wanted[@]}"
  brew install --quiet --cask font-inter
}

if command -v apt-get >/dev/null && command -v dpkg-query >/dev/null; then
  install_with_apt
elif command -v brew >/dev/null; then
  install_with_brew
else
  {
    echo "System packages: this script knows apt (Debian, Ubuntu) and Homebrew."
    echo "Elsewhere install your system's development packages of: $(libraries_for apt | tr '\n' ' ')"
    echo "and the font Inter."
  } >&2
  exit 1
fi
