#include "cluster/fact_log.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "base/file.hpp"
#include "base/temporary_folder.hpp"
#include "base/text.hpp"

namespace quinta::cluster {
namespace {

const std::vector<Fact> some_facts = {{"1/2/3b/4 2 owner=1", Outcome::second_wins, 40211},
                                      {"a position", Outcome::ongoing, 7},
                                      {"x", Outcome::draw, 0},
                                      {"1 2 3", Outcome::first_wins, ~std::uint64_t{0}}};

class FactLogTest : public testing::Test {
 protected:
    std::string write_log(const std::vector<Fact>& facts) {
        Result<FactLog> log = FactLog::open(path, "chess size=8");
        EXPECT_TRUE(log);
        for (const Fact& fact : facts) EXPECT_TRUE(log->append(fact));
        EXPECT_TRUE(log->keep());
        return log->checksum();
    }
    void put(std::string_view text) const {
        std::ofstream(path, std::ios::binary | std::ios::trunc) << text;
    }
    std::string text() const { return *read_file(path); }
    std::string refusal(std::string_view game = "chess size=8") const {
        const Result<FactLog> log = FactLog::open(path, game);
        return log ? "" : log.error();
    }

    TemporaryFolder folder;
    const std::filesystem::path path = folder.path() / "log";
};

TEST(Fact, is_one_line_and_read_again) {
    for (const Fact& fact : some_facts) EXPECT_EQ(parse_fact(fact_text(fact)), fact);
    EXPECT_EQ(fact_text(some_facts[0]), "second 40211 1/2/3b/4 2 owner=1");
    for (const char* text : {"", "second", "second 5", "second 5 ", "third 5 x", "second x x",
                             "second -5 x", "second 5x x", "second 99999999999999999999 x"}) {
        EXPECT_FALSE(parse_fact(text)) << text;
    }
}

TEST_F(FactLogTest, goes_on_where_it_ended) {
    write_log({some_facts[0], some_facts[1]});
    const std::string sum = write_log({some_facts[2], some_facts[3]});
    const Result<FactLog> log = FactLog::open(path, "chess size=8");
    ASSERT_TRUE(log);
    EXPECT_EQ(log->facts(), some_facts);
    EXPECT_FALSE(log->has_mended());
    EXPECT_EQ(log->checksum(), sum);
    EXPECT_EQ(text().substr(text().rfind('\n', text().size() - 2) + 1, 16), sum);
}

/// At every byte: it has all facts whose lines are whole, and writing goes on behind them.
TEST_F(FactLogTest, was_cut_off_anywhere) {
    write_log(some_facts);
    const std::string whole = text();
    const std::size_t first_line = whole.find('\n') + 1;
    for (std::size_t size = 0; size <= whole.size(); ++size) {
        put(whole.substr(0, size));
        const auto lines = std::count(whole.begin(), whole.begin() + static_cast<long>(size), '\n');
        const auto kept = static_cast<std::size_t>(std::max<long>(lines - 1, 0));
        {
            Result<FactLog> log = FactLog::open(path, "chess size=8");
            ASSERT_TRUE(log) << size << log.error();
            EXPECT_EQ(log->facts(), std::vector(some_facts.begin(),
                                                some_facts.begin() + static_cast<long>(kept)));
            const bool is_torn = size > 0 && whole[size - 1] != '\n';
            EXPECT_EQ(log->has_mended(), is_torn) << size;
            for (std::size_t i = kept; i < some_facts.size(); ++i) {
                ASSERT_TRUE(log->append(some_facts[i]));
            }
        }
        EXPECT_EQ(text(), whole) << size << " " << first_line;
    }
}

/// Any one byte: what follows the damage is not trusted, and nothing is changed in the file.
TEST_F(FactLogTest, is_damaged_anywhere) {
    write_log(some_facts);
    const std::string whole = text();
    const std::size_t last_line = whole.rfind('\n', whole.size() - 2) + 1;
    for (std::size_t at = 0; at + 1 < last_line; ++at) {
        std::string damaged = whole;
        damaged[at] = static_cast<char>(damaged[at] ^ 1);
        put(damaged);
        const std::string reason = refusal();
        const auto line =
            1 + std::count(whole.begin(), whole.begin() + static_cast<long>(at), '\n');
        const std::string expected = line == 1 ? std::string("is not a log of quinta-mpi")
                                               : concat("damaged in line ", line);
        EXPECT_NE(reason.find(expected), std::string::npos) << at << ": " << reason;
        EXPECT_EQ(text(), damaged) << at;
    }
}

TEST_F(FactLogTest, loses_no_more_than_its_last_line_when_that_is_damaged) {
    write_log(some_facts);
    const std::string whole = text();
    for (std::size_t at = whole.rfind('\n', whole.size() - 2) + 1; at < whole.size(); ++at) {
        std::string damaged = whole;
        damaged[at] = static_cast<char>(damaged[at] ^ 1);
        put(damaged);
        const Result<FactLog> log = FactLog::open(path, "chess size=8");
        ASSERT_TRUE(log) << at;
        EXPECT_TRUE(log->has_mended());
        EXPECT_EQ(log->facts().size(), some_facts.size() - 1);
    }
}

TEST_F(FactLogTest, notices_a_line_that_is_missing) {
    write_log(some_facts);
    const std::string whole = text();
    const std::size_t start = whole.find('\n') + 1;
    put(whole.substr(0, start) + whole.substr(whole.find('\n', start) + 1));
    EXPECT_NE(refusal().find("damaged in line 2"), std::string::npos) << refusal();
}

TEST_F(FactLogTest, refuses_what_it_should_not_write_into) {
    write_log(some_facts);
    const std::string whole = text();
    EXPECT_NE(refusal("chess size=9").find("is about 'chess size=8', not about 'chess size=9'"),
              std::string::npos)
        << refusal("chess size=9");
    EXPECT_EQ(text(), whole);
    for (const char* foreign : {"my diary", "my diary\n", "\n", "my\ndiary\n"}) {
        put(foreign);
        EXPECT_NE(refusal().find("is not a log of quinta-mpi"), std::string::npos) << foreign;
        EXPECT_EQ(text(), foreign);
    }
    EXPECT_NE(FactLog::open(folder.path() / "no" / "log", "chess").error().find("cannot write"),
              std::string::npos);
}

TEST_F(FactLogTest, has_one_writer) {
    const Result<FactLog> log = FactLog::open(path, "chess size=8");
    ASSERT_TRUE(log);
    EXPECT_NE(refusal().find("another quinta-mpi is writing"), std::string::npos) << refusal();
}

}  // namespace
}  // namespace quinta::cluster
