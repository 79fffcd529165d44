#include "client/client.hpp"

#include <algorithm>
#include <random>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "client/json_parts.hpp"

namespace quinta::client {
namespace {

using nlohmann::json;
using online::Id;
using std::chrono::milliseconds;

constexpr milliseconds first_pause{250};
constexpr milliseconds longest_pause{10'000};
constexpr milliseconds pause_when_busy{500};

std::string new_prefix() {
    std::random_device device;
    const auto bits = static_cast<std::uint64_t>(device()) << 32U | device();
    return online::make_id(bits);
}

/// An id that is greater, as text, than those of smaller numbers.
std::string id_of(const std::string& prefix, std::uint64_t number) {
    const std::string digits = std::to_string(number);
    return concat(prefix, '-', static_cast<char>('a' + digits.size()), digits);
}

/// Whether the same message will do a little later.
bool is_worth_repeating(const std::string& code) {
    return code == "busy" || code == "not_written" || code == "too_fast";
}

}  // namespace

Client::Client(boost::asio::io_context& context, LinkOptions options, ClientListener& listener)
    : context_(context),
      options_(std::move(options)),
      listener_(listener),
      retry_timer_(context),
      again_timer_(context),
      prefix_(new_prefix()),
      pause_(first_pause) {}

Client::~Client() {
    if (link_) link_->drop();
}

void Client::start() { connect(); }

void Client::connect() {
    link_ = Link::open(context_, options_,
                       {.on_text = [this](std::string_view text) { on_text(text); },
                        .on_end = [this](const LinkEnd& end) { on_end(end); }});
}

void Client::close() {
    is_closed_ = true;
    is_connected_ = false;
    retry_timer_.cancel();
    again_timer_.cancel();
    if (link_) link_->close();
}

void Client::ask(json message, Answer answer) {
    const std::string id = id_of(prefix_, ++count_);
    message["id"] = id;
    std::string line = message.dump(-1, ' ', false, json::error_handler_t::replace);
    if (is_connected_) link_->send(line);
    asked_.emplace(id, Asked{std::move(line), std::move(answer)});
}

void Client::watch(const Id& game) {
    if (!tables_.try_emplace(game).second) return;
    ask_for(game);
}

void Client::ask_for(const Id& game) {
    if (!is_connected_ || !asked_for_.insert(game).second) return;
    ask({{"type", "watch"}, {"game", game}}, [this, game](const json& answer) {
        if (text(answer, "type") == "refused") asked_for_.erase(game);
    });
}

void Client::unwatch(const Id& game) {
    if (tables_.erase(game) == 0) return;
    asked_for_.erase(game);
    if (is_connected_) ask({{"type", "unwatch"}, {"game", game}});
}

const Table* Client::table(const Id& game) const {
    const auto found = tables_.find(game);
    return found == tables_.end() || !found->second ? nullptr : &*found->second;
}

void Client::on_text(std::string_view line) {
    if (is_closed_) return;
    const json message = json::parse(line, nullptr, false);
    if (!message.is_object()) return;
    const std::string type = text(message, "type");
    const std::string id = text(message, "id");
    if (type == "welcome") return on_welcome(message);
    if (!id.empty()) return on_answer(id, message);
    if (type == "game") return on_game(message);
    if (type == "event") return on_event(message);
    listener_.on_message(message);
}

void Client::on_welcome(const json& message) {
    const json& user = part(message, "user");
    if (!user.is_object()) {  // it lets anybody look on
        is_closed_ = true;
        link_->close();
        return listener_.on_refused("nobody has this token, or no longer");
    }
    is_connected_ = true;
    pause_ = first_pause;
    asked_for_.clear();
    put_off_.clear();
    for (const auto& [id, asked] : asked_) link_->send(asked.text);
    for (const auto& [game, table] : tables_) ask_for(game);
    listener_.on_connected(text(user, "id"), text(user, "name"));
}

void Client::on_answer(const std::string& id, const json& message) {
    const auto found = asked_.find(id);
    if (found == asked_.end()) return;
    if (is_worth_repeating(text(message, "code"))) {
        put_off_.insert(id);
        again_timer_.expires_after(pause_when_busy);
        again_timer_.async_wait([this](boost::system::error_code error) {
            if (!error && is_connected_) send_again();
        });
        return;
    }
    const Answer answer = std::move(found->second.answer);
    asked_.erase(found);
    if (answer) answer(message);
}

void Client::send_again() {
    for (const std::string& id : std::exchange(put_off_, {})) {
        if (const auto found = asked_.find(id); found != asked_.end()) {
            link_->send(found->second.text);
        }
    }
}

void Client::on_game(const json& message) {
    const Id game = text(part(message, "game"), "id");
    const auto place = tables_.find(game);
    asked_for_.erase(game);
    if (place == tables_.end()) return;
    Result<Table> table = read_table(message, Table::Clock::now());
    if (!table) return;  // of a newer server; nothing that we could play
    place->second.emplace(*std::move(table));
    listener_.on_table(*place->second);
}

void Client::on_event(const json& message) {
    const Id game = text(message, "game");
    const auto place = tables_.find(game);
    if (place == tables_.end() || !place->second) return;
    switch (apply_event(*place->second, message, Table::Clock::now())) {
        case Applied::yes:
            return listener_.on_table(*place->second);
        case Applied::known:
            return;
        case Applied::gap:
            return ask_for(game);
    }
}

void Client::on_end(const LinkEnd& end) {
    is_connected_ = false;
    if (is_closed_) return;
    // 429 and 5xx pass; all other answers to the handshake stay what they are.
    if (end.status >= 400 && end.status < 500 && end.status != 429) {
        is_closed_ = true;
        return listener_.on_refused(end.why);
    }
    const milliseconds pause = pause_;
    pause_ = std::min(2 * pause_, longest_pause);
    retry_timer_.expires_after(pause);
    retry_timer_.async_wait([this](boost::system::error_code error) {
        if (!error && !is_closed_) connect();
    });
    listener_.on_lost(end.why, pause);
}

}  // namespace quinta::client
