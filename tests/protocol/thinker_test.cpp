#include "protocol/thinker.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "base/file.hpp"
#include "base/temporary_folder.hpp"
#include "games/catalogue.hpp"
#include "games/games.hpp"

namespace quinta::protocol {
namespace {

const std::filesystem::path nets = QUINTA_DATA "/../../share/nets";
const std::filesystem::path shipped = nets / "trike.qnet";

class ThinkerNet : public testing::Test {
 protected:
    void prepare() { EXPECT_TRUE(thinker_.prepare(*session_, settings_, nullptr)); }

    TemporaryFolder folder_;
    std::string file_ = folder_.path() / "a.qnet";
    std::unique_ptr<Session> session_ = std::move(*games::new_session("trike side=8"));
    UgiSettings settings_;
    std::vector<const net::Net*> nets_;  ///< of each engine that was made
    std::vector<bool> uses_net_;         ///< likewise
    Thinker thinker_{[this](const Session& session, const analysis::EngineSettings& wanted) {
        nets_.push_back(wanted.net.get());
        uses_net_.push_back(wanted.uses_net);
        return games::make_engine(session, wanted, solver::TableStore({}));
    }};
};

TEST_F(ThinkerNet, A_file_that_has_changed_makes_another_engine) {
    ASSERT_TRUE(settings_.set("Game", "trike side=8"));
    EXPECT_FALSE(settings_.set("Net", file_));
    prepare();
    std::filesystem::copy_file(shipped, file_);
    ASSERT_TRUE(settings_.set("Net", file_));
    prepare();
    prepare();
    EXPECT_EQ(nets_, (std::vector<const net::Net*>{nullptr, settings_.net.get()}));
    EXPECT_NE(settings_.net, nullptr);
}

TEST_F(ThinkerNet, A_net_may_be_named_before_its_game) {
    std::filesystem::copy_file(shipped, file_);
    EXPECT_FALSE(settings_.set("Net", file_));  // the first game of the list has none
    ASSERT_TRUE(settings_.set("Game", "trike side=8"));
    EXPECT_NE(settings_.net, nullptr);
    EXPECT_FALSE(settings_.set("Game", "teeko"));
    EXPECT_EQ(settings_.net, nullptr);
}

TEST_F(ThinkerNet, What_is_no_file_of_a_net_s_size_is_not_read) {
    ASSERT_TRUE(settings_.set("Game", "trike side=8"));
    EXPECT_NE(settings_.set("Net", "/dev/zero").error().find("is no net"), std::string::npos);
    ASSERT_TRUE(write_file(file_, "QNET"));
    std::filesystem::resize_file(file_, 1ULL << 40);
    EXPECT_NE(settings_.set("Net", file_).error().find("is no net"), std::string::npos);
}

TEST_F(ThinkerNet, Each_game_takes_a_net_of_its_own) {
    for (const std::string game : {"trike", "taiji"}) {
        const std::string other = game == "trike" ? "taiji" : "trike";
        const auto own = nets / (game + ".qnet"), foreign = nets / (other + ".qnet");
        ASSERT_TRUE(settings_.set("Game", game));
        EXPECT_TRUE(settings_.set("Net", own.string()).ok());
        EXPECT_NE(settings_.net, nullptr);
        const Result<> refused = settings_.set("Net", foreign.string());
        ASSERT_FALSE(refused);
        EXPECT_NE(refused.error().find("for '" + other + "'"), std::string::npos)
            << refused.error();
        EXPECT_EQ(settings_.net, nullptr);
    }
}

TEST_F(ThinkerNet, A_damaged_net_of_Taiji_is_refused) {
    ASSERT_TRUE(settings_.set("Game", "taiji"));
    std::string bytes = *read_file(nets / "taiji.qnet");
    const std::string whole = bytes;
    for (const std::size_t at : {100UL, bytes.size() / 2, bytes.size() - 1}) {
        bytes[at] = static_cast<char>(bytes[at] ^ 1);
        ASSERT_TRUE(write_file(file_, bytes));
        EXPECT_NE(settings_.set("Net", file_).error().find("checksum"), std::string::npos) << at;
        bytes = whole;
    }
    ASSERT_TRUE(write_file(file_, bytes.substr(0, bytes.size() - 100)));
    EXPECT_FALSE(settings_.set("Net", file_));
}

TEST_F(ThinkerNet, Taiji_is_thought_about_without_one_when_that_is_wanted) {
    session_ = std::move(*games::new_session("taiji"));
    ASSERT_TRUE(settings_.set("Game", "taiji"));
    prepare();
    ASSERT_TRUE(settings_.set("Net", "none"));
    prepare();
    EXPECT_EQ(uses_net_, (std::vector<bool>{true, false}));
}

}  // namespace
}  // namespace quinta::protocol
