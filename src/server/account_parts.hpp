#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "server/account_api.hpp"

namespace quinta::server {

// What logging in and changing an account have in common.

inline const Message broken = "this could not be stored; please try again";

ApiReply refusal(int status, const Message& why);
/// A text of the JSON object that a request has brought; that it is missing when it is not there.
Result<std::string> text_in(const std::string& body, std::string_view name);
/// Set-Cookie; an age of nothing ends it.
std::string session_cookie(const std::string& token, std::chrono::seconds age, bool is_secure);
/// Lets somebody in.
ApiReply new_session(store::Store& store, const store::User& user, bool is_secure,
                     online::Time now);

}  // namespace quinta::server
