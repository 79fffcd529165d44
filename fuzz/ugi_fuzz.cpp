// Any bytes as lines for the engine: each `go` is answered once, and everything that is said is a
// line of the protocol.

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/text.hpp"
#include "fuzzing.hpp"
#include "protocol/ugi.hpp"

namespace {

using quinta::fuzzing::require;

/// Answers at once, so that the talk is tried and not the thinking.
class Hasty final : public quinta::analysis::Engine {
 public:
    quinta::Result<> prepare(const quinta::solver::BuildControl&) override { return {}; }
    void forget() override {}
    quinta::analysis::Analysis think(const quinta::Session& session,
                                     const quinta::search::SearchOptions& options,
                                     const Report& report) override {
        require(options.time.value_or(std::chrono::milliseconds(0)).count() >= 0 &&
                    options.depth.value_or(1) >= 0,
                "options are sensible");
        const std::string move = session.legal_moves().front().text;
        quinta::analysis::Analysis analysis{1, 1, {}, {{{}, {move}}}};
        report(analysis);
        return analysis;
    }
};

void check_line(std::string_view line) {
    bool is_known = false;
    for (const std::string_view word :
         {"id ", "option ", "ugiok", "readyok", "info ", "bestmove ", "response"}) {
        is_known = is_known || line.starts_with(word);
    }
    require(is_known, "an answer begins with a word of UGI", line);
    for (const char c : line) require(static_cast<unsigned char>(c) >= ' ', "one line", line);
}

/// Levels think by themselves, for longer than a fuzzer likes to wait.
bool is_slow(std::string_view line) {
    const std::string text = quinta::lower(line);
    return text.find("setoption") != std::string::npos && text.find("level") != std::string::npos;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text = quinta::fuzzing::text_of(data, size);
    quinta::protocol::UgiSettings settings;
    settings.game = quinta::fuzzing::take_game(text);
    std::atomic<int> asked{0}, answered{0};
    {
        quinta::protocol::UgiEngine engine(
            "fuzz", settings, [](const auto&, const auto&) { return std::make_unique<Hasty>(); },
            [&](std::string_view line) {
                check_line(line);
                if (line.starts_with("bestmove ")) ++answered;
            });
        while (!text.empty()) {
            const std::string_view line = quinta::fuzzing::take_line(text);
            if (is_slow(line)) continue;
            const auto words = quinta::words(line);
            if (!words.empty() && words[0] == "go") ++asked;
            if (!engine.obey(line)) break;
        }
    }
    require(asked == answered, "each go is answered once");
    return 0;
}
