#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <deque>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/engine.hpp"
#include "analysis/oracle.hpp"
#include "core/session.hpp"
#include "mcp/arguments.hpp"
#include "players/player.hpp"
#include "solver/table_store.hpp"

namespace quinta::mcp {

/// What an assistant reads, and the same for programs.
struct Answer {
    std::string text;
    nlohmann::ordered_json data;
    std::string png{};  ///< a picture, where there is one
};

/// The tools that an assistant may call, and what they remember: the games being played. Used by
/// one thread.
class Toolbox {
 public:
    /// Whatever thinks gives up soon after `stop` is set by another thread.
    Toolbox(solver::TableStore tables, const std::atomic<bool>& stop);

    /// The tools with their schemas, as the protocol lists them.
    static nlohmann::ordered_json list();
    static bool has(std::string_view name);
    /// The reason is for the assistant, who may call again.
    Result<Answer> call(std::string_view name, const nlohmann::json& arguments);

 private:
    struct Tool;
    static const std::vector<Tool>& tools();

    /// A game being played; where there is no player sits whoever calls.
    struct Game {
        std::string id;
        std::unique_ptr<Session> session;
        std::array<std::unique_ptr<players::Player>, 2> players{};
    };

    // The tools, those of one game in progress first.
    Result<Answer> start_game(const Arguments& arguments);
    Result<Answer> show_game(const Arguments& arguments);
    Result<Answer> play_move(const Arguments& arguments);
    Result<Answer> take_back(const Arguments& arguments);
    Result<Answer> resign(const Arguments& arguments);
    Result<Answer> write_record(const Arguments& arguments);
    Result<Answer> list_games(const Arguments& arguments);
    Result<Answer> rules(const Arguments& arguments);
    Result<Answer> show_position(const Arguments& arguments);
    Result<Answer> picture(const Arguments& arguments);
    Result<Answer> analyse(const Arguments& arguments);
    Result<Answer> proven_value(const Arguments& arguments);
    Result<Answer> puzzle(const Arguments& arguments);
    Result<Answer> try_puzzle(const Arguments& arguments);

    Result<Game*> find_game(const Arguments& arguments);
    Result<std::unique_ptr<players::Player>> player(const Session& session,
                                                    const std::string& name) const;
    Result<> let_players_move(Game& game) const;
    static Answer answer_of(const Game& game);
    Result<analysis::Oracle*> oracle(const Session& session);
    solver::BuildControl control() const { return {.stop = &stop_}; }

    solver::TableStore tables_;
    const std::atomic<bool>& stop_;
    std::deque<Game> games_;  ///< the last used last
    std::uint64_t games_begun_ = 0;
    std::string oracle_game_;
    std::unique_ptr<analysis::Oracle> oracle_;
};

}  // namespace quinta::mcp
