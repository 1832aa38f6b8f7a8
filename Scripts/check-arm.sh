#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Builds the row kernels for 64-bit ARM and compares them with their formulas in an emulator, so that
# what the tests prove on x86-64 is proven for NEON too. Needs clang (Swift brings one), qemu-aarch64 and
# ARM's C library: on Debian and Ubuntu the packages qemu-user, libc6-dev-arm64-cross and
# libgcc-12-dev-arm64-cross. Exits 0 when every byte is right, 69 when something is missing.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

missing() {
  echo "Scripts/check-arm.sh: $1 is missing; install qemu-user, libc6-dev-arm64-cross and" \
    "libgcc-12-dev-arm64-cross" >&2
  exit 69
}
root=/usr/aarch64-linux-gnu
command -v qemu-aarch64 >/dev/null || missing qemu-aarch64
[[ -f $root/lib/libc.a ]] || missing "$root/lib/libc.a"
gcc=$(ls -d /usr/lib/gcc-cross/aarch64-linux-gnu/* 2>/dev/null | tail -1)
[[ -n $gcc ]] || missing /usr/lib/gcc-cross/aarch64-linux-gnu

clang=$(dirname "$(realpath "$(command -v swiftc)")")/clang
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
kernels=Sources/CRasterKernels
for level in -O0 -O2; do
  "$clang" --target=aarch64-linux-gnu "$level" -Wall -Wextra -Werror -isystem "$root/include" \
    -I"$kernels/include" -fuse-ld=lld -nostdlib -static -o "$folder/check" \
    "$root/lib/crt1.o" "$root/lib/crti.o" Scripts/house/arm-kernels-check.c "$kernels"/*.c \
    -L"$root/lib" -L"$gcc" -lm -lc -lgcc -lgcc_eh -lc "$root/lib/crtn.o"
  echo "clang $level"
  qemu-aarch64 "$folder/check"
done
