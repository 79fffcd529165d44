#pragma once

#include <boost/asio/ssl/context.hpp>
#include <memory>
#include <string>

#include "base/result.hpp"
#include "online/time.hpp"

namespace quinta::server {

/// What a server proves itself with: TLS 1.2 and 1.3, with forward secrecy alone.
struct Certificate {
    boost::asio::ssl::context context{boost::asio::ssl::context::tls_server};
    online::Time expires{};
};

/// Reads a certificate, with those that lead to its root, and its key, both in PEM. The reason
/// names the file that is wrong.
Result<std::unique_ptr<Certificate>> read_certificate(const std::string& file,
                                                      const std::string& key_file);

}  // namespace quinta::server
