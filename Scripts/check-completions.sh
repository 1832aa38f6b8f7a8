#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Tries the completions in the shells themselves, and the manual page in the roff readers, as far as
# they are installed: bash always, zsh, fish, groff, mandoc when they are there. The argument is the
# command's file; without one it is looked for in the build folder (SIMPLETAB_BUILD, or .build).

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

simpletab=$(realpath "${1:-${SIMPLETAB_BUILD:-.build}/debug/simpletab}")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/bin" "$folder/files/a folder" "$folder/functions"
ln -s "$simpletab" "$folder/bin/simpletab"
export PATH="$folder/bin:$PATH"
for name in "my scene.json" other.json face.ttf picture.png notes.txt; do : >"$folder/files/$name"; done
for shell in bash zsh fish; do "$simpletab" completions "$shell" >"$folder/simpletab.$shell"; done
cp "$folder/simpletab.zsh" "$folder/functions/_simpletab"
export COMPLETIONS="$folder"
cd "$folder/files"

failed=0 tried=0

# Command line up to the cursor, then words that must be offered, `!` before those that must not, `~`
# before files of another ending, which fish lists after those that fit.
cases() {
  cat <<'CASES'
simpletab |render still completions man !--style
simpletab re|render record !still
simpletab render --|--style --dry-run --format --output --help !--columns
simpletab render --st|--style
simpletab render --style |simple pop elegant native !pup
simpletab render --style p|pop !simple
simpletab render --view-transition |crossFade none pop
simpletab render --device iPad|iPad
simpletab render --format a|apng
simpletab render --png |fast small max
simpletab render --progress j|json
simpletab render --font |face.ttf folder ~picture.png
simpletab render -o |folder !notes.txt
simpletab still o|other.json ~picture.png
simpletab still --transition 1|1-0 1-2
simpletab film m|scene.json
simpletab film --crop |screen bar
simpletab diff |picture.png ~notes.txt
simpletab list |scenes devices fonts
simpletab list d|devices !fonts
simpletab record --mode |all failed missing changed never
simpletab verify d|demo demo-elegant
simpletab completions |bash zsh fish
simpletab help sc|schema
CASES
}

# Compares what a shell's function `complete_in` offers with the cases.
try_shell() {
  local line wanted offered word
  while IFS='|' read -r line wanted; do
    offered=$("complete_in_$1" "$line")
    tried=$((tried + 1))
    for word in $wanted; do
      if [[ $word == [~!]* ]]; then
        if [[ $1$word == fish~* ]]; then continue; fi
        if ! grep -qF -- "${word:1}" <<<"$offered"; then continue; fi
        echo "$1: \"$line\" offers ${word:1}" >&2
      else
        if grep -qF -- "$word" <<<"$offered"; then continue; fi
        echo "$1: \"$line\" does not offer $word, but: ${offered//$'\n'/ }" >&2
      fi
      failed=$((failed + 1))
    done
  done < <(cases)
}

complete_in_bash() {
  bash --norc --noprofile -c '
    source "$COMPLETIONS/simpletab.bash"
    read -ra COMP_WORDS <<<"$1"
    if [[ $1 == *" " ]]; then COMP_WORDS+=(""); fi
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    _simpletab
    printf "%s\n" "${COMPREPLY[@]}"' bash "$1"
}

complete_in_fish() {
  HOME="$COMPLETIONS" fish --no-config -c '
    source "$COMPLETIONS/simpletab.fish"
    complete --do-complete $argv[1]' "$1"
}

# zsh completes only on a terminal: one is made, and what its completion would offer is kept in a file.
cat >"$folder/init.zsh" <<'ZSH'
PROMPT=
fpath=($COMPLETIONS/functions $fpath)
autoload -U compinit
compinit -u -D
compadd() {
  local -a hits
  if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then
    builtin compadd "$@"
    return
  fi
  builtin compadd -A hits "$@"
  print -rl -- $hits >>$COMPLETIONS/offered
  builtin compadd "$@"
}
comppostfuncs=(exit)
bindkey '^I' complete-word
echo READY
ZSH
complete_in_zsh() {
  : >"$folder/offered"
  zsh -f -c '
    zmodload zsh/zpty
    zpty shell zsh -f -i
    zpty -w shell "source \$COMPLETIONS/init.zsh"
    zpty -r shell seen "*READY*"
    zpty -w -n shell "$1"$'"'\\t'"'
    while zpty -r shell seen; do :; done' zsh "$1" </dev/null
  cat "$folder/offered"
}

# `--style=po` is three words to bash; a name with a space must come out as it is typed.
words_of_bash() {
  bash --norc --noprofile -c '
    source "$COMPLETIONS/simpletab.bash"
    COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
    _simpletab
    printf "%s|" "${COMPREPLY[@]}"' bash "$@"
}
expect() {
  tried=$((tried + 1))
  if [[ $1 != "$2" ]]; then
    echo "bash: \"$1\" instead of \"$2\"" >&2
    failed=$((failed + 1))
  fi
}
expect "$(words_of_bash simpletab render --style = po)" "pop|"
expect "$(words_of_bash simpletab render --style =)" "none|simple|pop|elegant|native|"
expect "$(words_of_bash simpletab render --device 'iPhone\ 8\ ')" 'iPhone\ 8\ Plus|'
expect "$(words_of_bash simpletab render --device '"iPhone 8 ')" 'iPhone 8 Plus|'

shells=(bash)
for shell in zsh fish; do
  if command -v "$shell" >/dev/null; then shells+=("$shell"); fi
done
for shell in "${shells[@]}"; do try_shell "$shell"; done

# The readers of manual pages say nothing when there is nothing to say.
readers=()
"$simpletab" man >"$folder/simpletab.1"
if command -v groff >/dev/null; then
  readers+=(groff)
  if groff -man -ww -z "$folder/simpletab.1" 2>&1 | grep . >&2; then failed=$((failed + 1)); fi
fi
if command -v mandoc >/dev/null; then
  readers+=(mandoc)
  if mandoc -T lint -W warning "$folder/simpletab.1" | grep -v 'missing date' >&2; then
    failed=$((failed + 1))
  fi
fi

if ((failed > 0)); then
  echo "Completions and manual page: $failed faults." >&2
  exit 1
fi
echo "Completions: $tried lines in ${shells[*]}; manual page: ${readers[*]:-no reader here}."
