#include "cluster/progress_text.hpp"

#include <gtest/gtest.h>

namespace quinta::cluster {
namespace {

using std::chrono::seconds;

TEST(ProgressText, estimates_from_what_this_run_has_done) {
    const Books::Progress first{.facts = 5, .nodes = 1'000'000, .positions = 9, .share = 0.2};
    Books::Progress now{.facts = 12, .nodes = 34'600'000, .positions = 40, .share = 0.2};
    EXPECT_EQ(progress_text(now, first, seconds(60), 1),
              "12 jobs, 35 M positions; 20 % done; 1 worker");
    now.share = 0.4;
    EXPECT_EQ(progress_text(now, first, seconds(40), 3),
              "12 jobs, 35 M positions; 40 % done, about 2 min left (rough); 3 workers");
    EXPECT_NE(progress_text(now, first, seconds(600), 3).find("about 30 min left"),
              std::string::npos);
    now.share = 0.2000001;
    EXPECT_NE(progress_text(now, first, seconds(600), 3).find("about years left"),
              std::string::npos);
}

}  // namespace
}  // namespace quinta::cluster
