#include "server/log.hpp"

#include <gtest/gtest.h>

#include "server/metrics.hpp"

namespace quinta::server {
namespace {

TEST(Log, WritesLinesThatNothingCanBreak) {
    const std::string path = "/a\n\"b\xff";
    const std::string json = log_line(Log::Format::json, "now", "refused", {{"path", path}});
    EXPECT_EQ(json,
              "{\"time\":\"now\",\"event\":\"refused\",\"path\":\"/a\\n\\\"b\xEF\xBF\xBD\"}\n");
    const std::string text = log_line(Log::Format::text, "now", "refused", {{"path", path}});
    EXPECT_EQ(text.find('\n'), text.size() - 1);
    EXPECT_TRUE(text.starts_with("now refused path='"));
    EXPECT_LT(log_line(Log::Format::json, "", "", {{"path", std::string(9000, 'x')}}).size(), 300U);
}

TEST(Metrics, CountCommitsByHowLongTheyTook) {
    store::CommitStats commits;
    commits.add(std::chrono::microseconds(500), true);
    commits.add(std::chrono::milliseconds(4), true);
    commits.add(std::chrono::seconds(60), false);
    Metrics metrics{.is_online = true, .commits = &commits};
    metrics.online.refusals["too_fast"] = 3;
    const std::string text = metrics_text(metrics);
    for (const char* line :
         {"quinta_commit_seconds_bucket{le=\"0.001000\"} 1\n",
          "quinta_commit_seconds_bucket{le=\"0.005000\"} 2\n",
          "quinta_commit_seconds_bucket{le=\"5.000000\"} 2\n",
          "quinta_commit_seconds_bucket{le=\"+Inf\"} 3\n", "quinta_commit_seconds_count 3\n",
          "quinta_commits_failed_total 1\n", "quinta_messages_rate_limited_total 3\n"}) {
        EXPECT_NE(text.find(line), std::string::npos) << line << text;
    }
    EXPECT_EQ(metrics_text({}).find("quinta_moves_total"), std::string::npos);
}

}  // namespace
}  // namespace quinta::server
