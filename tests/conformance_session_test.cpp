// What every session promises: play, undo, redo, clone, resign.

#include <cctype>
#include <cmath>

#include "conformance.hpp"
#include "core/why_not.hpp"
#include "games/games.hpp"

namespace quinta {
namespace {

class SessionConformance : public testing::TestWithParam<std::string> {
 protected:
    /// Calls `check(session)` for a new session of every option set of the game.
    template <class Check>
    void for_each_session(Check&& check) {
        for (const std::string& text : option_sets(GetParam())) {
            SCOPED_TRACE(text);
            const auto session = games::new_session(text);
            ASSERT_TRUE(session) << session.error();
            check(**session);
            if (HasFailure()) return;
        }
    }

    /// Plays one random legal move; false when the game is over.
    bool play_one(Session& session) {
        const std::vector<LegalMove> moves = session.legal_moves();
        EXPECT_EQ(moves.empty(), session.ending().is_over());
        if (moves.empty()) return false;
        const LegalMove& move = moves[random_.below(static_cast<std::uint32_t>(moves.size()))];
        const Result<> played = session.play(move.text);
        EXPECT_TRUE(played) << played.error();
        EXPECT_EQ(session.last_move()->text, move.text);
        EXPECT_EQ(session.last_move()->steps, move.steps);
        return true;
    }

