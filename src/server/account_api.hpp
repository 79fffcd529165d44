#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "online/person.hpp"
#include "server/log_in.hpp"
#include "server/online_service.hpp"
#include "server/rate_limit.hpp"

namespace quinta::server {

/// A request under /online, with the headers that matter; one that was not sent is empty.
struct ApiRequest {
    std::string method{};
    std::string path{};
    std::string target{};  ///< the path with all that follows it, as it was sent
    std::string body{};
    std::string host{};
    std::string origin{};
    std::string cookie{};
    std::string authorization{};
    std::string content_type{};
    std::string address{};   ///< of the client
    bool is_secure = false;  ///< nobody on the way can read or change it
};

struct ApiReply {
    int status = 200;
    std::string body{};    ///< JSON, or a record where it is a file
    std::string cookie{};  ///< Set-Cookie
    std::string device{};  ///< another one, of whoever has logged in
    std::string file{};    ///< the name of a file to keep
};

/// The value of a cookie; "" when it was not sent.
std::string cookie_of(const ApiRequest& request, std::string_view name);
/// The token in a Cookie header, or the one of "Authorization: Bearer"; "" when there is none.
std::string token_of(const ApiRequest& request);

/// Whether a browser sent the request from a page of this server, or it was no browser at all: a
/// cookie counts only with an Origin that names the host itself, by HTTPS where that is what we
/// speak.
bool has_right_origin(const ApiRequest& request);

/// Names, passwords and sessions: who somebody is.
class AccountApi {
 public:
    explicit AccountApi(OnlineService& service) : service_(service) {}

    using Done = std::function<void(const ApiReply&)>;
    /// POST /online/guest, register, login, logout, password, delete; GET /online/me. `done` is
    /// called in the service's thread, perhaps at once.
    void handle(const ApiRequest& request, const Done& done);

    /// The session of this token; none when it has ended or the person is banned. An error when
    /// the store does not say: whoever asks may be somebody, and has to ask again.
    void open(const std::string& token,
              const std::function<void(const Result<std::optional<OpenSession>>&)>& done);
    /// Whose session this is.
    void identify(const std::string& token,
                  const std::function<void(const Result<std::optional<online::Person>>&)>& done);

 private:
    void enter(const ApiRequest& request, const Done& done);
    void log_out(const ApiRequest& request, const Done& done);
    void change_password(const ApiRequest& request, const Done& done);
    void remove_account(const ApiRequest& request, const Done& done);
    void tell_who(const ApiRequest& request, const Done& done);

    OnlineService& service_;
    RateLimits attempts_{0.2, 10};  // of each address: one in five seconds, ten at once
    LogInGuard guard_;              // used by the thread that hashes passwords
};

}  // namespace quinta::server
