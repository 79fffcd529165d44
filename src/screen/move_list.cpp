#include "screen/move_list.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "terminal/columns.hpp"

namespace quinta::screen {

/// "3." before a first player's ply, "3..." before another one that begins a line.
std::string MoveList::number(const app::GameTree& tree, int node, bool is_first) {
    const int ply = tree.node(node).ply;
    if (ply % 2 == 1) return concat((ply + 1) / 2, ".");
    return is_first ? concat(ply / 2, "…") : "";
}

void MoveList::put(const std::string& text, int node, int indent, int width) {
    const auto needed = columns_of(text);
    if (x_ > indent && x_ + needed > width) {
        ++line_;
        x_ = indent;
    }
    tokens_.push_back({text, node, x_, line_});
    x_ += needed + 1;
}

/// A line of play; variations stand on lines of their own behind the move they replace.
void MoveList::lay_line(const app::GameTree& tree, int parent, int indent, int width) {
    bool is_first = true;
    while (!tree.node(parent).children.empty()) {
        const std::vector<int>& children = tree.node(parent).children;
        const int main = children.front();
        const std::string label = number(tree, main, is_first);
        const bool starts_line = indent == 0 && tree.node(main).ply % 2 == 1 && x_ > 0;
        if (starts_line) {
            ++line_;
            x_ = 0;
        }
        if (!label.empty()) put(label, -1, indent, width);
        if (indent == 0 && tree.node(main).ply % 2 == 1) x_ = std::max(x_, 4);
        put(tree.node(main).move, main, indent, width);
        if (indent == 0 && tree.node(main).ply % 2 == 1)
            x_ = std::max(x_, 4 + std::min(12, width / 2 - 2));
        is_first = false;
        for (std::size_t i = 1; i < children.size(); ++i) {
            ++line_;
            x_ = indent + 2;
            put("(", -1, indent + 2, width);
            put(concat(number(tree, children[i], true)), -1, indent + 2, width);
            put(tree.node(children[i]).move, children[i], indent + 2, width);
            lay_line(tree, children[i], indent + 2, width);
            put(")", -1, indent + 2, width);
            is_first = true;
        }
        if (children.size() > 1) {
            ++line_;
            x_ = indent;
        }
        parent = main;
    }
}

void MoveList::lay_out(const app::GameTree& tree, int width) {
    tokens_.clear();
    x_ = 0;
    line_ = 0;
    put(tree.session().starts_at_start() ? "start" : "set up", 0, 0, width);
    lay_line(tree, 0, 0, width);
}

void MoveList::draw(Grid& grid, const Rect& area, const app::GameTree& tree) {
    area_ = area;
    lay_out(tree, area.width - 1);
    if (is_following_) {
        const auto current = std::ranges::find(tokens_, tree.current(), &Token::node);
        const int line = current == tokens_.end() ? 0 : current->line;
        top_ = std::clamp(top_, line - area.height + 1, line);
    }
    top_ = std::clamp(top_, 0, std::max(0, line_ + 1 - area.height));
    for (const Token& token : tokens_) {
        const int y = token.line - top_;
        if (y < 0 || y >= area.height) continue;
        const bool is_current = token.node == tree.current();
        const Look look{token.node < 0 ? Role::faint : Role::text,
                        is_current ? Role::focus : Role::screen, is_current};
        grid.put_within(area.x + token.x, area.y + y, area.width - token.x, token.text, look);
    }
    if (top_ > 0) grid.put(area.right() - 1, area.y, "▲", {Role::key});
    if (top_ + area.height <= line_)
        grid.put(area.right() - 1, area.bottom() - 1, "▼", {Role::key});
}

int MoveList::node_at(int x, int y) const {
    if (!area_.contains(x, y)) return -1;
    for (const Token& token : tokens_) {
        if (token.node < 0 || token.line - top_ != y - area_.y) continue;
        const int start = area_.x + token.x;
        if (x >= start && x < start + columns_of(token.text)) return token.node;
    }
    return -1;
}

void MoveList::scroll(int lines) {
    is_following_ = false;
    top_ += lines;
}

}  // namespace quinta::screen
