#include "server/tls.hpp"

#include <openssl/ssl.h>
#include <openssl/x509.h>

#include <ctime>

#include "base/file.hpp"
#include "base/message.hpp"

namespace quinta::server {
namespace {

namespace ssl = boost::asio::ssl;
using ErrorCode = boost::system::error_code;

constexpr const char* ciphers =
    "ECDHE+AESGCM:ECDHE+CHACHA20";  // of TLS 1.2; 1.3 has only good ones

void set_rules(ssl::context& context) {
    SSL_CTX* raw = context.native_handle();
    SSL_CTX_set_min_proto_version(raw, TLS1_2_VERSION);
    SSL_CTX_set_cipher_list(raw, ciphers);
    SSL_CTX_set_options(
        raw, SSL_OP_NO_COMPRESSION | SSL_OP_NO_RENEGOTIATION | SSL_OP_CIPHER_SERVER_PREFERENCE);
    SSL_CTX_set_mode(raw, SSL_MODE_RELEASE_BUFFERS);
    // A key that is itself locked is refused: nobody is there to type its password.
    context.set_password_callback(
        [](std::size_t, ssl::context::password_purpose) { return std::string(); });
}

online::Time end_of(const SSL_CTX* context) {
    std::tm parts{};
    if (ASN1_TIME_to_tm(X509_get0_notAfter(SSL_CTX_get0_certificate(context)), &parts) != 1)
        return {};
    return online::Time(std::chrono::seconds(timegm(&parts)));
}

}  // namespace

Result<std::unique_ptr<Certificate>> read_certificate(const std::string& file,
                                                      const std::string& key_file) {
    for (const std::string& name : {file, key_file}) {  // the reason is then the system's own
        const Result<std::string> text = read_file(name);
        if (!text) return text.failure();
    }
    auto out = std::make_unique<Certificate>();
    set_rules(out->context);
    ErrorCode error;
    if (out->context.use_certificate_chain_file(file, error)) {
        return Error{message("there is no certificate in PEM in {0}", file)};
    }
    if (out->context.use_private_key_file(key_file, ssl::context::pem, error)) {
        return Error{message(
            "the key in {0} is not that of the certificate in {1}, is locked with a password, or "
            "is no key in PEM",
            key_file, file)};
    }
    out->expires = end_of(out->context.native_handle());
    return out;
}

}  // namespace quinta::server
