#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <thread>

#include "mcp/toolbox.hpp"

namespace quinta::mcp {

/// The Model Context Protocol, by which assistants call tools: messages in, messages out, a line of
/// JSON each. Tools are called one after another in a thread of their own, so that a call can be
/// cancelled and a ping answered meanwhile.
class Server {
 public:
    /// Is given each message, without a line break, by one thread at a time.
    using Output = std::function<void(const std::string& line)>;

    Server(std::string_view version, solver::TableStore tables, Output output);
    /// Stops thinking, gives the answers that are due, and leaves.
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    /// Does what a line says, whatever it is; blocks only to print.
    void receive(std::string_view line);

 private:
    using Json = nlohmann::json;
    struct Call {
        Json id;
        std::string name;
        Json arguments;
    };

    void take(const Json& message);
    void request(const Json& id, const std::string& method, const Json& params);
    void notification(const std::string& method, const Json& params);
    void greet(const Json& id, const Json& params);
    void queue_call(const Json& id, const Json& params);
    void cancel(const Json& id);
    void work();
    void answer_call(const Json& id, const Result<Answer>& answer);

    void reply(const Json& id, nlohmann::ordered_json result);
    void refuse(const Json& id, int code, std::string_view why);
    void say(const nlohmann::ordered_json& message);

    std::string version_;
    Output output_;
    std::mutex output_mutex_;

    std::atomic<bool> stop_ = false;  ///< gives up the call that is being worked on
    Toolbox toolbox_;                 ///< of the thread that works

    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Call> calls_;
    Json current_;  ///< the id of the call that is being worked on; null when there is none
    bool is_cancelled_ = false;
    bool is_leaving_ = false;
    std::thread thread_;
};

}  // namespace quinta::mcp
