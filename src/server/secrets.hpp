#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace quinta::server {

// Passwords, tokens and chance that nobody can guess; libsodium does the work.

/// Argon2id with the strength that libsodium recommends for people who wait for it: 64 MB, about
/// 0.1 s.
std::string hash_password(const std::string& password);
/// Takes as long for a password that is wrong, or a hash that is none.
bool is_password(const std::string& hashed, const std::string& password);
Result<> check_password(std::string_view password);

/// 256 random bits as text, for a cookie.
std::string new_token();
/// What of a token is stored: who reads the database cannot log in with it.
std::string hash_token(std::string_view token);

std::uint64_t random_bits();

/// What proves that somebody has been logged in on a device: made with the hash of their password,
/// so that it ends with that password, and nobody has to store it.
std::string new_device(const std::string& hashed_password);
bool is_device(std::string_view device, const std::string& hashed_password);

}  // namespace quinta::server
