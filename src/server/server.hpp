#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

#include "base/result.hpp"
#include "server/log.hpp"
#include "server/page.hpp"

namespace quinta::server {

struct ServeOptions {
    std::string host = "localhost";     ///< a name or an address
    std::uint16_t port = 8080;          ///< 0: any that is free
    std::chrono::seconds patience{10};  ///< how long a client may take to send a request
    std::string certificate{};      ///< a file in PEM; with one the page is served by HTTPS alone
    std::string key{};              ///< that of the certificate
    std::string metrics_readers{};  ///< addresses that may read /metrics
    Log::Format log = Log::Format::off;
    std::string trusted_proxies{};  ///< addresses that may say whom they speak for
    std::string store{};  ///< where games between people are kept; "": nobody plays anybody here
    std::string bus{};    ///< through which servers on one store speak to each other; "": the store
    bool must_play_online =
        true;               ///< else the page is served also where the store cannot be opened
    Message why_offline{};  ///< why there is no store
};

/// What the page's address is, and who can reach it.
struct Served {
    std::string address;
    bool is_public = false;  ///< from other machines, too
    Message
        why_offline{};  ///< why people cannot play each other; "": they can, or nobody wanted it
};

/// Serves the page until SIGINT, SIGTERM or SIGHUP; answers that have begun are ended first. With a
/// certificate SIGHUP reads that again instead. Tells `on_ready` as soon as clients can connect.
/// Fails when it cannot listen.
Result<> serve(const Page& page, const ServeOptions& options,
               const std::function<void(const Served&)>& on_ready);

/// The same with the page that is built into this program, or the reason why there is none.
Result<> serve_built_in(const ServeOptions& options,
                        const std::function<void(const Served&)>& on_ready);

}  // namespace quinta::server
