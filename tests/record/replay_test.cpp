#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "base/random.hpp"
#include "base/text.hpp"
#include "games/games.hpp"
#include "record/record.hpp"

namespace quinta {
namespace {

constexpr std::string_view teeko_tags =
    "[Game \"teeko\"]\n[First \"Ann\"]\n[Second \"Ben\"]\n[Result \"1-0\"]\n\n";

record::Record read_one(std::string_view text) {
    const record::RecordFile file = record::read_records(text);
    EXPECT_FALSE(file.error) << file.error->text;
    return file.records.empty() ? record::Record{} : file.records[0];
}

record::Record teeko(std::string_view moves) { return read_one(concat(teeko_tags, moves)); }

/// What is wrong with a text, by its syntax or by the rules.
std::string complaint(std::string_view text) {
    const record::RecordFile file = record::read_records(text);
    if (file.error) return file.error->text;
    for (const record::Record& record : file.records) {
        if (const record::Replay played = record::replay(record); played.error)
            return played.error->text;
    }
    return "";
}

/// Plays at random for at most `plies` plies.
std::unique_ptr<Session> random_game(std::string_view options, std::uint64_t seed, int plies) {
    Random random(seed);
    std::unique_ptr<Session> session = *games::new_session(options);
    while (session->ply() < plies && !session->ending().is_over()) {
        const std::vector<LegalMove> moves = session->legal_moves();
        const auto count = static_cast<std::uint32_t>(moves.size());
        EXPECT_TRUE(session->play(moves[random.below(count)].text));
    }
    return session;
}

void expect_same_game(const Session& session) {
    const record::Record record = record::record_of(session, "Ann", "Ben");
    const record::Record again = read_one(record::write_record(record));
    EXPECT_EQ(again, record);
    const record::Replay played = record::replay(again);
    ASSERT_FALSE(played.error) << played.error->text;
    EXPECT_EQ(played.session->option_text(), session.option_text());
    EXPECT_EQ(played.session->start_position(), session.start_position());
    EXPECT_EQ(played.session->position(), session.position());
    EXPECT_EQ(played.session->ply(), session.ply());
    EXPECT_EQ(played.session->ending().outcome, session.ending().outcome);
    EXPECT_EQ(played.session->ending().reason, session.ending().reason);
}

TEST(Replay, repeats_random_games_of_every_game) {
    int finished = 0;
    for (const std::string_view options :
         {"teeko", "teeko goals=advanced centre=closed drops=alternate1", "neutreeko",
          "neutreeko board=4x4", "stlts quiet=10", "stlts moves=straight start=seed pins=3",
          "trike", "trike board=pyramid swap=off", "trike side=11", "taiji",
          "taiji size=4 groups=all"}) {
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            const auto session = random_game(options, seed, seed == 0 ? 3 : 300);
            finished += session->ending().is_over();
            expect_same_game(*session);
            session->resign(Side::second);
            expect_same_game(*session);
        }
    }
    EXPECT_GT(finished, 30);
}

TEST(Replay, repeats_a_game_from_a_position) {
    auto session = *games::new_session("teeko", "5/5/2b2/5/5 2");
    ASSERT_TRUE(session->play("a1"));
    expect_same_game(*session);
    const record::Record record = record::record_of(*session, "", "");
    EXPECT_EQ(record.tag("Position"), "5/5/2b2/5/5 2");
    EXPECT_EQ(record.tag("First"), "?");
    EXPECT_EQ(record.tag("Termination"), "");
    EXPECT_EQ(record.tag("Result"), "*");
}

TEST(Replay, resigns_a_game_that_was_resigned) {
    for (const Side side : {Side::first, Side::second}) {
        auto session = *games::new_session("trike");
        session->resign(side);
        const record::Record record = record::record_of(*session, "Ann", "Ben");
        EXPECT_EQ(record.tag("Termination"), "resignation");
        EXPECT_EQ(record.tag("Result"), side == Side::first ? "0-1" : "1-0");
        expect_same_game(*session);
    }
}

TEST(Replay, says_how_a_decided_game_ended) {
    const record::Replay played = record::replay(teeko("1. a1 b1 2. a2 b2 3. a3 b3 4. a4 1-0"));
    EXPECT_EQ(record::record_of(*played.session, "", "").tag("Termination"),
              "Black has four in a line");
    const auto session = *games::new_session("teeko", played.session->position());
    EXPECT_EQ(record::record_of(*session, "", "").tag("Termination"), "Black has four in a line");
    expect_same_game(*session);
}

TEST(Replay, leaves_an_undecided_game_open) {
    for (const std::string_view result : {"1-0", "0-1", "1/2-1/2", "*"}) {
        record::Record record = teeko("1. c3 b3 1-0");
        record.set_tag("Result", result);
        const record::Replay played = record::replay(record);
        EXPECT_FALSE(played.error) << played.error->text;
        EXPECT_FALSE(played.session->ending().is_over());
        EXPECT_EQ(played.session->ply(), 2);
    }
    record::Record agreed = teeko("1. c3 1-0");
    agreed.set_tag("Result", "1/2-1/2");
    agreed.set_tag("Termination", "resignation");
    EXPECT_FALSE(record::replay(agreed).session->ending().is_over());
}

TEST(Replay, checks_the_result_of_a_decided_game) {
    record::Record record = teeko("1. a1 b1 2. a2 b2 3. a3 b3 4. a4 1-0");
    EXPECT_FALSE(record::replay(record).error);
    for (const std::string_view result : {"0-1", "1/2-1/2", "*"}) {
        record.set_tag("Result", result);
        const record::Replay played = record::replay(record);
        ASSERT_TRUE(played.error);
        EXPECT_EQ(played.error->text,
                  concat("the result is 1-0, not ", result, ": Black has four in a line"));
        EXPECT_EQ(played.session->ply(), 7);
    }
    record.set_tag("Result", "won");
    EXPECT_EQ(record::replay(record).error->text,
              "the result 'won' is none of 1-0, 0-1, 1/2-1/2 and *");
}

TEST(Replay, checks_the_tags) {
    const record::Record record = teeko("1. c3 b3 1-0");
    for (const std::string_view name : {"Game", "First", "Second", "Result"}) {
        record::Record without = record;
        std::erase_if(without.tags, [&](const auto& tag) { return tag.first == name; });
        const record::Replay played = record::replay(without);
        EXPECT_EQ(played.session == nullptr, name == "Game");
        EXPECT_TRUE(!played.session || played.session->ply() == 2);
        EXPECT_EQ(played.error ? played.error->text : "",
                  name == "Game" ? "the tag 'Game' is missing" : "");
    }
    record::Record wrong = record;
    wrong.set_tag("Game", "trike sise=9");
    EXPECT_EQ(record::replay(wrong).error->text,
              "Game: unknown option 'sise' for trike; did you mean 'side'?");
    EXPECT_EQ(record::replay(wrong).session, nullptr);
    wrong = record;
    wrong.set_tag("Position", "5/5 1");
    EXPECT_TRUE(record::replay(wrong).error->text.starts_with("Position: "))
        << record::replay(wrong).error->text;
    EXPECT_EQ(record::replay(wrong).session, nullptr);
}

TEST(Replay, stops_at_an_illegal_move_and_keeps_those_before) {
    const record::Replay played = record::replay(teeko("1. c3 b3 2. c4 c4 3. d1 1-0"));
    ASSERT_TRUE(played.error);
    EXPECT_EQ(played.error->text, "turn 4: c4 is occupied");
    EXPECT_EQ(played.session->ply(), 3);

    const record::Replay over = record::replay(teeko("1. a1 b1 2. a2 b2 3. a3 b3 4. a4 b4 1-0"));
    ASSERT_TRUE(over.error);
    EXPECT_EQ(over.error->text, "turn 8: 'b4': the game is over: Black has four in a line");
    EXPECT_EQ(over.session->ply(), 7);
}

TEST(Replay, checks_variations_and_keeps_the_main_line) {
    EXPECT_FALSE(
        record::replay(teeko("c3 (d4 c3 (e5 d5) d5) (a1) b3 (d4 (b3 c4) c4 b3) c4 1-0")).error);
    const record::Replay played = record::replay(teeko("c3 b3 (d4 c4 (b3 b3)) c4 1-0"));
    ASSERT_TRUE(played.error);
    EXPECT_EQ(played.error->text, "turn 4 of a variation: b3 is occupied");
    EXPECT_EQ(played.session->ply(), 3);
    EXPECT_EQ(record::replay(teeko("c3 (x9) c3 1-0")).error->text, "turn 2: c3 is occupied");
}

TEST(Replay, names_results) {
    EXPECT_EQ(record::result_text(Outcome::ongoing), "*");
    EXPECT_EQ(record::result_text(Outcome::first_wins), "1-0");
    EXPECT_EQ(record::result_text(Outcome::second_wins), "0-1");
    EXPECT_EQ(record::result_text(Outcome::draw), "1/2-1/2");
}

/// The page on records, as text.
std::string page() {
    std::ifstream file(QUINTA_DOCS "/records.md");
    EXPECT_TRUE(file.is_open());
    return {std::istreambuf_iterator<char>(file), {}};
}

TEST(RecordsPage, shows_records_that_can_be_read) {
    constexpr std::string_view fence = "```pgn\n";
    const std::string text = page();
    std::size_t games = 0;
    for (std::size_t at = text.find(fence); at != std::string::npos; at = text.find(fence, at)) {
        at += fence.size();
        const std::string block = text.substr(at, text.find("```", at) - at);
        EXPECT_EQ(complaint(block), "") << block;
        games += record::read_records(block).records.size();
    }
    EXPECT_EQ(games, 3U);
}

TEST(RecordsPage, shows_the_messages_that_are_given) {
    int rows = 0;
    const std::string text = page();
    for (const std::string_view line : split(text, '\n')) {
        const bool is_message = line.find("| line ") != std::string_view::npos ||
                                line.find("| turn ") != std::string_view::npos ||
                                line.find("| the result is") != std::string_view::npos;
        if (!is_message) continue;
        const auto cells = split(line, '|');
        ASSERT_EQ(cells.size(), 4U) << line;
        const std::string_view moves = trim(cells[1]).substr(1, trim(cells[1]).size() - 2);
        EXPECT_EQ(complaint(concat(teeko_tags, moves)), trim(cells[2])) << line;
        ++rows;
    }
    EXPECT_EQ(rows, 8);
}

}  // namespace
}  // namespace quinta
