#include "protocol/ugi_text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "base/text.hpp"
#include "games/games.hpp"

namespace quinta::protocol {
namespace {

using std::chrono::milliseconds;
using Words = std::vector<std::string_view>;

/// What may stand in a `go`, each with a number. A clock may be overdrawn, so below 0.
struct GoWord {
    std::string_view name;
    std::int64_t least;
    std::int64_t most;
};
constexpr std::int64_t most_plies = 10'000, no_limit = 1'000'000'000'000'000;
constexpr std::array<GoWord, 8> go_words = {{{"movetime", 0, no_limit},
                                             {"nodes", 1, no_limit},
                                             {"depth", 1, most_plies},
                                             {"movestogo", 0, most_plies},
                                             {"p1time", -no_limit, no_limit},
                                             {"p2time", -no_limit, no_limit},
                                             {"p1inc", 0, no_limit},
                                             {"p2inc", 0, no_limit}}};

/// The number after the word at `i`; more than fits everywhere is as good as the most.
Result<std::int64_t> number_after(const Words& words, std::size_t i, const GoWord& word) {
    if (i + 1 >= words.size()) return Error{message("{0} needs a number", word.name)};
    const std::string_view text = words[i + 1];
    std::int64_t number = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc{} || stop != end) {
        return Error{message("{0} cannot be {1}", word.name, quoted(text))};
    }
    if (number < word.least && word.least >= 0) {
        return Error{
            message("{0} cannot be {1}; it is at least {2}", word.name, number, word.least)};
    }
    return std::clamp(number, word.least, word.most);
}

void set_limit(GoRequest& request, std::string_view word, std::int64_t number) {
    const milliseconds time(number);
    if (word == "movetime") request.movetime = time;
    if (word == "nodes") request.nodes = static_cast<std::uint64_t>(number);
    if (word == "depth") request.depth = static_cast<int>(number);
    if (word == "movestogo") request.moves_to_go = static_cast<int>(number);
    if (word == "p1time" || word == "p2time") request.time[word[1] == '1' ? 0 : 1] = time;
    if (word == "p1inc" || word == "p2inc") request.increment[word[1] == '1' ? 0 : 1] = time;
}

/// Centipoints that give this expectation on the curve of Elo: 400 log10(p/(1 − p)).
int centipoints(double expectation) {
    constexpr double most = 9999;
    const double points = 400 * std::log10(expectation / (1 - expectation));
    return static_cast<int>(std::lround(std::clamp(points, -most, most)));
}

/// "cp 35", or "mate 7" where it is proved who wins and when.
std::string score_text(const analysis::Evaluation& evaluation, Side mover) {
    constexpr int sure = 10'000;  // above all estimates: won, nobody knows when
    if (!evaluation.value) return concat("cp ", centipoints(evaluation.expectation));
    const analysis::ProvenValue& value = *evaluation.value;
    if (value.outcome == Outcome::draw) return "cp 0";
    const int sign = value.outcome == win_for(mover) ? 1 : -1;
    return value.plies < 0 ? concat("cp ", sign * sure) : concat("mate ", sign * value.plies);
}

std::string_view result_word(Outcome outcome) {
    constexpr std::array<std::string_view, 4> words = {"none", "p1win", "p2win", "draw"};
    return words[static_cast<std::size_t>(outcome)];
}

}  // namespace

Result<GoRequest> parse_go(const Words& words) {
    GoRequest request;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == "infinite") continue;
        const auto* word = std::ranges::find(go_words, words[i], &GoWord::name);
        if (word == go_words.end()) {
            return Error{message("go does not know {0}", quoted(words[i]))};
        }
        const Result<std::int64_t> number = number_after(words, i, *word);
        if (!number) return number.failure();
        set_limit(request, word->name, *number);
        ++i;
    }
    return request;
}

milliseconds think_time(const GoRequest& request, Side side) {
    constexpr milliseconds least(1), answer(10);
    std::optional<milliseconds> time = request.movetime;
    if (const auto& left = request.time[index(side)]) {
        constexpr int usual_moves = 25;
        const int moves = request.moves_to_go > 0 ? request.moves_to_go : usual_moves;
        const milliseconds share = *left / moves + request.increment[index(side)] * 3 / 4;
        // Never so much that one more move like this one would be too late.
        const milliseconds wise = std::min(share, moves == 1 ? *left * 9 / 10 : *left / 2);
        time = time ? std::min(*time, wise) : wise;
    }
    if (!time) return milliseconds(0);
    return std::max(*time - std::min(answer, *time / 20), least);
}

Result<std::unique_ptr<Session>> parse_position(std::string_view game, const Words& words) {
    const auto moves = std::ranges::find(words, "moves");
    std::string position;
    if (words.empty() || (words[0] != "startpos" && words[0] != "fen")) {
        return Error{"write: position startpos, or position fen TEXT, then perhaps moves ..."};
    }
    for (auto word = words.begin() + 1; word != moves; ++word) {
        position += concat(position.empty() ? "" : " ", *word);
    }
    if (position.empty() != (words[0] == "startpos")) {
        return Error{concat(words[0], position.empty() ? " needs a position" : " stands alone")};
    }
    Result<std::unique_ptr<Session>> session = games::new_session(game, position);
    if (!session || moves == words.end()) return session;
    for (auto move = moves + 1; move != words.end(); ++move) {
        if (const Result<> played = (*session)->play(*move); !played) {
            return Error{message("move {0}: {1}", move - moves, played.failure().message)};
        }
    }
    return session;
}

std::string info_line(const analysis::Analysis& analysis, std::size_t line, Side mover) {
    const auto& [evaluation, moves] = analysis.lines[line];
    const auto time = static_cast<std::uint64_t>(std::max<std::int64_t>(analysis.time.count(), 0));
    std::string out = concat("info depth ", analysis.depth, " multipv ", line + 1, " score ",
                             score_text(evaluation, mover), " chance ",
                             std::lround(1000 * evaluation.expectation), " status ",
                             evaluation.is_proved() ? "proved" : "estimate");
    if (evaluation.lead) out += concat(" lead ", *evaluation.lead);
    out += concat(" nodes ", analysis.nodes, " nps ",
                  analysis.nodes * 1000 / std::max<std::uint64_t>(time, 1), " time ", time, " pv");
    for (const std::string& move : moves) out += " " + move;
    return out;
}

std::string response_to(std::string_view question, const Session& session) {
    if (question == "gameover") {
        return session.ending().is_over() ? "response true" : "response false";
    }
    if (question == "p1turn") {
        return session.side_to_move() == Side::first ? "response true" : "response false";
    }
    if (question == "result") return concat("response ", result_word(session.ending().outcome));
    if (question == "fen") return concat("response ", session.position());
    if (question == "legalmoves") {
        std::string out = "response";
        for (const LegalMove& move : session.legal_moves()) out += " " + move.text;
        return out;
    }
    return "response unknown";
}

}  // namespace quinta::protocol
