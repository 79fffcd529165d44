// What the fuzzers start from, made from the list of games: fuzz_seeds FOLDER
// Writes a folder of inputs for each fuzzer, and `dictionary.txt` with the words of the games.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.hpp"
#include "games/games.hpp"
#include "record/record.hpp"

namespace quinta {
namespace {

namespace fs = std::filesystem;

/// Numbers the files that it writes, so that none is written twice.
class Seeds {
 public:
    explicit Seeds(fs::path folder) : folder_(std::move(folder)) {}

    void add(const char* fuzzer, std::string_view text) {
        fs::create_directories(folder_ / fuzzer);
        write(folder_ / fuzzer / std::to_string(++count_), text);
    }
    void write(const fs::path& file, std::string_view text) const {
        std::ofstream(folder_ / file, std::ios::binary) << text;
    }

 private:
    fs::path folder_;
    int count_ = 0;
};

/// The game with its defaults, and with each value that an option can be asked for.
std::vector<std::string> option_texts(const games::GameInfo& game) {
    const std::string name(game.name);
    std::vector<std::string> texts = {name};
    for (const OptionSpec& option : *game.options) {
        const std::string begin = name + " " + std::string(option.name) + "=";
        for (const std::string_view choice : option.choices)
            texts.push_back(begin + std::string(choice));
        if (!option.is_number()) continue;
        for (const int value : {option.least, option.most})
            texts.push_back(begin + std::to_string(value));
    }
    return texts;
}

/// Options that are refused: a slip of the pen, and a number that is too large.
std::vector<std::string> wrong_option_texts(const games::GameInfo& game) {
    std::vector<std::string> texts;
    for (const OptionSpec& option : *game.options) {
        const std::string begin = std::string(game.name) + " " + std::string(option.name);
        texts.push_back(begin + "e=1");
        if (option.is_number()) texts.push_back(begin + "=" + std::to_string(option.most + 1));
    }
    return texts;
}

/// Plays a few random moves; their texts.
std::vector<std::string> play_some(Session& session, Random& random) {
    std::vector<std::string> moves;
    for (int ply = 0; ply < 8; ++ply) {
        const auto legal = session.legal_moves();
        if (legal.empty()) break;
        moves.push_back(legal[random.below(static_cast<std::uint32_t>(legal.size()))].text);
        (void)session.play(moves.back());
    }
    return moves;
}

std::string lines_of(const std::vector<std::string>& moves, std::string_view between) {
    std::string text;
    for (const std::string& move : moves) text.append(between).append(move);
    return text;
}

/// As GTP has them, in turn; where the game has another order it is refused.
std::string sequence_of(const std::vector<std::string>& moves) {
    std::string text = "gogui-play_sequence";
    for (std::size_t i = 0; i < moves.size(); ++i)
        text.append(i % 2 == 0 ? " b " : " w ").append(moves[i]);
    return text;
}

void add_requests(Seeds& seeds, const std::string& game, const std::string& position,
                  const std::vector<std::string>& moves, const std::string& record) {
    using Json = nlohmann::json;
    Json written = {{"tags", {{"Game", game}, {"First", "a"}, {"Second", "b"}, {"Result", "*"}}},
                    {"comment", "c"},
                    {"moves", Json::array()}};
    for (const std::string& move : moves) {
        written["moves"].push_back({{"move", move}, {"annotations", {1}}, {"comment", "x"}});
    }
    for (const Json& request : std::vector<Json>{
             {{"do", "rules"}, {"game", game}},
             {{"do", "snapshot"}, {"game", game}, {"moves", moves}},
             {{"do", "snapshot"}, {"game", game}, {"start", position}},
             {{"do", "read_records"}, {"text", record}},
             {{"do", "replay"}, {"record", written}},
             {{"do", "write_record"}, {"record", written}},
         }) {
        seeds.add("api", request.dump());
    }
}

void add_session(Seeds& seeds, const std::string& game, Random& random) {
    auto session = games::new_session(game);
    if (!session) return;
    const std::vector<std::string> moves = play_some(**session, random);
    const std::string position = (*session)->position();
    seeds.add("position", game + "\n" + position);
    seeds.add("position", game + "\n" + (*session)->drawn_position());
    seeds.add("move",
              game + lines_of(moves, "\n") + "\n*a\n*q\n" + (moves.empty() ? "" : moves[0]));
    const std::string record = record::write_record(record::record_of(**session, "Ann", "Ben"));
    seeds.add("record", record);
    seeds.add("ugi",
              game + "\nugi\nisready\nposition startpos moves" + lines_of(moves, " ") +
                  "\nquery legalmoves\ngo p1time 100 p2time 100 p1inc 5 movestogo 3\nstop\n");
    seeds.add("ugi", game + "\nuginewgame\nposition fen " + position +
                         "\nquery gameover\nquery fen\nsetoption name MultiPV value 3\n"
                         "go nodes 5 depth 3 movetime 10\ngo infinite\nstop\nquit\n");
    seeds.add("gtp", game + "\nlist_commands\nclear_board\n" + sequence_of(moves) +
                         "\nshowboard\nundo\ntime_settings 30 10 5\ntime_left w 2.5 3\n7 genmove "
                         "b\ngenmove w\nundo\ngogui-rules_board\nfinal_score\nquit\n");
    add_requests(seeds, game, position, moves, record);
}

void write_all(const fs::path& folder) {
    fs::remove_all(folder);
    Seeds seeds(folder);
    Random random(1);
    std::string dictionary;
    for (const games::GameInfo& game : games::games()) {
        dictionary += "\"" + std::string(game.name) + "\"\n";
        for (const std::string& text : option_texts(game)) {
            seeds.add("options", text);
            add_session(seeds, text, random);
            if (const std::size_t space = text.find(' '); space != std::string::npos) {
                dictionary += "\"" + text.substr(space) + "\"\n";
            }
        }
        for (const std::string& text : wrong_option_texts(game)) seeds.add("options", text);
    }
    seeds.write("dictionary.txt", dictionary);
}

}  // namespace
}  // namespace quinta

int main(int count, char** arguments) {
    if (count != 2) return 2;
    quinta::write_all(arguments[1]);
}
