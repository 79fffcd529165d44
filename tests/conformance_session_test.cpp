// What every session promises: play, undo, redo, clone, resign.

#include "conformance.hpp"
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
            const auto session = new_session(text);
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
            session.resign(side);
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
        EXPECT_EQ(session.ending().reason.find("resigned"), std::string::npos);
    });
}

TEST_P(SessionConformance, any_position_of_a_game_can_start_another) {
    for_each_session([&](Session& session) {
        for (int n = 0; n < 9; ++n) play_one(session);
        const auto other = new_session(session.option_text(), session.position());
        ASSERT_TRUE(other) << session.position() << ": " << other.error();
        EXPECT_EQ((*other)->position(), session.position());
        EXPECT_EQ((*other)->start_position(), session.position());
        EXPECT_FALSE((*other)->starts_at_start());
        EXPECT_EQ((*other)->ply(), 0);
        EXPECT_EQ((*other)->side_to_move(), session.side_to_move());
        EXPECT_EQ((*other)->perft(1), session.perft(1));
    });
}

INSTANTIATE_TEST_SUITE_P(All, SessionConformance, testing::ValuesIn(game_names()),
                         [](const auto& parameter) { return parameter.param; });

}  // namespace
}  // namespace quinta
