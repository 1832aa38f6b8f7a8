#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Injects the faults of Faults.md into a built command: full disk, read-only folder, folder that
# vanishes, kill -9 at random moments, signals, closed pipes, limits of the shell, many renders at once,
# names that break shells. Says what each did. Mounts need root or user namespaces; without either
# those checks are skipped, and it says so.
#
#   Scripts/check-faults.sh [KILLS]    so many kills at random moments (default: 12)
#
# SIMPLETAB names the command (default: the release build's).

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

kills=${1:-12}
tool=$(realpath "${SIMPLETAB:-${SIMPLETAB_BUILD:-.build}/release/simpletab}")
box=$PWD/Fixtures/Fonts/Box.ttf
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
failed=0

cat >scene.json <<'SCENE'
{ "name": "s", "device": { "size": [160, 240], "scale": 2 }, "style": "pop", "viewTransition": "crossFade",
  "tabs": [ { "title": "A", "icon": "builtin:home" }, { "title": "B", "icon": "builtin:star" } ] }
SCENE
render=("$tool" render scene.json --font "$box" -q)

pass() { echo "ok      $1"; }
fail() {
  echo "FAILED  $1: $2"
  sed 's/^/        | /' "$work/error" 2>/dev/null || true
  failed=1
}

# Runs a command: expected exit code, text that its error has, words…
expect() {
  local code=$1 text=$2 name=$3 got=0
  shift 3
  "$@" >"$work/output" 2>"$work/error" || got=$?
  if [[ $got != "$code" ]]; then
    fail "$name" "exit code $got, not $code"
  elif [[ -n $text ]] && ! grep -qF -- "$text" error; then
    fail "$name" "does not say \"$text\""
  elif [[ $(wc -l <error) -gt 2 ]]; then
    fail "$name" "says more than a line and a hint"
  else
    return 0
  fi
  return 1
}

# Every file that is no leftover of a killed process is whole: pictures read, manifests parse.
whole() {
  local file
  while IFS= read -r -d '' file; do
    case "$file" in
      */.*.part) ;;
      *.png) "$tool" diff "$file" "$file" -q 2>>"$work/error" || return 1 ;;
      *.json) python3 -m json.tool "$file" >/dev/null 2>>"$work/error" || return 1 ;;
    esac
  done < <(find "$1" -type f -print0)
}

# The files below a folder and their content.
hashes() { (cd "$1" && find . -type f -print0 | sort -z | xargs -0 sha256sum); }

same() { cmp -s <(hashes reference) <(hashes "$1"); }

"${render[@]}" -o reference

# --- kill -9 at random moments, then resume
seconds=$( { TIMEFORMAT=%R; time "${render[@]}" -o timed -j 1; } 2>&1)
damaged=0 different=0 left=0
for ((n = 0; n < kills; n++)); do
  rm -rf killed
  "${render[@]}" -o killed -j $((1 + n % 3)) 2>/dev/null &
  process=$!
  sleep "$(awk -v t="$seconds" -v r="$RANDOM" 'BEGIN { print t * r / 32768 }')"
  kill -9 "$process" 2>/dev/null || true
  wait "$process" 2>/dev/null || true
  mkdir -p killed
  whole killed || damaged=$((damaged + 1))
  find killed -name 'frame-*.png' -printf '%p %i\n' | sort >there
  "${render[@]}" -o killed --resume || true
  same killed || different=$((different + 1))
  if [[ -n $(find killed -name '*.part' -o -name '*.journal') ]]; then left=$((left + 1)); fi
  redone=$(find killed -name 'frame-*.png' -printf '%p %i\n' | sort | comm -23 there - | wc -l)
  ((redone <= 16)) || fail "kill -9" "$redone frames that were there were written again"
done
if ((damaged + different + left == 0)); then
  pass "kill -9 at $kills random moments: no damaged file, resumed to the same files"
