#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/saved_games.hpp"
#include "screen/list_page.hpp"
#include "screen/text_field.hpp"

namespace quinta::screen {

/// Chooses among the games of before, and files. Letters filter the games, Del deletes one.
class LoadPage final : public ListPage {
 public:
    /// Moves without tags are a game of `game`.
    LoadPage(App& app, std::string game);

    void enter() override;
    void draw(Grid& grid, const Rect& area) override;
    std::vector<Command> commands() override;
    bool handle(const Event& event) override;
    std::vector<std::pair<std::string, std::string>> other_keys() const override;

 private:
    /// A game as people look for it.
    struct Entry {
        app::SavedGames::Game game;
        bool is_finished = false;
        std::string result, opponent, note;

        std::string_view date() const { return game.record.tag("Date"); }
        bool has(const std::string& words) const;
    };
    static Entry entry_of(app::SavedGames::Game game, bool is_finished);
    void filter();
    Item item_of(const Entry& entry, int result_width);
    Item file_item();
    void load(const Entry& entry);
    /// The game on the marked line; null where there is none.
    const Entry* marked() const;
    void delete_marked();
    void clear_filter();

    std::string game_;
    std::vector<Entry> entries_;  ///< unfinished ones first, the last played first
    std::vector<const Entry*> shown_;
    TextField filter_{""};
    bool is_deleting_ = false;  ///< somebody is asked whether they mean it
};

}  // namespace quinta::screen
