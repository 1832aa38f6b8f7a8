// SPDX-License-Identifier: MIT
//
// The parts of OpenSSL's libcrypto that compute digests.
#include <openssl/crypto.h>
#include <openssl/evp.h>