    Random random_{11};
};

constexpr int most_plies = 60;

TEST_P(SessionConformance, a_move_may_be_written_in_other_ways) {
    for_each_session([&](const Session& start) {
        const std::unique_ptr<Session> session = start.clone();
        for (int ply = 0; ply < 12 && !session->ending().is_over(); ++ply) {
            const std::vector<LegalMove> moves = session->legal_moves();
            const LegalMove& move = moves[random_.below(static_cast<std::uint32_t>(moves.size()))];
            std::string loud = move.text, spaced, bare;
            for (char& c : loud) c = static_cast<char>(std::toupper(c));
            for (const char c : move.text) spaced += std::string(" ") + c;
            for (const char c : move.text)
                bare += c == '-' || c == ',' || c == '+' ? "" : std::string(1, c);
            for (const std::string& text : {loud, spaced, bare}) {
                const std::unique_ptr<Session> trial = session->clone();
                const Result<> played = trial->play(text);
                ASSERT_TRUE(played) << played.error();
                EXPECT_EQ(trial->last_move()->text, move.text) << text;
            }
            play_one(*session);
        }
    });
}

TEST_P(SessionConformance, every_cell_that_does_nothing_has_a_reason) {
    for_each_session([&](const Session& start) {
        const std::unique_ptr<Session> session = start.clone();
        for (int ply = 0; ply < 8; ++ply) {
            const std::vector<LegalMove> moves = session->legal_moves();
            Steps touched;
            if (!moves.empty() && moves[0].steps.size() > 1) touched = {moves[0].steps[0]};
            for (const Steps& before : {Steps{}, touched}) {
                for (int cell = 0; cell < static_cast<int>(session->cells().size()); ++cell) {
                    const bool goes_on = std::ranges::any_of(moves, [&](const LegalMove& move) {
                        return move.steps.size() > before.size() &&
                               std::equal(before.begin(), before.end(), move.steps.begin()) &&
                               move.steps[before.size()].cell == cell;
                    });
                    if (goes_on) continue;
                    const std::string why = why_not(*session, before, cell).text();
                    EXPECT_FALSE(why.empty()) << cell;
                    EXPECT_EQ(why.find("e.g."), std::string::npos) << why;
                }
            }
            if (!play_one(*session)) break;
        }
    });
}

TEST_P(SessionConformance, undo_and_redo_walk_along_the_game) {
    for_each_session([&](Session& session) {
        std::vector<std::string> positions = {session.position()};
        EXPECT_FALSE(session.undo());
        EXPECT_FALSE(session.redo());
        while (session.ply() < most_plies && play_one(session)) {
            positions.push_back(session.position());
        }
        const Ending ending = session.ending();
        EXPECT_EQ(session.played().size(), positions.size() - 1);
        for (std::size_t i = positions.size() - 1; i > 0; --i) {
            EXPECT_EQ(session.position(), positions[i]);
            EXPECT_EQ(session.ply(), static_cast<int>(i));
            EXPECT_TRUE(session.undo());
            EXPECT_FALSE(session.ending().is_over());
        }
        EXPECT_EQ(session.position(), session.start_position());
        EXPECT_TRUE(session.starts_at_start());
        for (std::size_t i = 1; i < positions.size(); ++i) {
            EXPECT_TRUE(session.redo());
            EXPECT_EQ(session.position(), positions[i]);
        }
        EXPECT_FALSE(session.redo());
        EXPECT_EQ(session.ending().outcome, ending.outcome);
        EXPECT_EQ(session.ending().reason, ending.reason);
    });
}

TEST_P(SessionConformance, a_view_gives_its_position_and_holds_only_known_pieces) {
    for_each_session([&](Session& session) {
        const PieceSet pieces = session.pieces();
        EXPECT_LE(pieces.counters.size(), most_counters);
        do {
            const View view = session.view();
            const Side side = session.side_to_move();
            EXPECT_EQ(session.position_text(view, side), session.drawn_position());
            std::array<int, 2> counts{};
            int markers = 0;
            for (const std::optional<Piece>& piece : view.cells) {
                if (!piece) continue;
                ++counts[index(piece->colour)];
                markers += piece->has_marker ? 1 : 0;
                EXPECT_EQ(piece->kind, pieces.kind);
                for (std::size_t i = 0; i < most_counters; ++i) {
                    const bool is_known = i < pieces.counters.size();
                    EXPECT_LE(piece->counters[i], is_known ? pieces.counters[i].most : 0);
                }
            }
            for (std::size_t i = 0; i < 2; ++i) EXPECT_LE(counts[i], pieces.most[i]);
            EXPECT_LE(markers, pieces.marker.empty() ? 0 : 1);
            EXPECT_TRUE(pieces.can_exchange || view.seats[0].colour == Colour::first);
        } while (session.ply() < most_plies && play_one(session));
    });
}

TEST_P(SessionConformance, every_move_says_who_made_it) {
    for_each_session([&](Session& session) {
        std::vector<Side> movers;
        do {
            movers.push_back(session.side_to_move());
            for (const LegalMove& move : session.legal_moves()) {
                EXPECT_EQ(move.side, movers.back());
            }
        } while (session.ply() < most_plies && play_one(session));
        const std::vector<LegalMove> played = session.played();
        for (std::size_t i = 0; i < played.size(); ++i) EXPECT_EQ(played[i].side, movers[i]);
    });
}

TEST_P(SessionConformance, every_board_has_labels_and_an_outline) {
    for_each_session([&](Session& session) {
        const Frame frame = session.frame();
        EXPECT_FALSE(frame.labels.empty());
        EXPECT_EQ(frame.outline.size(), 1U);
        for (const Label& label : frame.labels) {
            EXPECT_LT(static_cast<std::size_t>(label.cell), session.cells().size());
            for (const Cell& cell : session.cells()) {
                EXPECT_GT(std::hypot(cell.x - label.at.x, cell.y - label.at.y), 0.9) << label.text;
            }
        }
    });
}

TEST_P(SessionConformance, a_new_move_forgets_what_was_undone) {
    for_each_session([&](Session& session) {
        play_one(session);
        play_one(session);
        EXPECT_TRUE(session.undo());
        play_one(session);
        EXPECT_FALSE(session.redo());
        EXPECT_EQ(session.ply(), 2);
        const std::string before = session.position();
        EXPECT_TRUE(session.undo());
        EXPECT_FALSE(session.play("nonsense"));
        EXPECT_TRUE(session.redo()) << "a refused move forgets nothing";
        EXPECT_EQ(session.position(), before);
    });
}

TEST_P(SessionConformance, a_clone_goes_its_own_way) {
    for_each_session([&](Session& session) {
        play_one(session);
        play_one(session);
        session.undo();
        const std::unique_ptr<Session> clone = session.clone();
        EXPECT_EQ(clone->option_text(), session.option_text());
        EXPECT_EQ(clone->position(), session.position());
        EXPECT_EQ(clone->ply(), 1);
        EXPECT_TRUE(clone->redo()) << "what was undone is cloned too";
        EXPECT_EQ(session.ply(), 1);
        clone->resign(Side::first);
        EXPECT_FALSE(session.ending().is_over());
        EXPECT_TRUE(clone->clone()->ending().is_over());
    });
}

TEST_P(SessionConformance, resigning_ends_the_game_until_it_is_undone) {
    for_each_session([&](Session& session) {
        play_one(session);
        const std::string move = session.legal_moves().front().text;
        for (const Side side : {Side::first, Side::second}) {
            EXPECT_EQ(session.resigned(), std::nullopt);
            session.resign(side);
            EXPECT_EQ(session.resigned(), side);
            EXPECT_EQ(session.ending().outcome, win_for(opponent(side)));
            EXPECT_NE(session.ending().reason.find("resigned"), std::string::npos);
            EXPECT_TRUE(session.legal_moves().empty());
            EXPECT_FALSE(session.play(move));
            session.resign(opponent(side));
            EXPECT_EQ(session.ending().outcome, win_for(opponent(side))) << "over is over";
            EXPECT_TRUE(session.undo());
            EXPECT_EQ(session.ply(), 1);
            EXPECT_FALSE(session.ending().is_over());
        }
        EXPECT_TRUE(session.play(move));
    });
}

TEST_P(SessionConformance, a_finished_game_refuses_every_move_with_the_reason) {
    for_each_session([&](Session& session) {
        while (session.ply() < 4 * most_plies && play_one(session)) continue;
        if (!session.ending().is_over()) return;
        const std::string last = session.last_move()->text;
        const Result<> more = session.play(last);
        ASSERT_FALSE(more);
        EXPECT_NE(more.error().find(session.ending().reason), std::string::npos) << more.error();
        session.resign(Side::first);
        EXPECT_EQ(session.resigned(), std::nullopt);
        EXPECT_EQ(session.ending().reason.find("resigned"), std::string::npos);
    });
}

TEST_P(SessionConformance, any_position_of_a_game_can_start_another) {
    for_each_session([&](Session& session) {
        for (int n = 0; n < 9; ++n) play_one(session);
        const auto other = games::new_session(session.option_text(), session.position());
        ASSERT_TRUE(other) << session.position() << ": " << other.error();
        EXPECT_EQ((*other)->position(), session.position());
        EXPECT_EQ((*other)->start_position(), session.position());
        EXPECT_FALSE((*other)->starts_at_start());
        EXPECT_EQ((*other)->ply(), 0);
        EXPECT_EQ((*other)->side_to_move(), session.side_to_move());
        EXPECT_EQ((*other)->perft(1), session.perft(1));
    });
}

TEST_P(SessionConformance, a_drawn_position_is_the_same_position) {
    for_each_session([&](Session& session) {
        do {
            const std::string drawn = session.drawn_position();
            EXPECT_TRUE(drawn.starts_with(session.position())) << drawn;
            const auto again = games::new_session(session.option_text(), drawn);
            ASSERT_TRUE(again) << drawn << ": " << again.error();
            EXPECT_EQ((*again)->position(), session.position());
            EXPECT_EQ((*again)->start_position(), session.position());
            EXPECT_EQ((*again)->drawn_position(), drawn);
            EXPECT_EQ((*again)->drawn_start(), drawn);
            EXPECT_EQ((*again)->clone()->drawn_position(), drawn);
            const View view = session.view(), same = (*again)->view();
            for (int cell = 0; cell < static_cast<int>(view.cells.size()); ++cell) {
                EXPECT_EQ(partner_of(same, cell), partner_of(view, cell));
                const bool is_half = session.pieces().kind == PieceKind::tile &&
                                     view.cells[static_cast<std::size_t>(cell)].has_value();
                EXPECT_EQ(partner_of(view, cell) >= 0, is_half) << drawn;
            }
        } while (session.ply() < most_plies && play_one(session));
    });
}

TEST_P(SessionConformance, a_session_begins_anew_from_a_position) {
    for_each_session([&](Session& session) {
        for (int n = 0; n < 7; ++n) play_one(session);
        const std::string position = session.position();
        while (session.ply() < most_plies && play_one(session)) continue;
        session.resign(Side::second);
        const std::string before = session.position();
        const Result<> wrong = session.set_up("no position");
        EXPECT_FALSE(wrong);
        EXPECT_NE(wrong.error(), "");
        EXPECT_EQ(session.position(), before) << "nothing has changed";
        ASSERT_TRUE(session.set_up(position));
        EXPECT_EQ(session.position(), position);
        EXPECT_EQ(session.start_position(), position);
        EXPECT_EQ(session.ply(), 0);
        EXPECT_FALSE(session.undo());
        EXPECT_FALSE(session.redo());
        EXPECT_EQ(session.resigned(), std::nullopt);
    });
}

TEST_P(SessionConformance, next_positions_are_those_after_the_legal_moves) {
    for_each_session([&](Session& session) {
        while (session.ply() < most_plies) {
            std::vector<std::string> expected;
            for (const LegalMove& move : session.legal_moves()) {
                const std::unique_ptr<Session> next = session.clone();
                ASSERT_TRUE(next->play(move.text)) << move.text;
                expected.push_back(next->position());
            }
            EXPECT_EQ(session.next_positions(), expected);
            if (!play_one(session)) break;
        }
    });
}

INSTANTIATE_TEST_SUITE_P(All, SessionConformance, testing::ValuesIn(game_names()),
                         [](const auto& parameter) { return parameter.param; });

}  // namespace
}  // namespace quinta
