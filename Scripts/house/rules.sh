# shellcheck shell=bash disable=SC2016
# SPDX-License-Identifier: MIT
#
# The rules. Each function reads the tree in the current folder and prints one line per fault:
# `file:line: [rule] reason`. Sourced by check-house.sh and by its self-test.

# What each target may import of ours; `C*` stands for module maps over system libraries and shims.
layers() {
  cat <<'LAYERS'
Raster CRasterKernels
Animation
Typesetting Raster C*
ImageCoding Raster CRasterKernels C*
ImageDiff Raster CRasterKernels
Compositing Raster Typesetting
ViewKit Raster Animation Typesetting ImageCoding Compositing
CoreGraphics ViewKit
QuartzCore ViewKit CoreGraphics
UIKit ViewKit CoreGraphics QuartzCore
SimpleTab ViewKit
Recording Raster Animation Typesetting ImageCoding ImageDiff Compositing ViewKit
SimpleTabScenes SimpleTab Recording ViewKit ImageCoding Typesetting Raster
Golden ImageDiff ImageCoding Recording Raster
SimpleTabDocs SimpleTabScenes Recording ViewKit ImageCoding Compositing Raster
SimpleTabTesting Golden SimpleTabScenes SimpleTab Recording ViewKit
SimpleTabCLI SimpleTab Recording SimpleTabScenes SimpleTabDocs Golden SimpleTabTesting ImageCoding ImageDiff Typesetting Raster ViewKit
simpletab-tool SimpleTabCLI C*
simpletab-bench Raster Animation Typesetting ImageCoding ImageDiff Compositing ViewKit SimpleTab Recording SimpleTabScenes Golden C*
LAYERS
}

