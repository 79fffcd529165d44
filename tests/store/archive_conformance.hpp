#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "store/archive.hpp"
#include "store/conformance.hpp"

namespace quinta::store {

using online::GameResult;

inline const GameResult first_won{Outcome::first_wins, "board"};
inline const GameResult second_won{Outcome::second_wins, "resign"};
inline const GameResult drawn{Outcome::draw, "draw"};
inline const GameResult aborted{Outcome::ongoing, "abort"};

/// The same for what is found again of games and people.
class ArchiveTest : public StoreTest {
 protected:
    Archive archive() { return Archive(store()); }

    /// A game that began so many minutes after noon, and has ended like this where it has.
    void add(const Id& id, int minute, const std::optional<GameResult>& result,
             const std::string& game = "teeko", const std::array<User, 2>& players = {ana, ben},
             bool is_rated = false) {
        const online::GameStart start{
            .id = id,
            .settings = {game, *online::TimeControl::parse("300+3"), is_rated},
            .players = {players[0].person, players[1].person},
            .at = noon + std::chrono::minutes(minute)};
        ASSERT_TRUE(writes({.new_game = start}));
        if (!result) return;
        online::Transaction last = move_of(id, 0, 0, "c3");
        last.continuation->result = result;
        if (is_rated && result->outcome != Outcome::ongoing) {
            last.continuation->rated = online::Continuation::Rated{
                {players[0].person.id, players[1].person.id}, online::game_name(start.settings)};
        }
        const Time end = start.at + std::chrono::minutes(1);
        ASSERT_EQ(store().commit({last}, end).at(0).status, Committed::Status::written);
    }
    /// A small history: four games of Ana against Ben and one against Eve.
    void add_some() {
        add("one_______", 1, first_won);
        add("two_______", 2, first_won, "trike side=9", {ben, ana});
        add("three_____", 3, drawn, "trike");
        add("four______", 4, aborted);
        add("five______", 5, std::nullopt, "teeko", {eve, ana});
    }
    std::vector<Id> ids(const GamesQuery& query) {
        std::vector<Id> out;
        const auto found = archive().games(query);
        EXPECT_TRUE(found) << found.error();
        if (found)
            for (const ArchivedGame& game : *found) out.push_back(game.summary.start.id);
        return out;
    }
};

}  // namespace quinta::store
