#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/engine.hpp"
#include "core/session.hpp"
#include "record/record.hpp"

namespace quinta::app {

/// A game with all that was tried in it. Nothing that was played is forgotten: to go back and play
/// something else begins a variation, and the newest line counts as the game.
class GameTree {
 public:
    struct Node {
        std::string move;
        int parent = -1;
        int ply = 0;                ///< 0 at the start
        std::vector<int> children;  ///< the first is the main line
        std::optional<analysis::Evaluation>
            evaluation{};          ///< of the position, for the side to move
        Side mover = Side::first;  ///< who is to move here
        bool is_final = false;     ///< the rules end the game here
        std::string comment;
        std::vector<int> annotations;
    };

    /// A game that was begun elsewhere, from its start.
    explicit GameTree(std::unique_ptr<Session> session);
    /// A record with its variations and comments, as far as it can be played; stands at its end.
    static GameTree of(const record::Record& record, std::unique_ptr<Session> session);

    const Session& session() const { return *session_; }
    const Node& node(int i) const { return nodes_[static_cast<std::size_t>(i)]; }
    int size() const { return static_cast<int>(nodes_.size()); }
    int current() const { return current_; }
    bool is_at_end() const { return node(current_).children.empty(); }
    bool is_resigned() const { return resigned_at_ >= 0 && resigned_at_ == current_; }
    /// The line that leads here and goes on from here comes to an end, by the rules or by
    /// resigning.
    bool is_finished() const;

    Result<> play(std::string_view move);
    /// The side to move gives up.
    void resign();
    /// To the position before; takes back a resignation first. False when there is none.
    bool back();
    /// To the next position of the main line from here.
    bool forward();
    void go_to(int target);
    /// To the start, and to the end of the main line from here.
    void go_to_start() { go_to(0); }
    void go_to_end();

    void evaluate(int target, const analysis::Evaluation& evaluation);
    /// The nodes of the line that leads here and goes on from here.
    std::vector<int> line() const;

    /// The main line to its end with all variations; the players' names are not in it yet.
    record::Record record(std::string_view first, std::string_view second) const;

 private:
    int add(int parent, std::string_view move);
    void add_line(int parent, const record::Variation& line, std::size_t from);
    void append_line(record::Variation& out, int parent) const;
    std::vector<int> path_to(int target) const;

    std::unique_ptr<Session> session_;  ///< stands at current_
    std::vector<Node> nodes_;
    int current_ = 0;
    int resigned_at_ = -1;
};

}  // namespace quinta::app
