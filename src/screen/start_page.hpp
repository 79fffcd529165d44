#pragma once

#include <memory>
#include <string>

#include "app/saved_games.hpp"
#include "record/record.hpp"
#include "screen/list_page.hpp"

namespace quinta::screen {

/// The first page: the games, and everything else that there is.
class StartPage final : public ListPage {
 public:
    explicit StartPage(App& app) : ListPage(app, "five board games for two") {}

    void enter() override;
    bool handle(const Event& event) override;

 private:
    void leave() override;
    std::string heading() const override { return "What would you like to play?"; }
    void continue_last();
};

/// Opens a game from the text of records, or a page to choose one; `origin` is what it is called.
Result<> open_records(App& app, std::string_view text, std::string_view origin,
                      std::string_view game);
/// Opens a recorded game, which goes on.
Result<> take_up(App& app, const record::Record& record, app::SavedGames::Slot slot);

}  // namespace quinta::screen
