#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/analyst.hpp"
#include "app/game.hpp"
#include "screen/board_control.hpp"
#include "screen/move_list.hpp"
#include "screen/page.hpp"
#include "screen/worker.hpp"

namespace quinta::screen {

/// A game being played, with what is known and thought about it beside the board.
class GameScreen final : public Page {
 public:
    GameScreen(App& app, app::Game game);

    std::string title() const override;
    void draw(Grid& grid, const Rect& area) override;
    std::vector<Command> commands() override;
    bool handle(const Event& event) override;
    std::vector<std::pair<std::string, std::string>> other_keys() const override;
    void enter() override;
    void tick() override;
    std::chrono::milliseconds patience() const override;
    std::string farewell() const override { return game_.farewell(); }
    bool is_typing() const override { return board_.is_typing(); }

 private:
    // The game.
    void play(std::string_view move);
    void take_back();
    void play_again();
    void go_to(int node);
    /// To the last move.
    void go_on();
    void announce_exchange(Side mover);
    void resign();
    void start_again();
    /// The clock has run: what is left is kept, and whoever has none loses.
    void check_time();
    void swap_sides();
    void toggle_pause();
    void change_speed(int steps);
    void position_changed();
    /// The game has changed: says when it cannot be kept.
    void game_changed();
    const app::GameTree& tree() const { return game_.tree(); }
    const Session& session() const { return game_.session(); }
    bool is_humans_turn() const;
    /// A computer is to move, and nothing keeps it from doing so.
    bool is_computers_turn() const;

    // What happens in the background.
    void let_computer_move();
    void computer_moved(const std::string& move, const std::string& remark);
    void advise();
    /// What is to be found out about the position at hand and the line around it.
    struct Wishes {
        int node = 0;
        bool wants_lines = false;
        bool wants_values = false;
        int line_count = 1;
        std::chrono::milliseconds time{0};
        std::vector<app::Glance> line;

        bool has_gaps() const { return std::ranges::any_of(line, &app::Glance::is_wanted); }
    };
    void grant(const Wishes& wishes, app::Analyst& analyst, const Session& session,
               const std::shared_ptr<Worker::Line>& line);
    /// The positions of the line at hand; wanted are those of which nothing is thought yet.
    std::vector<app::Glance> line_to_review() const;
    void take_lines(int node, const std::vector<analysis::Line>& lines, bool is_final);
    void take_values(const std::vector<analysis::MoveValue>& moves);
    void show_progress(double fraction);
    void give_hint();
    void toggle_analysis();
    /// One line more, up to five, then one again.
    void change_line_count();
    int line_count() const;
    /// As was chosen, or else when it gives nothing away: nobody plays, or no longer.
    bool has_analysis() const;
    void toggle_values();

    // Pieces of the screen.
    static void draw_heading(Grid& grid, const Rect& area, std::string_view text);
    void draw_status(Grid& grid, const Rect& row);
    void draw_panels(Grid& grid, const Rect& area);
    int draw_players(Grid& grid, const Rect& area);
    int draw_clock(Grid& grid, int end, int y, Side side) const;
    /// Of both sides, for where the panels have no room.
    std::string clocks_text() const;
    int draw_analysis(Grid& grid, const Rect& area);
    int draw_lines(Grid& grid, const Rect& area) const;
    int draw_graph(Grid& grid, const Rect& area, int height);
    std::string evaluation_text() const;
    BoardScene scene() const;

    // Ways out of here and texts.
    void add_computer_commands(std::vector<Command>& all);
    void add_advice_commands(std::vector<Command>& all);
    void add_looking_commands(std::vector<Command>& all);
    void add_page_commands(std::vector<Command>& all);
    std::vector<Command> resigning_commands();
    void copy_position();
    void copy_record();
    /// A move, a position or a game from the clipboard.
    void take_paste(const std::string& text);
    void set_up();
    void open_position(std::unique_ptr<Session> session);
    std::string suggested_name() const;
    void ask_file_name();
    Result<> save_to(const std::string& path);

    app::Game game_;
    BoardControl board_;
    MoveList moves_;
    std::string remark_;
    std::string replaceable_;  ///< a file that was asked about

    bool has_begun_ = false;
    bool is_paused_ = false;
    bool is_resigning_ = false;       ///< somebody is asked whether they mean it
    bool is_turned_ = false;          ///< the second side's end of the board is below
    bool shows_panels_only_ = false;  ///< on a screen without room for both
    bool has_side_panels_ = false;
    Rect graph_;  ///< where it was last drawn
    int graph_shift_ = 0;
    std::chrono::milliseconds delay_{0};
    app::Clock::Time kept_at_;  ///< when what is left of the time was last kept
    int spinner_ = 0;
    std::string busy_;  ///< "Solving the game: 40 %"

    bool is_thinking_ = false;
    std::optional<bool> analysis_choice_;  ///< nothing was chosen yet
    bool has_values_;
    bool is_values_news_ = false;        ///< they were just asked for
    std::vector<analysis::Line> lines_;  ///< the best found for this position
    std::map<std::string, ShownValue> values_;
    bool is_hint_wanted_ = false;
    std::string hint_;                       ///< a move that was proposed
    std::shared_ptr<app::Analyst> analyst_;  ///< used by one thread only
    Worker thinker_;                         ///< chooses the computer's moves
    Worker adviser_;                         ///< analysis, values, hints
};

}  // namespace quinta::screen
