#include "analysis/review.hpp"

#include <gtest/gtest.h>

#include <filesystem>

#include "base/temporary_folder.hpp"
#include "games/catalogue.hpp"
#include "players/players_test_support.hpp"

namespace quinta {
namespace {

using namespace trial;

/// An engine that knows the 4x4 board of Neutreeko by heart.
std::unique_ptr<analysis::Engine> knower(const Session& session) {
    const TemporaryFolder folder;
    auto engine = games::make_engine(session, {}, solver::TableStore(folder.path()));
    EXPECT_TRUE(engine->prepare({}));
    return engine;
}

std::unique_ptr<Session> game(std::initializer_list<std::string_view> moves) {
    auto session = session_at("neutreeko board=4x4");
    for (const std::string_view move : moves) EXPECT_TRUE(session->play(move)) << move;
    return session;
}

TEST(Review, finds_a_planted_blunder) {
    const auto session = game({"d2-b4"});  // draws were to be had; this loses in 4
    const auto verdicts = analysis::review(*session, *knower(*session), {});
    ASSERT_EQ(verdicts.size(), 1U);
    const analysis::Verdict& verdict = verdicts[0];
    EXPECT_EQ(verdict.move, "d2-b4");
    EXPECT_EQ(verdict.mover, Side::first);
    EXPECT_EQ(verdict.fault, analysis::Fault::blunder);
    EXPECT_EQ(verdict.better, "c1-c4");
    EXPECT_EQ(describe(verdict), "loses in 4 (proved); better c1-c4: draws (proved)");
}

TEST(Review, leaves_good_moves_alone) {
    for (const std::string_view move : {"c1-c4", "c1-a3", "c1-c4", "d2-b2"}) {  // all draw
        const auto session = game({move});
        const analysis::Verdict verdict = analysis::review(*session, *knower(*session), {}).at(0);
        EXPECT_EQ(verdict.fault, analysis::Fault::none) << move;
        EXPECT_EQ(describe(verdict), "");
    }
}

TEST(Review, tells_of_each_move_in_turn_and_can_be_stopped) {
    const auto session = game({"d2-b4", "d1-d4"});
    std::atomic<bool> stop = false;
    search::SearchOptions limits;
    limits.stop = &stop;
    int told = 0;
    const auto verdicts =
        analysis::review(*session, *knower(*session), limits, [&](const analysis::Verdict&) {
            ++told;
            stop = true;
        });
    EXPECT_EQ(told, 1);
    EXPECT_EQ(verdicts.size(), 1U);
}

TEST(Review, judges_finished_games_by_their_end) {
    // The last move of a lost game is no fault; nor is the move that wins.
    auto session = session_at("trike side=2", "1/bW 1 owner=1");
    ASSERT_TRUE(session->play("a1"));
    ASSERT_TRUE(session->ending().is_over());
    const auto engine = games::make_engine(
        *session, {}, solver::TableStore(std::filesystem::temp_directory_path()));
    const auto verdicts = analysis::review(*session, *engine, {});
    ASSERT_EQ(verdicts.size(), 1U);
    EXPECT_EQ(verdicts[0].fault, analysis::Fault::none);
    EXPECT_EQ(verdicts[0].played.value->plies, 1);
}

TEST(Review, of_nothing_is_nothing) {
    const auto session = game({});
    EXPECT_TRUE(analysis::review(*session, *knower(*session), {}).empty());
}

TEST(Annotate, adds_sign_comment_and_better_line) {
    const auto session = game({"d2-b4"});
    record::Record record = record::record_of(*session, "Ann", "Ben");
    record.moves[0].comment = "Brave.";
    analysis::annotate(record, analysis::review(*session, *knower(*session), {}));
    const record::RecordMove& move = record.moves[0];
    EXPECT_EQ(move.annotations, std::vector<int>{4});
    EXPECT_EQ(move.comment, "Brave. loses in 4 (proved); better c1-c4: draws (proved)");
    ASSERT_EQ(move.variations.size(), 1U);
    EXPECT_EQ(move.variations[0].front().text, "c1-c4");
    EXPECT_LE(move.variations[0].size(), 8U);
    // What is written can be read and replayed, the variation included.
    const record::RecordFile file = record::read_records(record::write_record(record));
    ASSERT_FALSE(file.error) << file.error->text;
    EXPECT_EQ(file.records.at(0), record);
    EXPECT_FALSE(record::replay(record).error);
}

}  // namespace
}  // namespace quinta
