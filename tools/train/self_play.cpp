#include <charconv>
#include <cstdio>
#include <cstring>
#include <string>
#include <string_view>

#include "base/text.hpp"
#include "selfplay/self_play_run.hpp"

// `quinta selfplay` alone, for a machine that trains and has nothing else of Quinta:
// tools/train/build-static.sh makes a program of it that runs anywhere.

namespace {

void print(const std::string& text, std::FILE* to) {
    std::fwrite(text.data(), 1, text.size(), to);
    std::fflush(to);
}

int usage() {
    print(
        "usage: self_play GAME --samples FILE [--net FILE] [--seconds N] [--games N]\n"
        "                 [--threads N] [--seed N] [--visits N] | self_play GAME --describe\n",
        stderr);
    return 2;
}

bool read_number(std::string_view text, auto& out) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
    return error == std::errc() && end == text.data() + text.size();
}

}  // namespace

int main(int argc, char** argv) {
    using quinta::concat;
    quinta::selfplay::Settings settings;
    if (argc < 3) return usage();
    settings.game = argv[1];
    if (std::strcmp(argv[2], "--describe") == 0) {
        const auto text = quinta::selfplay::describe(settings.game);
        print(text ? *text : text.error() + "\n", text ? stdout : stderr);
        return text ? 0 : 1;
    }
    for (int i = 2; i + 1 < argc; i += 2) {
        const std::string_view flag = argv[i], value = argv[i + 1];
        std::uint64_t number = 0;
        if (flag == "--samples") {
            settings.samples = value;
        } else if (flag == "--net") {
            settings.net = value;
        } else if (!read_number(value, number)) {
            return usage();
        } else if (flag == "--seconds") {
            settings.time = std::chrono::seconds(number);
        } else if (flag == "--games") {
            settings.games = number;
        } else if (flag == "--threads") {
            settings.threads = static_cast<int>(number);
        } else if (flag == "--seed") {
            settings.seed = number;
        } else if (flag == "--visits") {
            settings.visits = static_cast<std::uint32_t>(number);
        } else {
            return usage();
        }
    }
    if (settings.samples.empty() || argc % 2 != 0) return usage();
    const auto line = [](const quinta::selfplay::Progress& at) {
        print(concat(at.games, " games, ", at.samples, " positions, ", at.exact, " exact; net ",
                     at.net, "\n"),
              stderr);
    };
    const auto done = quinta::selfplay::run(settings, line);
    if (!done) {
        print(done.error() + "\n", stderr);
        return 1;
    }
    line(*done);
    return 0;
}
