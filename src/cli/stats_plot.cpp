#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "base/text.hpp"
#include "cli/stats.hpp"
#include "picture/layout.hpp"
#include "picture/words.hpp"

namespace quinta::cli {
namespace {

using match::SelfPlayFigures;
using picture::number_text;

// One row for each player: bars of its results, then the lengths of its games.
constexpr double name_width = 90, bar_width = 330, space = 60, row_height = 74, top = 78;
constexpr double width = name_width + 2 * bar_width + space + 40;
constexpr double bar_height = 26;

// They can be told apart by people who see few colours, on light ground and on dark.
constexpr std::string_view first_colour = "#2b6cb0", draw_colour = "#a0aec0",
                           second_colour = "#dd6b20", ink = "#1a202c", faint = "#4a5568";

std::string text(double x, double y, std::string_view words, std::string_view more = {}) {
    return concat("<text x=\"", number_text(x), "\" y=\"", number_text(y), "\" ", more, ">",
                  picture::escaped(words), "</text>\n");
}

std::string box(double x, double y, double w, double h, std::string_view colour) {
    return concat("<rect x=\"", number_text(x), "\" y=\"", number_text(y), "\" width=\"",
                  number_text(w), "\" height=\"", number_text(h), "\" fill=\"", colour, "\"/>\n");
}

std::string line(double x1, double y1, double x2, double y2, std::string_view colour) {
    return concat("<path d=\"M", number_text(x1), " ", number_text(y1), "L", number_text(x2), " ",
                  number_text(y2), "\" stroke=\"", colour, "\" stroke-width=\"2\"/>\n");
}

std::string percent(double share) { return concat(std::lround(100 * share), " %"); }

/// Won, drawn, lost by the first player; below it where its share of the points lies.
std::string results(const SelfPlayFigures& figures, double y) {
    const auto games = static_cast<double>(std::max<std::size_t>(figures.games, 1));
    std::string out;
    double x = name_width;
    for (const auto& [count, colour] :
         {std::pair{figures.outcomes[0], first_colour}, std::pair{figures.outcomes[2], draw_colour},
          std::pair{figures.outcomes[1], second_colour}}) {
        const double part = bar_width * count / games;
        out += box(x, y, part, bar_height, colour);
        x += part;
    }
    const auto at = [](double share) { return name_width + bar_width * share; };
    const double below = y + bar_height + 9;
    const match::Estimate& share = figures.first_share;
    out += line(at(std::max(0.0, share.low)), below, at(std::min(1.0, share.high)), below, ink);
    out += concat("<circle cx=\"", number_text(at(share.value)), "\" cy=\"", number_text(below),
                  "\" r=\"4\" fill=\"", ink, "\"/>\n");
    return out + text(at(share.value), below + 16, percent(share.value),
                      "font-size=\"12\" text-anchor=\"middle\"");
}

/// The shortest and the longest game of all players, so that one scale serves them.
struct Lengths {
    int least = std::numeric_limits<int>::max();
    int most = 0;

    double share(double turns) const { return (turns - least) / (most + 1 - least); }
};

constexpr double lengths_left = name_width + bar_width + space;

/// A histogram of the lengths, in at most forty steps, and their mean.
std::string lengths(const SelfPlayFigures& figures, double y, const Lengths& all) {
    const int steps = std::min(40, all.most + 1 - all.least);
    std::vector<int> counts(static_cast<std::size_t>(steps));
    for (const auto& [turns, games] : figures.lengths)
        counts[static_cast<std::size_t>(steps * all.share(turns))] += games;
    const int highest = std::max(1, *std::ranges::max_element(counts));
    const double step = bar_width / steps, foot = y + bar_height + 14;
    std::string out = line(lengths_left, foot, lengths_left + bar_width, foot, draw_colour);
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const double height = (bar_height + 13) * counts[i] / highest;
        if (counts[i] > 0)
            out += box(lengths_left + static_cast<double>(i) * step, foot - height, step - 1,
                       height, first_colour);
    }
    const double mean = figures.plies.value;
    return out + text(lengths_left + bar_width * all.share(mean + 0.5), foot + 16,
                      std::to_string(std::lround(mean)), "font-size=\"12\" text-anchor=\"middle\"");
}

/// How long games are at either end of the scale.
std::string scale(double y, const Lengths& all) {
    const std::string style = concat("font-size=\"12\" fill=\"", faint, "\"");
    return text(lengths_left, y, std::to_string(all.least), style) +
           text(lengths_left + bar_width, y, std::to_string(all.most),
                style + " text-anchor=\"end\"");
}

std::string legend() {
    std::string out;
    double x = name_width;
    for (const auto& [words, colour] :
         {std::pair{"first player won", first_colour}, std::pair{"draw", draw_colour},
          std::pair{"second player won", second_colour}}) {
        out += box(x, top - 34, 12, 12, colour);
        out += text(x + 17, top - 24, words, "font-size=\"12\"");
        x += 30 + 6.3 * static_cast<double>(std::string_view(words).size());
    }
    return out +
           text(lengths_left, top - 24, "turns in a game, and their mean", "font-size=\"12\"");
}

}  // namespace

std::string stats_plot(const GameStats& stats) {
    Lengths all;
    for (const SelfPlayFigures& figures : stats.self_play) {
        all.least = std::min(all.least, figures.lengths.begin()->first);
        all.most = std::max(all.most, figures.lengths.rbegin()->first);
    }
    std::string rows;
    double y = top;
    for (const SelfPlayFigures& figures : stats.self_play) {
        rows += text(name_width - 10, y + 18, figures.player, "text-anchor=\"end\"");
        rows += results(figures, y) + lengths(figures, y, all);
        y += row_height;
    }
    const std::string title =
        concat(picture::title_of(stats.start), ": players against themselves");
    return concat(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"", number_text(width), "\" height=\"",
        number_text(y + 24), "\" viewBox=\"0 0 ", number_text(width), " ", number_text(y + 24),
        "\" role=\"img\" ", picture::fonts, " fill=\"", ink, "\" font-size=\"14\">\n<title>",
        picture::escaped(title), "</title>\n", box(0, 0, width, y + 24, "#fff"),
        text(20, 28, title, "font-size=\"17\" font-weight=\"700\""), legend(), rows,
        text(20, y + 12, "Dots: the first player's share of the points, with bounds of 95 %.",
             concat("font-size=\"12\" fill=\"", faint, "\"")),
        scale(y + 12, all), "</svg>\n");
}

}  // namespace quinta::cli
