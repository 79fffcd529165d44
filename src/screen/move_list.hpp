#pragma once

#include <string>
#include <vector>

#include "app/game_tree.hpp"
#include "terminal/grid.hpp"

namespace quinta::screen {

using namespace terminal;  // the vocabulary of drawing

/// The moves of a game with its variations, of which the screen shows a part.
class MoveList {
 public:
    /// Keeps the current move in sight unless somebody has scrolled.
    void draw(Grid& grid, const Rect& area, const app::GameTree& tree);
    /// The node whose move is at a place of the screen, or −1.
    int node_at(int x, int y) const;
    bool contains(int x, int y) const { return area_.contains(x, y); }
    void scroll(int lines);
    /// The current move has changed: show it.
    void follow() { is_following_ = true; }

 private:
    struct Token {
        std::string text;
        int node = -1;  ///< −1: only text
        int x = 0;
        int line = 0;
    };
    void lay_out(const app::GameTree& tree, int width);
    void lay_line(const app::GameTree& tree, int parent, int indent, int width);
    void put(const std::string& text, int node, int indent, int width);
    static std::string number(const app::GameTree& tree, int node, bool is_first);

    std::vector<Token> tokens_;
    int x_ = 0;
    int line_ = 0;
    int top_ = 0;
    bool is_following_ = true;
    Rect area_;
};

}  // namespace quinta::screen
