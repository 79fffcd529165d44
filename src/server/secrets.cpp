#include "server/secrets.hpp"

#include <sodium.h>

#include <array>
#include <cstdlib>

#include "base/message.hpp"
#include "base/utf8.hpp"

namespace quinta::server {
namespace {

constexpr std::size_t shortest_password = 8;
constexpr std::size_t longest_password = 128;  // in bytes

/// Of no password: so that an unknown name takes as long as a wrong password.
constexpr const char* nobody =
    "$argon2id$v=19$m=65536,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$"
    "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

void prepare() {
    static const bool is_ready = sodium_init() >= 0;
    if (!is_ready) std::abort();  // without secure chance nothing here would be safe
}

std::string text_of(const unsigned char* bytes, std::size_t size) {
    std::string text(sodium_base64_encoded_len(size, sodium_base64_VARIANT_URLSAFE_NO_PADDING),
                     '\0');
    sodium_bin2base64(text.data(), text.size(), bytes, size,
                      sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    text.pop_back();  // the zero at the end
    return text;
}

}  // namespace

Result<> check_password(std::string_view password) {
    if (width_of(password) < shortest_password || password.size() > longest_password) {
        return Error{
            message("a password has {0} to {1} characters", shortest_password, longest_password)};
    }
    return {};
}

std::string hash_password(const std::string& password) {
    prepare();
    std::array<char, crypto_pwhash_STRBYTES> out{};
    if (crypto_pwhash_str(out.data(), password.data(), password.size(),
                          crypto_pwhash_OPSLIMIT_INTERACTIVE,
                          crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0) {
        return "";  // no memory; nobody can log in with this
    }
    return out.data();
}

bool is_password(const std::string& hashed, const std::string& password) {
    prepare();
    const char* known = hashed.empty() ? nobody : hashed.c_str();
    const bool fits = crypto_pwhash_str_verify(known, password.data(), password.size()) == 0;
    return fits && !hashed.empty();
}

std::string new_token() {
    prepare();
    std::array<unsigned char, 32> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    return text_of(bytes.data(), bytes.size());
}

std::string hash_token(std::string_view token) {
    prepare();
    std::array<unsigned char, 32> bytes{};
    crypto_generichash(bytes.data(), bytes.size(),
                       reinterpret_cast<const unsigned char*>(token.data()), token.size(), nullptr,
                       0);
    return text_of(bytes.data(), bytes.size());
}

std::uint64_t random_bits() {
    prepare();
    std::uint64_t bits = 0;
    randombytes_buf(&bits, sizeof bits);
    return bits;
}

namespace {

constexpr std::size_t nonce_length = 43;  // a token

std::string device_of(std::string_view nonce, const std::string& hashed_password) {
    std::array<unsigned char, crypto_generichash_KEYBYTES> key{};
    crypto_generichash(key.data(), key.size(),
                       reinterpret_cast<const unsigned char*>(hashed_password.data()),
                       hashed_password.size(), nullptr, 0);
    std::array<unsigned char, 32> proof{};
    crypto_generichash(proof.data(), proof.size(),
                       reinterpret_cast<const unsigned char*>(nonce.data()), nonce.size(),
                       key.data(), key.size());
    return std::string(nonce) + "." + text_of(proof.data(), proof.size());
}

}  // namespace

std::string new_device(const std::string& hashed_password) {
    return device_of(new_token(), hashed_password);
}

bool is_device(std::string_view device, const std::string& hashed_password) {
    prepare();
    const std::string right = device_of(device.substr(0, nonce_length), hashed_password);
    return !hashed_password.empty() && device.size() == right.size() &&
           sodium_memcmp(device.data(), right.data(), right.size()) == 0;
}

}  // namespace quinta::server
