// SPDX-License-Identifier: MIT
#include <openssl/crypto.h>
#include <openssl/evp.h>