# Files of the given folders, those that exist, under find's conditions: folders -- conditions.
files_in() {
  local folders=()
  while [[ $1 != -- ]]; do
    if [[ -e $1 ]]; then folders+=("$1"); fi
    shift
  done
  shift
  if ((${#folders[@]} > 0)); then find "${folders[@]}" -type f "$@" | sort; fi
}

source_files() { files_in Package.swift Sources Tests -- \( -name '*.swift' -o -name '*.c' -o -name '*.h' \); }
swift_sources() { files_in Sources -- -name '*.swift' "$@"; }
script_files() { files_in Scripts .ci --; }
text_files() {
  source_files
  script_files
  find . -maxdepth 1 -type f \( -name '*.md' -o -name LICENSE \) | sed 's|^\./||'
  files_in Sources Fixtures -- \( -name '*.md' -o -name '*.json' -o -name '*.py' \)
}

# The first column of one of the lists of exceptions; empty when the list is absent.
exceptions() {
  if [[ -f "Scripts/house/$1.txt" ]]; then
    sed -e '/^#/d' -e '/^[[:space:]]*$/d' -e 's/[[:space:]].*//' "Scripts/house/$1.txt"
  fi
}

# awk's view of Swift and C: `code` is the line without comments and without the text of strings.
code_only='
  function code_of(line) {
    if (in_string) { if (line ~ /"""/) in_string = 0; return "" }
    if (in_comment) {
      if (line !~ /\*\//) return ""
      sub(/^.*\*\//, "", line); in_comment = 0
    }
    if (line ~ /"""/) { in_string = 1; sub(/""".*$/, "", line) }
    gsub(/"([^"\\]|\\.)*"/, "\"\"", line)
    sub(/\/\/.*$/, "", line)
    if (line ~ /\/\*/) { if (line !~ /\*\//) in_comment = 1; sub(/\/\*.*$/, "", line) }
    return line
  }
  FNR == 1 { in_string = 0; in_comment = 0 }
  { code = code_of($0) }
'

# Runs an awk program over files named on standard input, if any.
over_files() {
  local files
  mapfile -t files
  if ((${#files[@]} > 0)); then awk "$@" "${files[@]}"; fi
}

# A licence line, an empty comment line, then 1–12 lines that say what the file is for.
check_headers() {
  {
    source_files
    script_files | grep -E '\.(sh|py)$|^\.ci/run$' || true
  } | over_files '
    function fault(reason) { print FILENAME ":" FNR ": [header] " reason; state = "done" }
    FNR == 1 {
      if (file != "" && state == "text") end_text()
      file = FILENAME; state = "licence"; lines = 0
      hash = (file ~ /\.sh$|\.py$|\.ci\/run$/)
      mark = hash ? "#" : "//"
    }
    function end_text() {
      if (lines < 1) print file ":3: [header] says nothing about the file"
      if (lines > 12) print file ":3: [header] " lines " lines; 12 at most"
    }
    state == "done" { next }
    state == "licence" {
      if (FNR == 1 && (/^#!/ || /^\/\/ swift-tools-version/ || /^# shellcheck shell/)) next
      if ($0 != mark " SPDX-License-Identifier: MIT") { fault("the first line is not the licence line"); next }
      state = "gap"; next
    }
    state == "gap" {
      if ($0 != mark) { fault("an empty comment line and 1-12 lines about the file are missing"); next }
      state = "text"; next
    }
    state == "text" {
      if (index($0, mark) != 1) { end_text(); state = "done"; next }
      if (/Created by|Author:|Copyright|\(c\)/) fault("no author, no date")
      else if (length($0) > length(mark)) lines++
    }
    END { if (state == "text") end_text() }
  '
}

# `path:line` of every unsafe word in code.
unsafe_lines() {
  files_in Sources Tests -- -name '*.swift' | over_files "$code_only"'
    code ~ /(^|[^A-Za-z0-9_])unsafe([^A-Za-z0-9_]|$)/ || code ~ /[Uu]nsafe[A-Z]/ || code ~ /@unchecked/ {
      print FILENAME ":" FNR
    }'
}

list_unsafe_files() { unsafe_lines | sed 's/:[0-9]*$//' | sort | uniq -c | awk '{ print $2 " (" $1 " lines)" }'; }

# Unsafe code only in the folders over C.
check_fence() {
  local line allowed folder
  local folders
  mapfile -t folders < <(exceptions unsafe-fence)
  while IFS= read -r line; do
    allowed=no
    for folder in "${folders[@]}"; do
      if [[ "$line" == "$folder"/* || "$line" == "$folder":* ]]; then allowed=yes; fi
    done
    if [[ $allowed == no ]]; then echo "$line: [unsafe-fence] unsafe code outside the fenced folders"; fi
  done < <(unsafe_lines)
}

check_length() {
  {
    source_files
    script_files
  } | over_files '
    FNR == 401 { print FILENAME ":401: [length] a file has 400 lines at most" }'
}

# Every source that holds logic (a branch, a loop, a return) has its mirrored test file, and every
# test file mirrors a source.
check_mirrors() {
  local file target folder name stem allowed
  allowed=$'\n'$(exceptions without-tests)$'\n'
  while IFS= read -r file; do
    if [[ $allowed == *$'\n'"$file"$'\n'* ]]; then continue; fi
    name=${file##*/}
    name=${name%.swift}
    target=${file#Sources/}
    folder=${target%/*}/
    target=${target%%/*}
    folder=${folder#"$target"/}
    stem="Tests/${target}Tests/$folder"
    if [[ -f "$stem${name}Tests.swift" || -f "$stem${name%%+*}Tests.swift" ]]; then continue; fi
    echo "$file:1: [mirror] holds logic, has no $stem${name}Tests.swift"
  done < <(
    swift_sources ! -name main.swift ! -path 'Sources/simpletab-bench/*' | over_files "$code_only"'
      FNR == 1 { said = 0 }
      !said && code ~ /(^|[^A-Za-z0-9_.])(if|guard|for|while|switch|return)([^A-Za-z0-9_:]|$)/ {
        print FILENAME; said = 1
      }'
  )
  while IFS= read -r file; do
    if [[ $allowed == *$'\n'"$file"$'\n'* ]]; then continue; fi
    name=${file##*/}
    name=${name%Tests.swift}
    target=${file#Tests/}
    folder=${target%/*}/
    target=${target%%/*}
    folder=${folder#"$target"/}
    stem="Sources/${target%Tests}/$folder"
    if [[ -f "$stem$name.swift" ]] || compgen -G "$stem$name+*.swift" >/dev/null; then continue; fi
    echo "$file:1: [mirror] mirrors no $stem$name.swift"
  done < <(files_in Tests -- -name '*Tests.swift')
}

# A golden belongs to a test: its case or its suite is named in the tests of its target.
check_goldens() {
  local file target suite case
  while IFS= read -r file; do
    target=$(cut -d/ -f3 <<<"$file")
    suite=$(cut -d/ -f4 <<<"$file")
    case=$(basename "$file")
    case=${case%%.*}
    case=${case%@*x}
    if ! grep -rqsE -- "[\"/]($suite|$case)[\"/.@]" "Tests/${target}Tests"; then
      echo "$file:1: [golden] no test in Tests/${target}Tests names it"
    fi
  done < <(files_in Fixtures/Golden -- ! -name '.*')
}

# The field's words, one word per thing.
check_names() {
  local own
  own=$(exceptions own-names | tr '\n' ' ')
  swift_sources | over_files -v own="$own" "$code_only"'
    BEGIN { n = split(own, list, " "); for (i = 1; i <= n; i++) mine[list[i]] = 1 }
    function fault(word) { print FILENAME ":" FNR ": [name] \"" word "\" uses a refused word" }
    FNR == 1 {
      name = FILENAME; sub(/^.*\//, "", name); sub(/\.swift$/, "", name)
      if (!(name in mine) && name ~ /(Utils?|Utilities|Helpers?|Manager|Common|Base)$|^(Common|Base)[A-Z]/) fault(name)
    }
    match(code, /(class|struct|enum|protocol|actor|typealias|func|var|let|case) +[A-Za-z_][A-Za-z0-9_]*/) {
      text = substr(code, RSTART, RLENGTH)
      kind = text; sub(/ .*$/, "", kind)
      word = text; sub(/^[a-z]+ +/, "", word)
      if (word in mine) next
      if (word ~ /[Bb]itmap|[Cc]anvas|[Ss]napshot|[Ee]asing|^surface|Surface/) fault(word)
      else if (kind ~ /class|struct|enum|protocol|actor|typealias/ &&
        word ~ /(Utils?|Utilities|Helpers?|Manager|Common|Base)$|^(Common|Base)[A-Z]/) fault(word)
    }'
}

# Words of unfinished work, and paths of one machine.
check_words() {
  {
    source_files
    script_files
  } | grep -v '^Scripts/house/\(rules\|self-test\)\.sh$' | over_files '
    {
      line = $0
      gsub(/[A-Za-z]*[pP]laceholder[ -]?([tT]ext|[sS]tring|[cC]olor)[A-Za-z]*/, "", line)
      if (line ~ /TODO|FIXME|XXX/) word = "a note of unfinished work"
      else if (tolower(line) ~ /(^|[^a-z])(stub|stubs|stubbed|for now|placeholder)([^a-z]|$)/) word = "a word of unfinished work"
      else next
      print FILENAME ":" FNR ": [word] " word
    }'
  text_files | grep -v '^Scripts/house/\(rules\|self-test\)\.sh$' | over_files '
    /(^|[^A-Za-z0-9_.])\/(tmp|work|root|home|Users)\/[A-Za-z0-9_.]/ {
      print FILENAME ":" FNR ": [path] a path of one machine"
    }'
}

# Time is an argument; only the bench reads the wall clock, only Pace waits, only the command prints or
# reads arguments.
check_world() {
  swift_sources ! -path 'Sources/simpletab-bench/*' ! -path 'Sources/SimpleTabCLI/Output/Pace.swift' |
    over_files "$code_only"'
    function fault(rule, reason) { print FILENAME ":" FNR ": [" rule "] " reason }
    code ~ /(^|[^A-Za-z0-9_])(Date\(\)|Date\.now|DispatchTime\.now|ContinuousClock|SuspendingClock|clock_gettime|gettimeofday|CFAbsoluteTimeGetCurrent|usleep|nanosleep|Task\.sleep|Thread\.sleep|systemUptime|mach_absolute_time)([^A-Za-z0-9_]|$)/ {
      fault("clock", "reads the wall clock or sleeps")
    }
    FILENAME !~ /^Sources\/(SimpleTabCLI|simpletab-tool)\// &&
    code ~ /(^|[^A-Za-z0-9_.])(print|debugPrint|fputs|NSLog|CommandLine)(\(|\.)|FileHandle\.standard/ {
      fault("world", "only SimpleTabCLI prints or reads arguments")
    }
    FILENAME ~ /^Sources\/(Raster|Animation)\// && code ~ /import (Foundation|Glibc|Darwin|Musl|Synchronization|Dispatch)/ {
      fault("foundation", "this target imports no system module")
    }'
}

# Nothing that stops the process, unless its file is listed with the reason why no input leads there.
check_traps() {
  local allowed
  allowed=$(exceptions traps | tr '\n' ' ')
  swift_sources ! -path 'Sources/simpletab-bench/*' | over_files -v allowed="$allowed" "$code_only"'
    BEGIN { n = split(allowed, list, " "); for (i = 1; i <= n; i++) listed[list[i]] = 1 }
    function fault(what) { print FILENAME ":" FNR ": [trap] " what " stops the process" }
    code ~ /(^|[^A-Za-z0-9_])try!/ { fault("try!") }
    code ~ /(^|[^A-Za-z0-9_])as!/ { fault("as!") }
    code ~ /(^|[^A-Za-z0-9_])(unsafelyUnwrapped|assertionFailure)([^A-Za-z0-9_]|$)/ { fault("an unchecked value") }
    # A type such as `UIView!` is how UIKit declares it; reading it stops nothing by itself.
    { gsub(/(: *|-> *)[A-Z][A-Za-z0-9_]*!/, "", code) }
    code ~ /[A-Za-z0-9_)\]]!([^=A-Za-z0-9_]|$)/ && code !~ /(try|as)!/ { fault("a forced value") }
    code ~ /(^|[^A-Za-z0-9_])(fatalError|precondition|preconditionFailure)\(/ && !(FILENAME in listed) {
      fault("a precondition without a reason in Scripts/house/traps.txt")
    }'
}

# Each target sees only those under it.
check_layers() {
  local table
  table=$(layers | tr '\n' ';')
  swift_sources | over_files -v table="$table" "$code_only"'
    BEGIN {
      rows = split(table, row, ";")
      for (i = 1; i <= rows; i++) {
        count = split(row[i], word, " ")
        if (count == 0) continue
        ours[word[1]] = 1
        for (j = 2; j <= count; j++) { allowed[word[1], word[j]] = 1; ours[word[j]] = 1 }
      }
    }
    FNR == 1 {
      split(FILENAME, part, "/"); target = part[2]
      if (!(target in ours)) print FILENAME ":1: [layer] " target " is in no row of the table of layers"
    }
    match(code, /^ *((public|internal|private|fileprivate|package|@[A-Za-z_]+) +)*import +((class|struct|enum|func|let|var|typealias|protocol) +)?[A-Za-z_]+/) {
      module = substr(code, RSTART, RLENGTH); sub(/^.* /, "", module)
      if (module ~ /^C[A-Z]/ && module !~ /^CRasterKernels$|^CoreGraphics$/) {
        ours[module] = 1
        if ((target, "C*") in allowed) next
      }
      if (module in ours && !((target, module) in allowed))
        print FILENAME ":" FNR ": [layer] " target " must not import " module
    }'
}

# Package.swift, the tree and ARCHITECTURE.md name the same targets; links in documents lead somewhere.
check_documents() {
  local name file link
  for name in Sources/*/; do
    name=$(basename "$name")
    if ! grep -qF "\"$name\"" Package.swift; then
      echo "Package.swift:1: [document] does not name the target $name"
    fi
    if ! grep -qsF "\`$name\`" ARCHITECTURE.md; then
      echo "ARCHITECTURE.md:1: [document] does not name the target $name"
    fi
  done
  for file in *.md Fixtures/*.md; do
    if [[ ! -f "$file" ]]; then continue; fi
    while IFS= read -r link; do
      if [[ ! -e "$(dirname "$file")/$link" ]]; then
        echo "$file:1: [document] links to $link, which does not exist"
      fi
    done < <(sed 's/`[^`]*`//g' "$file" | { grep -oE '\]\([^)# ]+' || true; } | sed 's/^](//' | { grep -v '://' || true; })
  done
}

# A decision has a number of its own and says what it must.
check_decisions() {
  local file number last="" part
  while IFS= read -r file; do
    number=${file##*/}
    number=${number%%-*}
    if [[ $number == "$last" ]]; then echo "$file:1: [decision] the number $number is taken"; fi
    last=$number
    for part in "# $number: " "## Context" "## Consequences"; do
      if ! grep -q "^$part" "$file"; then echo "$file:1: [decision] has no line \"$part\""; fi
    done
  done < <(files_in Sources/SimpleTab/SimpleTab.docc/Decisions -- -name '*.md')
}

# The top level is a closed list.
check_top_level() {
  local name
  while IFS= read -r name; do
    case "$name" in
      Package.swift | Package.resolved | Sources | Tests | Fixtures | Scripts | README.md | ARCHITECTURE.md) ;;
      CONTRIBUTING.md | CHANGELOG.md | LICENSE | .ci | .git | .gitignore | .gitattributes) ;;
      .swift-format | .editorconfig | .build | .swiftpm | out) ;;
      *) echo "$name:1: [top-level] does not belong here" ;;
    esac
  done < <(find . -mindepth 1 -maxdepth 1 | sed 's|^\./||')
}

check_all() {
  check_headers
  check_fence
  check_length
  check_mirrors
  check_goldens
  check_names
  check_words
  check_world
  check_traps
  check_layers
  check_documents
  check_decisions
  check_top_level
}
