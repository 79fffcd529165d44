#include "mcp/server.hpp"

#include <algorithm>
#include <array>

#include "base/base64.hpp"
#include "base/text.hpp"
#include "protocol/json_view.hpp"

namespace quinta::mcp {
namespace {

// The codes of JSON-RPC.
constexpr int not_json = -32700, no_request = -32600, no_method = -32601, wrong_params = -32602;

/// The versions of the protocol that this program speaks, the newest first.
constexpr std::array<std::string_view, 2> protocol_versions = {"2025-06-18", "2024-11-05"};
constexpr std::size_t most_waiting = 100;

constexpr std::string_view instructions =
    "Five two-player board games that can be played, studied and solved here. list_games names "
    "them; rules explains one; start_game begins one. Values said to be proved are certain, all "
    "others are estimates.";

/// A text in a field, or nothing.
std::string text_in(const nlohmann::json& object, std::string_view name) {
    if (!object.is_object()) return {};
    const auto found = object.find(name);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

nlohmann::json field(const nlohmann::json& object, std::string_view name) {
    if (!object.is_object()) return {};
    const auto found = object.find(name);
    return found == object.end() ? nlohmann::json() : *found;
}

}  // namespace

Server::Server(std::string_view version, solver::TableStore tables, Output output)
    : version_(version),
      output_(std::move(output)),
      toolbox_(std::move(tables), stop_),
      thread_([this] { work(); }) {}

Server::~Server() {
    {
        const std::scoped_lock lock(mutex_);
        is_leaving_ = true;
        stop_ = true;
    }
    changed_.notify_all();
    thread_.join();
}

void Server::receive(std::string_view line) {
    if (trim(line).empty()) return;
    const Json message = Json::parse(line, nullptr, false);
    if (message.is_discarded()) return refuse(nullptr, not_json, "this line is not JSON");
    take(message);
}

void Server::take(const Json& message) {
    const std::string method = text_in(message, "method");
    const Json id = field(message, "id");
    const bool has_id = id.is_string() || id.is_number_integer();
    if (!message.is_object() || text_in(message, "jsonrpc") != "2.0" ||
        (!id.is_null() && !has_id)) {
        return refuse(nullptr, no_request,
                      "a message is an object with \"jsonrpc\": \"2.0\", a method and an id");
    }
    if (method.empty()) {
        if (message.contains("result") || message.contains("error")) return;  // nothing was asked
        return refuse(id, no_request, "the method is missing");
    }
    const Json params = field(message, "params");
    if (has_id) {
        request(id, method, params);
    } else {
        notification(method, params);
    }
}

void Server::request(const Json& id, const std::string& method, const Json& params) {
    if (method == "initialize") return greet(id, params);
    if (method == "ping") return reply(id, nlohmann::ordered_json::object());
    if (method == "tools/list") return reply(id, {{"tools", Toolbox::list()}});
    if (method == "tools/call") return queue_call(id, params);
    refuse(id, no_method,
           concat("there is no method ", quinta::quoted(method),
                  "; there are initialize, ping, tools/list and tools/call"));
}

void Server::notification(const std::string& method, const Json& params) {
    if (method == "notifications/cancelled") cancel(field(params, "requestId"));
}

void Server::greet(const Json& id, const Json& params) {
    const std::string wanted = text_in(params, "protocolVersion");
    const bool is_known = std::ranges::find(protocol_versions, wanted) != protocol_versions.end();
    reply(id, {{"protocolVersion", is_known ? std::string_view(wanted) : protocol_versions[0]},
               {"capabilities", {{"tools", nlohmann::ordered_json::object()}}},
               {"serverInfo", {{"name", "quinta"}, {"title", "Quinta"}, {"version", version_}}},
               {"instructions", instructions}});
}

void Server::queue_call(const Json& id, const Json& params) {
    const std::string name = text_in(params, "name");
    if (!Toolbox::has(name)) {
        return refuse(id, wrong_params,
                      concat("there is no tool ", quinta::quoted(name), "; tools/list names them"));
    }
    {
        const std::scoped_lock lock(mutex_);
        if (calls_.size() < most_waiting) {
            calls_.push_back({id, name, field(params, "arguments")});
            changed_.notify_all();
            return;
        }
    }
    refuse(id, no_request, "too many calls are waiting; wait for their answers");
}

void Server::cancel(const Json& id) {
    if (id.is_null()) return;
    const std::scoped_lock lock(mutex_);
    if (id == current_) stop_ = is_cancelled_ = true;
    std::erase_if(calls_, [&id](const Call& call) { return call.id == id; });
}

void Server::work() {
    std::unique_lock lock(mutex_);
    for (;;) {
        changed_.wait(lock, [this] { return is_leaving_ || !calls_.empty(); });
        if (calls_.empty()) return;
        const Call call = std::move(calls_.front());
        calls_.pop_front();
        current_ = call.id;
        is_cancelled_ = false;
        stop_ = is_leaving_;
        lock.unlock();
        const Result<Answer> answer = toolbox_.call(call.name, call.arguments);
        lock.lock();
        current_ = nullptr;
        if (is_cancelled_) continue;  // a cancelled call gets no answer, as the protocol says
        lock.unlock();
        answer_call(call.id, answer);
        lock.lock();
    }
}

void Server::answer_call(const Json& id, const Result<Answer>& answer) {
    const std::string& text = answer ? answer->text : answer.error();
    nlohmann::ordered_json result = {{"content", {{{"type", "text"}, {"text", text}}}}};
    if (answer && !answer->png.empty()) {
        result["content"].push_back(
            {{"type", "image"}, {"data", base64(answer->png)}, {"mimeType", "image/png"}});
    }
    if (answer) result["structuredContent"] = answer->data;
    result["isError"] = !answer;
    reply(id, std::move(result));
}

void Server::reply(const Json& id, nlohmann::ordered_json result) {
    say({{"jsonrpc", "2.0"}, {"id", id}, {"result", std::move(result)}});
}

void Server::refuse(const Json& id, int code, std::string_view why) {
    say({{"jsonrpc", "2.0"}, {"id", id}, {"error", {{"code", code}, {"message", why}}}});
}

void Server::say(const nlohmann::ordered_json& message) {
    const std::string line = protocol::json_text(message);
    const std::scoped_lock lock(output_mutex_);
    output_(line);
}

}  // namespace quinta::mcp
