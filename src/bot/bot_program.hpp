#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "bot/bot_settings.hpp"

namespace quinta::bot {

// What the command line asks of this folder. A program without the page has none of it, and says
// so (no_bot.cpp).

/// Who is told what bots do, by any thread.
struct BotOutput {
    std::function<void(const std::string&)> say;
    std::function<void(const std::string&)> complain;
};

struct BotOptions {
    std::string server{};  ///< its address
    std::string token{};
    int threads = 1;  ///< that think
    BotSettings settings{};
};

/// Plays until the games that were wanted are over, or a signal comes: the first lets the games
/// with a clock end, a second ends at once. The signal, or 0; or why the bot could not play.
Result<int> run_bot(const BotOptions& options, const BotOutput& output);

/// Makes an account for a bot in a store; its token. `renews`: where the bot is there already, it
/// gets a new one, and the old one ends.
Result<std::string> make_bot(const std::string& store, std::string_view name, bool renews);

/// Bots that live in the program of the server, in threads of their own that give way to it.
class HouseBots {
 public:
    /// Makes accounts for these players where they have none. The reason when there is no such
    /// player, or a person has the name.
    static Result<std::unique_ptr<HouseBots>> prepare(const std::string& store,
                                                      const std::vector<std::string>& players,
                                                      BotOutput output);
    HouseBots();
    ~HouseBots();
    HouseBots(const HouseBots&) = delete;
    HouseBots& operator=(const HouseBots&) = delete;

    /// Connects them with the server of this address.
    void start(const std::string& server);

 private:
    struct Body;
    std::unique_ptr<Body> body_;
};

}  // namespace quinta::bot
