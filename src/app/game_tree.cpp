#include "app/game_tree.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace quinta::app {

GameTree::GameTree(std::unique_ptr<Session> session) : session_(std::move(session)) {
    const bool is_resigned = session_->resigned().has_value();
    const std::vector<LegalMove> played = session_->played();
    while (session_->undo()) {
    }
    nodes_.push_back({});
    nodes_[0].mover = session_->side_to_move();
    for (const LegalMove& move : played) {
        [[maybe_unused]] const Result<> done = play(move.text);
        assert(done);
    }
    if (is_resigned) resign();
}

GameTree GameTree::of(const record::Record& record, std::unique_ptr<Session> session) {
    GameTree tree(std::move(session));
    const bool is_resigned = tree.is_resigned();
    const int end = tree.current_;
    tree.go_to_start();
    tree.add_line(0, record.moves, 0);
    tree.nodes_[0].comment = record.comment;
    tree.go_to(end);
    if (is_resigned) tree.resign();
    return tree;
}

/// Adds a recorded line below `parent`; what cannot be played ends it.
void GameTree::add_line(int parent, const record::Variation& line, std::size_t from) {
    for (std::size_t i = from; i < line.size(); ++i) {
        go_to(parent);
        if (!play(line[i].text)) return;
        const int here = current_;
        nodes_[static_cast<std::size_t>(here)].comment = line[i].comment;
        nodes_[static_cast<std::size_t>(here)].annotations = line[i].annotations;
        for (const record::Variation& variation : line[i].variations)
            add_line(parent, variation, 0);
        // The recorded move comes first, whatever was added beside it.
        std::vector<int>& children = nodes_[static_cast<std::size_t>(parent)].children;
        const auto place = std::ranges::find(children, here);
        std::rotate(children.begin(), place, place + 1);
        parent = here;
    }
    go_to(parent);
}

/// The position at hand follows from `parent` by the move.
int GameTree::add(int parent, std::string_view move) {
    Node node;
    node.move = move;
    node.parent = parent;
    node.ply = nodes_[static_cast<std::size_t>(parent)].ply + 1;
    node.mover = session_->side_to_move();
    if (const Ending ending = session_->ending(); ending.is_over()) {
        node.is_final = true;
        node.evaluation = {
            analysis::ProvenValue{ending.outcome, 0}, reward(ending.outcome, node.mover), {}};
    }
    nodes_.push_back(std::move(node));
    return size() - 1;
}

Result<> GameTree::play(std::string_view move) {
    Result<> played = session_->play(move);
    if (!played) return played;
    const std::string text = session_->last_move()->text;
    const std::vector<int>& known = node(current_).children;
    const auto found = std::ranges::find(known, text, [&](int i) { return node(i).move; });
    const int child = found != known.end() ? *found : add(current_, text);
    std::vector<int>& children = nodes_[static_cast<std::size_t>(current_)].children;
    std::erase(children, child);
    children.insert(children.begin(), child);  // the line that is played is the game
    current_ = child;
    return {};
}

void GameTree::resign() {
    if (session_->ending().is_over()) return;
    session_->resign(session_->side_to_move());
    resigned_at_ = current_;
}

bool GameTree::back() {
    if (!session_->undo()) return false;
    if (is_resigned()) {
        resigned_at_ = -1;
    } else {
        current_ = node(current_).parent;
    }
    return true;
}

bool GameTree::forward() {
    if (is_at_end()) return false;
    go_to(node(current_).children.front());
    return true;
}

std::vector<int> GameTree::path_to(int target) const {
    std::vector<int> path;
    for (; target > 0; target = node(target).parent) path.push_back(target);
    std::ranges::reverse(path);
    return path;
}

bool GameTree::is_finished() const {
    const int last = line().back();
    return node(last).is_final || last == resigned_at_;
}

void GameTree::go_to(int target) {
    if (target == current_) return;
    if (is_resigned()) session_->undo();
    const std::vector<int> path = path_to(target);
    const auto is_on_path = [&](int i) {
        return i == 0 || std::ranges::find(path, i) != path.end();
    };
    while (!is_on_path(current_)) {
        session_->undo();
        current_ = node(current_).parent;
    }
    for (const int step : path) {
        if (node(step).ply <= node(current_).ply) continue;
        [[maybe_unused]] const Result<> played = session_->play(node(step).move);
        assert(played);
        current_ = step;
    }
    if (is_resigned()) session_->resign(session_->side_to_move());
}

void GameTree::go_to_end() {
    while (forward()) {
    }
}

void GameTree::evaluate(int target, const analysis::Evaluation& evaluation) {
    nodes_[static_cast<std::size_t>(target)].evaluation = evaluation;
}

std::vector<int> GameTree::line() const {
    std::vector<int> out = {0};
    for (const int step : path_to(current_)) out.push_back(step);
    while (!node(out.back()).children.empty()) out.push_back(node(out.back()).children.front());
    return out;
}

void GameTree::append_line(record::Variation& out, int parent) const {
    while (!node(parent).children.empty()) {
        const std::vector<int>& children = node(parent).children;
        const Node& main = node(children.front());
        record::RecordMove move;
        move.text = main.move;
        move.comment = main.comment;
        move.annotations = main.annotations;
        for (std::size_t i = 1; i < children.size(); ++i) {
            record::Variation variation = {{.text = node(children[i]).move,
                                            .annotations = node(children[i]).annotations,
                                            .comment = node(children[i]).comment}};
            append_line(variation, children[i]);
            move.variations.push_back(std::move(variation));
        }
        out.push_back(std::move(move));
        parent = children.front();
    }
}

record::Record GameTree::record(std::string_view first, std::string_view second) const {
    const std::unique_ptr<Session> end = session_->clone();
    int last = 0;
    while (!node(last).children.empty()) last = node(last).children.front();
    if (last != current_) {
        while (end->undo()) {
        }
        for (const int step : path_to(last)) {
            [[maybe_unused]] const Result<> played = end->play(node(step).move);
        }
        if (last == resigned_at_) end->resign(end->side_to_move());
    }
    record::Record record = record::record_of(*end, first, second);
    record.comment = node(0).comment;
    record.moves.clear();
    append_line(record.moves, 0);
    return record;
}

}  // namespace quinta::app
