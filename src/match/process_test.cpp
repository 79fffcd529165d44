#include "match/process.hpp"

#include <gtest/gtest.h>

#include <thread>

namespace quinta::match {
namespace {

using namespace std::chrono_literals;

Deadline in(std::chrono::milliseconds time) { return std::chrono::steady_clock::now() + time; }

std::unique_ptr<Process> start(const std::string& command) {
    return std::move(*Process::start(command));
}

TEST(Process, ExchangesLines) {
    const std::atomic<bool> stop = false;
    const auto process = start("cat");
    EXPECT_TRUE(process->send("hello", in(10s)));
    EXPECT_TRUE(process->send("world\r", in(10s)));
    std::string line;
    EXPECT_EQ(process->receive(line, in(10s), stop), Process::Reading::line);
    EXPECT_EQ(line, "hello");
    EXPECT_EQ(process->receive(line, in(10s), stop), Process::Reading::line);
    EXPECT_EQ(line, "world");
    EXPECT_EQ(process->receive(line, in(10ms), stop), Process::Reading::timeout);
}

TEST(Process, TellsHowItEnded) {
    const std::atomic<bool> stop = false;
    for (const auto& [command, ending] :
         {std::pair("exit 7", "exit code 7"), std::pair("kill -9 $$", "signal 9"),
          std::pair("sh -c 'kill -11 $$'; exit $?", "signal 11")}) {
        const auto process = start(command);
        std::string line;
        EXPECT_EQ(process->receive(line, in(10s), stop), Process::Reading::ended);
        EXPECT_EQ(process->ending(), ending);
    }
}

TEST(Process, IsNotHeldUpByOneThatDoesNotRead) {
    const auto process = start("sleep 60");
    const std::string megabyte(1 << 20, 'x');
    EXPECT_FALSE(process->send(megabyte, in(50ms)));
}

TEST(Process, KeepsTheBeginningOfAnEndlessLine) {
    const std::atomic<bool> stop = false;
    const auto process = start("head -c 5000000 /dev/zero | tr '\\0' x; echo; echo end");
    std::string line;
    EXPECT_EQ(process->receive(line, in(10s), stop), Process::Reading::line);
    EXPECT_EQ(line, std::string(1 << 20, 'x'));
    while (line != "end") {
        ASSERT_EQ(process->receive(line, in(10s), stop), Process::Reading::line);
        ASSERT_TRUE(line.empty() || line == "end");
    }
}

TEST(Process, StopsWaiting) {
    std::atomic<bool> stop = false;
    const auto process = start("sleep 60");
    const std::jthread other([&] {
        std::this_thread::sleep_for(20ms);
        stop = true;
    });
    std::string line;
    EXPECT_EQ(process->receive(line, in(60s), stop), Process::Reading::stopped);
}

TEST(Process, EndsAllThatItStarted) {
    const std::atomic<bool> stop = false;
    std::string line;
    {
        const auto process = start("sleep 60 & echo $!; wait");
        ASSERT_EQ(process->receive(line, in(10s), stop), Process::Reading::line);
    }
    // Gone, or dead and only not yet taken away by its parent.
    const auto look =
        start("while grep -qs ') [^Z] ' /proc/" + line + "/stat; do :; done; echo gone");
    std::string said;
    EXPECT_EQ(look->receive(said, in(20s), stop), Process::Reading::line);
    EXPECT_EQ(said, "gone");
}

}  // namespace
}  // namespace quinta::match
