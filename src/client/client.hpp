#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <string_view>

#include "client/link.hpp"
#include "client/table.hpp"
#include "online/ids.hpp"

namespace quinta::client {

/// Who hears what the server says. Nothing is told after `refused`, or once the client has closed.
class ClientListener {
 public:
    virtual ~ClientListener() = default;
    /// For the first time, or again: what happened meanwhile is told from here on.
    virtual void on_connected(const std::string& user, const std::string& name) = 0;
    /// The connection is gone, or there was none; it is tried again in a while.
    virtual void on_lost(const std::string& why, std::chrono::milliseconds retry) = 0;
    /// The server does not want us: a wrong token, most likely.
    virtual void on_refused(const std::string& why) = 0;
    /// A game that is watched has begun, has changed, or is there again.
    virtual void on_table(const Table& table) = 0;
    /// All other messages.
    virtual void on_message(const nlohmann::json& message) = 0;
};

/// Somebody on a server, by the protocol of docs/online.md. What was asked is sent again, with the
/// same id, until it is answered: over new connections, and when the server was too busy. Games
/// that are watched are watched again after a gap. Everything happens in the context's thread.
class Client {
 public:
    Client(boost::asio::io_context& context, LinkOptions options, ClientListener& listener);
    ~Client();
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;

    void start();
    /// Says goodbye, and nothing more is told.
    void close();
    bool is_connected() const { return is_connected_; }

    using Answer = std::function<void(const nlohmann::json& message)>;
    /// Sends a message, {"type": …} without an id; its answer is `done`, `refused` or what was
    /// asked for.
    void ask(nlohmann::json message, Answer answer = {});

    void watch(const online::Id& game);
    void unwatch(const online::Id& game);
    const Table* table(const online::Id& game) const;

 private:
    struct Asked {
        std::string text;
        Answer answer;
    };

    void connect();
    void on_text(std::string_view text);
    void on_welcome(const nlohmann::json& message);
    void on_answer(const std::string& id, const nlohmann::json& message);
    void on_game(const nlohmann::json& message);
    void on_event(const nlohmann::json& message);
    void on_end(const LinkEnd& end);
    void ask_for(const online::Id& game);
    void send_again();

    boost::asio::io_context& context_;
    LinkOptions options_;
    ClientListener& listener_;
    std::shared_ptr<Link> link_;
    boost::asio::steady_timer retry_timer_;
    boost::asio::steady_timer again_timer_;
    std::string prefix_;  // of this client's message ids
    std::uint64_t count_ = 0;
    std::map<std::string, Asked> asked_;  // not yet answered, by id, which grow
    std::set<std::string> put_off_;       // of these: the server was busy
    std::map<online::Id, std::optional<Table>> tables_;
    std::set<online::Id> asked_for_;  // tables on their way
    std::chrono::milliseconds pause_;
    bool is_connected_ = false;
    bool is_closed_ = false;
};

}  // namespace quinta::client
