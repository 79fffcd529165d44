#include "games/rulebook.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "base/text.hpp"
#include "games/games.hpp"
#include "whole_tiles.hpp"

namespace quinta::games {
namespace {

using Names = std::set<std::string, std::less<>>;

std::vector<RulesExample> examples(std::string_view game) {
    std::vector<RulesExample> out;
    for (const RulesSection& section : rules_page(game).sections) {
        if (section.example) out.push_back(*section.example);
    }
    return out;
}

std::vector<RulesExample> all_examples() {
    std::vector<RulesExample> out;
    for (const GameInfo& info : games()) {
        for (const RulesExample& example : examples(info.name)) out.push_back(example);
    }
    return out;
}

/// The session of an example; a failed test and the start of the game when it has none.
std::unique_ptr<Session> session_of(const RulesExample& example) {
    Result<std::unique_ptr<Session>> session = new_session(example.game, example.position);
    if (session) return *std::move(session);
    ADD_FAILURE() << example.game << ", " << example.position << ": " << session.error();
    return *new_session("teeko");
}

Names marks(const RulesExample& example) { return {example.marks.begin(), example.marks.end()}; }

Names cell_names(const Session& session) {
    Names names;
    for (const Cell& cell : session.cells()) names.insert(cell.name);
    return names;
}

const std::string& name(const Session& session, int cell) {
    return session.cells()[static_cast<std::size_t>(cell)].name;
}

/// Where the piece on a cell can go. Trike's moves do not name the pawn, so they are its own.
Names destinations(const Session& session, std::string_view piece) {
    Names names;
    const View view = session.view();
    for (const LegalMove& move : session.legal_moves()) {
        for (std::size_t cell = 0; cell < view.cells.size(); ++cell) {
            const bool has_marker = view.cells[cell] && view.cells[cell]->has_marker;
            const bool is_first = move.steps[0].cell == static_cast<int>(cell);
            const bool goes = move.steps.size() == 1 ? has_marker : is_first;
            const int to = move.steps.back().cell;
            if (goes && to >= 0 && session.cells()[cell].name == piece) {
                names.insert(name(session, to));
            }
        }
    }
    return names;
}

bool is_letter_or_digit(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

/// Whether `text` holds `word`, not only as a part of a longer word.
bool mentions(std::string_view text, std::string_view word) {
    for (std::size_t at = text.find(word); at != std::string_view::npos;
         at = text.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        const bool starts = at == 0 || !is_letter_or_digit(text[at - 1]);
        if (starts && (end == text.size() || !is_letter_or_digit(text[end]))) return true;
    }
    return false;
}

std::string section_text(std::string_view game, std::string_view heading) {
    std::string text;
    for (const RulesSection& section : rules_page(game).sections) {
        if (section.heading != heading) continue;
        for (const std::string_view paragraph : section.paragraphs) text += concat(paragraph, "\n");
    }
    return text;
}

TEST(Rulebook, HasAPageWithExamplesForEveryGame) {
    for (const GameInfo& info : games()) {
        const RulesPage& page = rules_page(info.name);
        EXPECT_EQ(page.title, info.title);
        EXPECT_EQ(page.origin, info.origin);
        EXPECT_GE(page.sections.size(), 5U);
        EXPECT_GE(examples(info.name).size(), 2U);
        for (const RulesExample& example : examples(info.name)) {
            EXPECT_EQ(words(example.game).front(), info.name);
        }
    }
}

TEST(Rulebook, IsPlainTextThatAnyScreenCanWrap) {
    const auto is_plain = [](std::string_view text) {
        return !text.empty() &&
               std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; }) &&
               text.find("  ") == std::string_view::npos;
    };
    for (const GameInfo& info : games()) {
        for (const RulesSection& section : rules_page(info.name).sections) {
            EXPECT_TRUE(is_plain(section.heading)) << section.heading;
            for (const std::string_view text : section.paragraphs) {
                EXPECT_TRUE(is_plain(text)) << text;
                EXPECT_EQ(text.back(), '.') << text;
            }
        }
        for (const RulesExample& example : examples(info.name)) {
            EXPECT_TRUE(is_plain(example.caption)) << example.caption;
        }
    }
}

TEST(Rulebook, ShowsCanonicalPositionsAndMarksCellsOfTheirBoards) {
    for (const RulesExample& example : all_examples()) {
        const auto session = session_of(example);
        EXPECT_EQ(session->option_text(), example.game);
        EXPECT_EQ(session->drawn_position(), example.position);
        EXPECT_TRUE(all_tiles_are_whole(*session)) << example.position;
        const Names cells = cell_names(*session);
        for (const std::string_view mark : example.marks) {
            EXPECT_TRUE(cells.contains(mark)) << example.position << ": " << mark;
        }
        EXPECT_FALSE(example.marks.empty()) << example.position;
        EXPECT_EQ(marks(example).size(), example.marks.size()) << example.position;
    }
}

TEST(Rulebook, MarksExactlyTheDestinationsOfAPiece) {
    for (const GameInfo& info : games()) {
        int shown = 0;
        for (const RulesExample& example : examples(info.name)) {
            if (example.piece.empty()) continue;
            EXPECT_EQ(marks(example), destinations(*session_of(example), example.piece))
                << example.game << ", " << example.position;
            ++shown;
        }
        EXPECT_GE(shown, 1) << info.name;
    }
}

TEST(Rulebook, ShowsEndingsAsTheyAre) {
    for (const RulesExample& example : all_examples()) {
        const auto session = session_of(example);
        EXPECT_EQ(session->ending().outcome, example.outcome) << example.position;
        if (example.outcome == Outcome::ongoing) continue;
        const View view = session->view();
        Names decisive;
        for (const int cell : view.decisive) decisive.insert(name(*session, cell));
        EXPECT_EQ(marks(example), decisive) << example.position;
        for (const Seat& seat : view.seats) {
            if (!seat.score) continue;
            EXPECT_TRUE(mentions(example.caption, std::to_string(*seat.score))) << example.caption;
        }
        const std::size_t winner = example.outcome == Outcome::first_wins ? 0 : 1;
        const ColourInfo colour = session->colours()[index(view.seats[winner].colour)];
        EXPECT_TRUE(mentions(example.caption, colour.name)) << example.caption;
    }
}

TEST(Rulebook, NamesOnlyLegalMovesInItsCaptions) {
    int named = 0;
    for (const RulesExample& example : all_examples()) {
        if (example.outcome != Outcome::ongoing) continue;
        for (std::string_view word : words(example.caption)) {
            while (!word.empty() && !is_letter_or_digit(word.back())) word.remove_suffix(1);
            const std::size_t sign = word.find_first_of("-x,+");
            if (sign < 2 || sign == std::string_view::npos || !to_int(word.substr(1, sign - 1))) {
                continue;
            }
            const Result<> played = session_of(example)->play(word);
            EXPECT_TRUE(played.ok()) << played.error();
            ++named;
        }
    }
    EXPECT_GE(named, 5);
}

TEST(Rulebook, ExplainsEveryOptionAndEveryValue) {
    for (const GameInfo& info : games()) {
        const std::string text = section_text(info.name, "Options");
        for (const OptionSpec& option : *info.options) {
            EXPECT_TRUE(mentions(text, option.name)) << info.name << " " << option.name;
            std::vector<std::string> values(option.choices.begin(), option.choices.end());
            if (option.is_number()) {
                values = {std::to_string(option.least), std::to_string(option.most)};
            }
            for (const std::string& value : values) {
                EXPECT_TRUE(mentions(text, value)) << info.name << " " << value;
            }
            if (option.standard.empty()) continue;
            EXPECT_TRUE(mentions(text, concat(option.name, "=", option.standard))) << option.name;
        }
    }
}

TEST(Rulebook, ExplainsPositionTextByABoardOnThePage) {
    for (const GameInfo& info : games()) {
        const std::string text = section_text(info.name, "Notation");
        EXPECT_TRUE(std::ranges::any_of(examples(info.name), [&](const RulesExample& example) {
            return mentions(text, example.position);
        })) << info.name;
    }
}

}  // namespace
}  // namespace quinta::games
