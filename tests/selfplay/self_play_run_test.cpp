#include "selfplay/self_play_run.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "analysis/self_play.hpp"
#include "base/file.hpp"
#include "base/temporary_folder.hpp"

namespace quinta::selfplay {
namespace {

using Json = nlohmann::json;

/// One position as a trainer reads it.
struct Position {
    std::size_t board = 0;
    unsigned flags = 0;
    unsigned result = 0;
    unsigned searched = 0;
    std::vector<unsigned> planes;
    std::vector<unsigned> policy;  ///< the moves of each cell side by side
};

unsigned byte(const std::string& bytes, std::size_t at) {
    return static_cast<unsigned char>(bytes.at(at));
}
unsigned two_bytes(const std::string& bytes, std::size_t at) {
    return byte(bytes, at) | byte(bytes, at + 1) << 8;
}

std::vector<Position> positions_of(const std::string& bytes, const Json& game) {
    std::vector<Position> out;
    for (std::size_t at = 0; at < bytes.size();) {
        EXPECT_EQ(bytes.substr(at, 2), "QS");
        const std::size_t board = byte(bytes, at + 2);
        const std::size_t cells = game["boards"].at(board)["cells"].size();
        std::size_t count = two_bytes(bytes, at + 4);
        at += 8;
        for (; count > 0; --count) {
            Position& position = out.emplace_back(Position{
                board, byte(bytes, at), byte(bytes, at + 1), two_bytes(bytes, at + 2), {}, {}});
            at += 4;
            for (std::size_t i = 0; i < cells; ++i, at += 2) {
                position.planes.push_back(two_bytes(bytes, at));
            }
            for (std::size_t i = 0; i < cells * game["heads"].get<std::size_t>(); ++i) {
                position.policy.push_back(byte(bytes, at++));
            }
        }
    }
    return out;
}

class SelfPlayRun : public ::testing::Test {
 protected:
    Settings settings(const std::string& name) const {
        Settings out;
        out.game = "trike";
        out.samples = folder_.path() / name;
        out.games = 2;
        return out;
    }
    std::string played(const Settings& settings) {
        const Result<Progress> done = run(settings, {});
        EXPECT_TRUE(done.ok()) << (done ? "" : done.error());
        const Result<std::string> bytes = read_file(settings.samples);
        return bytes ? *bytes : "";
    }
    TemporaryFolder folder_;
};

TEST_F(SelfPlayRun, writes_positions_that_a_trainer_can_read) {
    const Json game = Json::parse(*describe("trike"));
    const std::vector<Position> positions = positions_of(played(settings("a")), game);
    ASSERT_GT(positions.size(), 20U);
    int exact = 0;
    for (const Position& position : positions) {
        exact += (position.flags & analysis::Samples::is_exact) != 0 ? 1 : 0;
        EXPECT_TRUE(position.result == 0 || position.result == 2);  // a triangle has no draws
        bool has_best = false;
        for (std::size_t i = 0; i < position.planes.size(); ++i) {
            const bool is_reachable = (position.planes[i] >> 7 & 1) != 0;
            EXPECT_EQ(position.policy[i] != 255, is_reachable);
            has_best |= position.policy[i] == 254;
        }
        const bool has_policy = (position.flags & analysis::Samples::has_policy) != 0;
        EXPECT_TRUE(has_best || !has_policy);
        const bool has_wins = (position.flags & analysis::Samples::has_wins) != 0;
        EXPECT_TRUE(!has_wins || position.result == 2);
    }
    EXPECT_GT(exact, 0);
}

TEST_F(SelfPlayRun, writes_each_move_of_a_cell_in_its_place) {
    const Json game = Json::parse(*describe("taiji"));
    Settings taiji = settings("taiji");
    taiji.game = "taiji";
    const std::vector<Position> positions = positions_of(played(taiji), game);
    ASSERT_GT(positions.size(), 20U);
    for (const Position& position : positions) {
        const Json& beside = game["boards"].at(position.board)["beside"];
        const auto is_live = [&](int cell) {
            return cell >= 0 && (position.planes[static_cast<std::size_t>(cell)] & 1) != 0;
        };
        for (std::size_t cell = 0; cell < position.planes.size(); ++cell) {
            for (std::size_t head = 0; head < 4; ++head) {
                const bool is_legal =
                    is_live(beside.at(cell).at(0)) && is_live(beside.at(cell).at(head + 1));
                EXPECT_EQ(position.policy[4 * cell + head] != 255, is_legal);
            }
        }
    }
}

TEST_F(SelfPlayRun, plays_the_same_from_the_same_seed) {
    Settings one = settings("one"), two = settings("two"), other = settings("other");
    other.seed = 2;
    const std::string first = played(one);
    EXPECT_EQ(first, played(two));
    EXPECT_NE(first, played(other));
}

TEST_F(SelfPlayRun, says_why_a_net_is_refused) {
    Settings with_net = settings("with");
    with_net.net = folder_.path() / "no.qnet";
    ASSERT_TRUE(write_file(with_net.net, "QNET, as it says").ok());
    with_net.games = 1;
    const Result<Progress> done = run(with_net, {});
    ASSERT_TRUE(done.ok());
    EXPECT_NE(done->net.find("no.qnet: a net of version"), std::string::npos) << done->net;
}

TEST_F(SelfPlayRun, refuses_what_it_cannot_do) {
    Settings wrong = settings("a");
    wrong.game = "chess";
    EXPECT_NE(run(wrong, {}).error().find("'chess' has no net to train"), std::string::npos);
    wrong = settings("notes");
    ASSERT_TRUE(write_file(wrong.samples, "Notes of mine").ok());
    EXPECT_NE(run(wrong, {}).error().find("holds something else"), std::string::npos);
    EXPECT_EQ(*read_file(wrong.samples), "Notes of mine");
    wrong = settings("a");
    wrong.samples = folder_.path() / "nowhere" / "a";
    EXPECT_TRUE(run(wrong, {}).error().starts_with("cannot write")) << run(wrong, {}).error();
}

TEST(SelfPlayDescribe, tells_boards_with_their_images) {
    const Json game = Json::parse(*describe("trike"));
    EXPECT_EQ(game["taps"], 7);
    for (const Json& board : game["boards"]) {
        EXPECT_EQ(board["cells"].size(), board["beside"].size());
        EXPECT_EQ(board["symmetries"].size(), 6U);
        for (const Json& map : board["symmetries"]) EXPECT_EQ(map.size(), board["cells"].size());
    }
}

/// A move to a neighbour in the image leads to the image of that neighbour.
TEST(SelfPlayDescribe, tells_images_of_the_moves_of_a_cell) {
    const Json game = Json::parse(*describe("taiji"));
    EXPECT_EQ(game["heads"], 4);
    for (const Json& board : game["boards"]) {
        ASSERT_EQ(board["symmetries"].size(), 8U);
        ASSERT_EQ(board["heads"].size(), 8U);
        for (std::size_t s = 0; s < 8; ++s) {
            const auto images = board["symmetries"][s].get<std::vector<std::size_t>>();
            const auto heads = board["heads"][s].get<std::vector<std::size_t>>();
            for (std::size_t cell = 0; cell < images.size(); ++cell) {
                for (std::size_t head = 0; head < 4; ++head) {
                    const int next = board["beside"][cell][head + 1];
                    const int image = board["beside"][images[cell]][heads.at(head) + 1];
                    EXPECT_EQ(
                        image,
                        next < 0 ? -1 : static_cast<int>(images[static_cast<std::size_t>(next)]));
                }
            }
        }
    }
}

}  // namespace
}  // namespace quinta::selfplay
