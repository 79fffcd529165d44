// Any bytes as lines for the engine: each command is answered once, as GTP wants it, and what is
// taken back is as if it had never been.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/text.hpp"
#include "fuzzing.hpp"
#include "protocol/gtp.hpp"

namespace {

using quinta::fuzzing::require;

/// Answers at once, so that the talk is tried and not the thinking.
class Hasty final : public quinta::analysis::Engine {
 public:
    quinta::Result<> prepare(const quinta::solver::BuildControl&) override { return {}; }
    void forget() override {}
    quinta::analysis::Analysis think(const quinta::Session& session,
                                     const quinta::search::SearchOptions& options,
                                     const Report&) override {
        require(options.time.value_or(std::chrono::milliseconds(1)).count() > 0,
                "there is some time to think");
        return {1, 1, {}, {{{}, {session.legal_moves().front().text}}}};
    }
};

void check_answer(std::string_view answer) {
    require(answer.starts_with('=') || answer.starts_with('?'), "an answer says how it went",
            answer);
    require(answer.ends_with("\n\n") && answer.find("\n\n") + 2 == answer.size(),
            "an answer ends with the only empty line", answer);
    for (const char c : answer)
        require(c == '\n' || static_cast<unsigned char>(c) >= ' ', "plain text", answer);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text = quinta::fuzzing::text_of(data, size);
    quinta::protocol::GtpSettings settings;
    settings.engine.game = quinta::fuzzing::take_game(text);
    settings.draw = [](const quinta::Session& session) { return session.position(); };
    std::string last;
    int answers = 0;
    quinta::protocol::GtpEngine engine(
        settings, [](const auto&, const auto&) { return std::make_unique<Hasty>(); },
        [&](std::string_view answer) {
            check_answer(answer);
            last = answer;
            ++answers;
        });
    const auto ask = [&](std::string_view line) {
        engine.obey(line);
        return last;
    };
    while (!text.empty()) {
        const std::string_view line = quinta::fuzzing::take_line(text);
        const int before = answers;
        if (!engine.obey(line)) break;
        require(answers <= before + 1, "at most one answer", line);
        if (line != "undo") continue;
        // One step back and forth: a pass, or a move and itself again.
        const std::string board = ask("showboard");
        const std::string mover = ask("gogui-rules_side_to_move").substr(2, 5);
        const std::string moves = ask("gogui-rules_legal_moves").substr(2);
        const std::string move = moves.substr(0, moves.find_first_of(" \n"));
        if (move.empty()) continue;
        require(ask(quinta::concat("play ", mover, " ", move)).starts_with('='), "it is legal");
        require(ask("undo").starts_with('='), "it can be taken back");
        require(ask("showboard") == board, "all is as before");
    }
    return 0;
}