else
  fail "kill -9" "$damaged damaged, $different different after --resume, $left with leftovers"
fi

# --- signals between frames
for pair in INT:130 TERM:143; do
  signal=${pair%:*} code=${pair#*:} name="SIG${pair%:*}"
  rm -rf stopped
  got=0
  # A signal that this shell's background jobs ignore is taken up again by env.
  env --default-signal=INT,TERM "${render[@]}" -o stopped --fps 1000 -j 1 2>error &
  process=$!
  while [[ ! -e stopped/s/0-1/frame-0002.png ]] && kill -0 "$process" 2>/dev/null; do sleep 0.01; done
  kill -"$signal" "$process" 2>/dev/null || true
  wait "$process" || got=$?
  count=$(find stopped -name 'frame-*.png' | wc -l)
  listed=$(grep -c '"file": "0-1/' stopped/s/manifest.json || true)
  if [[ $got != "$code" ]]; then
    fail "$name" "exit code $got, not $code"
  elif [[ -n $(find stopped -name '*.part') ]] || ! whole stopped; then
    fail "$name" "leaves damaged files"
  elif [[ $count != "$listed" ]]; then
    fail "$name" "$count frames are there, $listed in the manifest"
  elif ! grep -q '^simpletab: error: stopped by a signal: ' error; then
    fail "$name" "does not say what is done"
  else
    pass "$name: exit code $code, $count frames, all of them in the manifest"
  fi
done
"${render[@]}" -o straight --fps 1000 -j 1
"${render[@]}" -o stopped --fps 1000 --resume
if cmp -s <(hashes straight) <(hashes stopped); then pass "--resume after SIGTERM gives the same files"; else
  fail "--resume after SIGTERM" "files differ"
fi

# --- signals while animations are encoded, which takes far longer than it takes to film them
cat >large.json <<'SCENE'
{ "name": "large", "device": { "size": [375, 667], "scale": 4 }, "style": "pop", "viewTransition": "crossFade",
  "tabs": [ { "title": "A", "icon": "builtin:home" }, { "title": "B", "icon": "builtin:star" } ] }
SCENE
for name in a b c d e f g h; do
  echo "<!-- simpletab: scene=large.json transition=0-1,1-0 form=animation scale=3 fps=60 name=$name alt=\"x\" -->"
  echo "<!-- /simpletab -->"
done >animated.md
cp animated.md animated-before.md
# Code, signal, name, words of the command…
stopped_encoding() {
  local code=$1 signal=$2 name=$3 got=0 process waited
  shift 3
  env --default-signal=INT,TERM "$tool" "$@" >output 2>error &
  process=$!
  sleep 1.5
  kill -"$signal" "$process" 2>/dev/null || true
  # A second signal would end it at once: it must not be needed.
  for ((waited = 0; waited < 100; waited++)); do kill -0 "$process" 2>/dev/null && sleep 0.1; done
  kill -KILL "$process" 2>/dev/null || true
  wait "$process" || got=$?
  if [[ $got != "$code" ]]; then
    fail "$name" "exit code $got, not $code"
  elif ! grep -q "stopped by a signal" error; then
    fail "$name" "does not say that it was stopped"
  elif [[ -n $(find . -name '.*.part*') ]]; then
    fail "$name" "leaves $(find . -name '.*.part*' | head -1)"
  else
    pass "$name: $code at the first signal, nothing left over"
  fi
}
stopped_encoding 130 INT "SIGINT while render encodes an animation" \
  render large.json -o animated --format apng --fps 1000 -j 2 -q
stopped_encoding 143 TERM "SIGTERM while record encodes an animation" \
  record large.json --goldens animated-goldens --frames apng --mode all --fps 1000 -q
stopped_encoding 143 TERM "SIGTERM while docs encodes animations" docs animated.md -q
if ! cmp -s animated.md animated-before.md || compgen -G "?.png" >/dev/null; then
  fail "SIGTERM while docs encodes animations" "something was written"
fi

# --- pipes and full devices
got=0
{ "$tool" render scene.json --font "$box" -o - -q 2>error || echo $? >code; } | head -c 1000 >/dev/null
if [[ $(cat code) == 141 && ! -s error ]]; then pass "a pipe that is closed: quiet, exit code 141"; else
  fail "a closed pipe" "exit code $(cat code)"
fi
got=0
(trap '' PIPE; "$tool" trace scene.json 2>error || echo $? >code) | head -c 100 >/dev/null
if [[ $(cat code) == 141 && ! -s error ]]; then pass "a closed pipe with SIGPIPE ignored: the same"; else
  fail "a closed pipe with SIGPIPE ignored" "exit code $(cat code)"
fi
full() { "$tool" render scene.json --font "$box" -o - -q >/dev/full; }
if expect 74 "no space left" "standard output on /dev/full" full; then pass "standard output on /dev/full: 74"; fi

# --- a process that is started without its streams
closed() { "$tool" render scene.json --font "$box" -o closed1 --progress json >&-; }
got=0
closed 2>error || got=$?
if [[ $got == 74 ]] && grep -q "cannot write standard output: it is closed" error && same closed1; then
  pass "standard output closed: 74, the frames are whole"
else fail "standard output closed" "exit code $got"; fi
"$tool" render scene.json --font "$box" -o closed2 --progress json 0<&- 1>&- 2>&- || true
"$tool" render scene.json --font "$box" -o closed3 --progress json 2>&- >/dev/null || true
if same closed2 && same closed3; then pass "no standard stream at all: what is printed lands in no file"; else
  fail "no standard streams" "other files"
fi
if expect 74 "cannot read standard input: it is closed" "standard input closed" \
  bash -c '"$0" render - --dry-run <&-' "$tool"; then
  pass "standard input closed: 74"
fi

# --- limits of the shell
limited() { rm -rf limited && (ulimit "$1" "$2" && "${render[@]}" -o limited "${@:3}"); }
# Several times: worker threads may be anywhere when the process ends.
for ((n = 0; n < 8; n++)); do
  if ! expect 74 "the file would be too large" "ulimit -f" limited -f 2; then break; fi
done
if ((n == 8)) && whole limited && [[ -z $(find limited -name '*.part') ]]; then
  pass "ulimit -f: 74 each of 8 times, no half file"
fi
# With threads, which need no files, and without.
for files in 4 5 6 7 8; do
  got=0
  limited -n "$files" -j $((1 + files % 2 * 2)) >output 2>error || got=$?
  mkdir -p limited
  if [[ $(wc -l <error) -le 2 ]] && ! grep -q Fatal error && whole limited; then
    pass "ulimit -n $files: exit code $got $(head -n 1 error)"
  else fail "ulimit -n $files" "exit code $got"; fi
done
# Until nothing fits any more: the process may end in any way, but leaves no half file.
for kilobytes in 600000 400000 300000 250000 200000 160000 120000 100000 90000 80000 70000 60000; do
  got=0
  rm -rf limited
  # A shell of its own says that it was aborted, not this one.
  bash -c 'ulimit -v "$1" && shift && timeout -k 5 20 "$@"; exit $?' limits "$kilobytes" "${render[@]}" -j 2 -o limited \
    >output 2>error || got=$?
  mkdir -p limited
  if [[ $got != 124 ]] && whole limited; then pass "ulimit -v $kilobytes: exit code $got, no half file"; else
    fail "ulimit -v $kilobytes" "exit code $got"
  fi
done

# --- no threads
# Root is not limited, so another user is asked there.
plain=("${render[@]}")
as=()
if [[ $(id -u) == 0 ]]; then
  if command -v setpriv >/dev/null; then as=(setpriv --reuid=65534 --regid=65534 --clear-groups); fi
  # A copy of everything where that user may read and write.
  mkdir threads
  cp "$tool" threads/simpletab
  cp scene.json "$box" threads/
  chmod 711 "$work"
  chmod -R a+rwX threads
  plain=("$work/threads/simpletab" render "$work/threads/scene.json" --font "$work/threads/Box.ttf" -q)
fi
if [[ $(id -u) == 0 && ${#as[@]} == 0 ]]; then
  echo "skipped no threads: needs setpriv, or a user who is not root"
else
  mkdir -p threads
  "${plain[@]}" -o threads/whole
  for jobs in 1 2 16; do
    alone() {
      timeout -k 5 60 "${as[@]}" bash -c 'ulimit -u 1 && exec "$@"' alone "${plain[@]}" -j "$jobs" \
        -o "$work/threads/out$jobs"
    }
    if expect 0 "" "no thread can be started, -j $jobs" alone \
      && cmp -s <(hashes threads/whole) <(hashes "threads/out$jobs"); then
      pass "no thread can be started, -j $jobs: the same files"
    else fail "no thread can be started, -j $jobs" "other files"; fi
  done
fi

# --- pipes and devices in the place of files
mkdir -p pipes/goldens/s pipes/out/s
cp scene.json pipes/scene.json
mkfifo pipes/icon.png pipes/out/s/manifest.json pipes/goldens/s/golden.json pipes/doc.md
echo '{"tabs": [{"icon": "icon.png"}]}' >pipes/icon.json
patient() { timeout -k 5 30 "$tool" "$@"; }
if expect 65 "icon.png: it is no plain file" "a pipe for an icon" patient render pipes/icon.json --dry-run; then
  pass "a pipe in a picture's place is not waited for: 65"
fi
if expect 73 "something of that name is in the way" "a pipe for a manifest" patient render pipes/scene.json -o pipes/out -q; then
  pass "a pipe in the manifest's place is not waited for: 73"
fi
if expect 2 "" "a pipe for a golden" patient verify pipes/scene.json --goldens pipes/goldens; then
  pass "a pipe in a golden's place counts as none: 2"
fi
if expect 66 "it is no plain file" "a pipe for a document" patient docs pipes/doc.md; then
  pass "a pipe in a document's place: 66"
fi
substituted() { timeout -k 5 30 "$tool" render <(cat scene.json) --dry-run; }
if expect 0 "" "a scene through a pipe" substituted; then pass "a scene through a pipe that is named: read"; fi

# --- folders that change under way
vanish() {
  "${render[@]}" -o vanished --fps 1000 -j 1 &
  local process=$!
  while [[ ! -e vanished/s/0-1/frame-0002.png ]] && kill -0 "$process" 2>/dev/null; do sleep 0.01; done
  mv vanished away
  wait "$process"
}
if expect 73 "a folder on the way does not exist" "a folder that vanishes" vanish; then
  whole away && pass "a folder that vanishes: 73, no half file"
fi

# --- names
for name in "a b" "it's \"quoted\"" $'line\nfeed' "-dash" 'glob*?[x]' "ünï·😀" "$(printf 'n%.0s' {1..250})"; do
  mkdir -p -- "in/$name"
  cp scene.json "in/$name/$name.json"
  if ! "$tool" render "in/$name/$name.json" --font "$box" -o "out/$name" -q 2>error \
    || ! cmp -s <(hashes reference) <(hashes "out/$name"); then
    fail "the name ${name@Q}" "does not render"
  fi
done
pass "names with spaces, quotes, line feeds, dashes, globs, emoji, 255 bytes"
bytes=$'name-\xff'
if expect 64 "is not UTF-8" "a name that is not UTF-8" "$tool" render "$bytes.json"; then
  pass "a name that is not UTF-8: 64"
fi

# --- many at once
processes=()
for ((n = 0; n < 16; n++)); do
  "${render[@]}" -o crowd -j 2 2>>crowd.error &
  processes+=($!)
done
worst=0
for process in "${processes[@]}"; do wait "$process" || worst=$?; done
if [[ $worst == 0 ]] && same crowd; then pass "16 renders at once into one folder: the same files"; else
  cp crowd.error error
  fail "16 renders at once" "exit code $worst"
fi

# --- mounts, in a namespace of their own
cat >mounts.sh <<'MOUNTS'
set -euo pipefail
mkdir -p small closed
mount -t tmpfs -o size=128k tmpfs small
status=0
"$@" -o small/out 2>full.error || status=$?
find small -name '*.part' | wc -l >full.parts
echo $status >full.code
cp -r small/out full.out
mount -o remount,size=64m small
"$@" -o small/out --resume
cp -r small/out full.resumed
mount --bind closed closed
mount -o remount,bind,ro closed
status=0
"$@" -o closed/out 2>closed.error || status=$?
echo $status >closed.code
MOUNTS
cat >quota.sh <<'QUOTA'
set -euo pipefail
mkdir -p limited-disk
mount -o loop disk.img limited-disk
btrfs quota enable limited-disk
btrfs subvolume create limited-disk/part >/dev/null
btrfs qgroup limit 400k limited-disk/part
sync
status=0
"$@" -o limited-disk/part/out 2>quota.error || status=$?
find limited-disk -name '*.part' | wc -l >quota.parts
echo $status >quota.code
cp -r limited-disk/part/out quota.out
btrfs qgroup limit none limited-disk/part
"$@" -o limited-disk/part/out --resume
cp -r limited-disk/part/out quota.resumed
umount limited-disk
QUOTA
namespace=(unshare --mount)
if [[ $(id -u) != 0 ]]; then namespace=(unshare --user --map-root-user --mount); fi
if ! "${namespace[@]}" mount -t tmpfs tmpfs /mnt 2>/dev/null; then
  echo "skipped full disk and read-only folder: mounting needs root or user namespaces"
elif ! "${namespace[@]}" bash mounts.sh "${render[@]}" 2>error; then
  fail "mounts" "the checks did not run"
else
  cp full.error error
  if [[ $(cat full.code) == 74 && $(cat full.parts) == 0 ]] && grep -q "no space left" error && whole full.out; then
    pass "a full disk: 74, no half file"
  else fail "a full disk" "exit code $(cat full.code), $(cat full.parts) parts"; fi
  if same full.resumed; then pass "--resume after a full disk gives the same files"; else
    fail "--resume after a full disk" "files differ"
  fi
  cp closed.error error
  if [[ $(cat closed.code) == 73 ]] && grep -q "the file system is read-only" error; then
    pass "a read-only folder: 73"
  else fail "a read-only folder" "exit code $(cat closed.code)"; fi
fi

# A quota of its own: that of btrfs needs no user accounts, and fewer kernels lack it.
truncate -s 128M disk.img
if ! command -v mkfs.btrfs >/dev/null || ! mkfs.btrfs -q disk.img >/dev/null 2>&1 \
  || ! "${namespace[@]}" bash -c 'mount -o loop disk.img /mnt && btrfs quota enable /mnt && umount /mnt' 2>/dev/null; then
  echo "skipped a quota: needs root, mkfs.btrfs and a kernel with btrfs"
elif ! "${namespace[@]}" bash quota.sh "${render[@]}" 2>error; then
  fail "a quota" "the checks did not run"
else
  cp quota.error error
  if [[ $(cat quota.code) == 74 && $(cat quota.parts) == 0 ]] && grep -q "the disk quota is used up" error \
    && whole quota.out; then
    pass "a quota that is used up: 74, no half file"
  else fail "a quota" "exit code $(cat quota.code), $(cat quota.parts) parts"; fi
  if same quota.resumed; then pass "--resume after a quota gives the same files"; else
    fail "--resume after a quota" "files differ"
  fi
fi

exit "$failed"
