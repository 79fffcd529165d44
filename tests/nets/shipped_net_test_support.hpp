#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "base/text.hpp"
#include "core/game_session.hpp"
#include "core/playout.hpp"
#include "games/catalogue.hpp"
#include "games/games.hpp"
#include "net/shelf.hpp"

// For tests of the net that a game ships with: what it says of positions in tests/data/nets.

namespace quinta::games::test_support {

inline const std::string net_folder = QUINTA_TEST_DATA "/nets/";

/// The parts of each line of a file: "side=9 | position | …".
inline std::vector<std::vector<std::string>> lines_of(const std::string& name) {
    std::ifstream file(net_folder + name);
    std::vector<std::vector<std::string>> out;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        for (auto& parts = out.emplace_back(); const std::string_view part : split(line, '|')) {
            parts.emplace_back(trim(part));
        }
    }
    return out;
}

/// What the engine finds with the net, or without: positions looked at, and the line.
inline std::string found_of(const std::string& options, const std::string& position,
                            bool uses_net = true) {
    const auto session = new_session(options, position);
    analysis::EngineSettings settings;
    settings.table_bytes = std::size_t{32} << 20;  // as in the browser
    settings.uses_net = uses_net;
    search::SearchOptions limits;
    limits.nodes = 2000;
    const analysis::Analysis analysis = catalogue_of((*session)->game_name())
                                            .make_engine(**session, settings)
                                            ->think(**session, limits);
    std::string out = concat(analysis.nodes, " |");
    for (const std::string& move : analysis.lines.front().moves) out += concat(" ", move);
    return out;
}

/// The browser's tests read the same file.
inline void expect_the_same_moves(const std::string& file) {
    const auto lines = lines_of(file);
    ASSERT_GT(lines.size(), 10U);
    for (const auto& parts : lines) {
        EXPECT_EQ(found_of(parts[0], parts[1]), parts[2] + " | " + parts[3]) << parts[1];
    }
}

/// The shipped net behind a game's guide `K`, on a board.
template <class G, class K>
struct ShippedNet {
    G game;
    K guide;
    std::vector<float> priors = {};  ///< of the position that was judged last

    static std::shared_ptr<const net::Net> net() { return net::net_for(K::format); }
    static ShippedNet on(const std::string& options) {
        const auto session = new_session(concat(G::name, " ", options));
        G game = typed<G>(**session).game();
        return {game, K(game, net())};
    }

    net::Output said(const typename G::State& state) const {
        net::Output out;
        net()->evaluate(guide.planes().lattice(), guide.planes().of(state), out);
        return out;
    }
    /// What the side to move gets.
    double value(const typename G::State& state) {
        priors.resize(static_cast<std::size_t>(game.count_moves(state)));
        const double first = guide.judge(state, priors);
        return game.side_to_move(state) == Side::first ? first : 1 - first;
    }
    std::string likely_move(const typename G::State& state) {
        const auto best = std::ranges::max_element(priors) - priors.begin();
        return game.format_move(state, game.legal_moves(state)[static_cast<std::size_t>(best)]);
    }
};

/// Writes what `say` makes of 64 positions after random plies, over the first half of a game.
template <class G, class K, class Say>
void write_said(const std::string& name, std::span<const std::string_view> boards, const Say& say) {
    std::ofstream file(net_folder + name);
    file << "# What the net says of positions: the value, and the policy.\n";
    Random random(64);
    for (int count = 0; count < 64;) {
        const std::string options(boards[random.below(static_cast<std::uint32_t>(boards.size()))]);
        const auto shipped = ShippedNet<G, K>::on(options);
        const G& game = shipped.game;
        typename G::State state = game.initial();
        const std::size_t cells = (*new_session(concat(G::name, " ", options)))->cells().size();
        for (std::uint32_t plies = random.below(static_cast<std::uint32_t>(cells / 2));
             plies > 0 && game.outcome(state) == Outcome::ongoing; --plies) {
            play_random(game, state, random);
        }
        if (game.outcome(state) != Outcome::ongoing) continue;
        file << options << " | " << game.format_state(state) << " | " << say(shipped, state)
             << "\n";
        ++count;
    }
}

/// What was written by write_said is said still.
template <class G, class K, class Say>
void expect_said(const std::string& name, const Say& say) {
    ASSERT_NE((ShippedNet<G, K>::net()), nullptr);
    const auto lines = lines_of(name);
    ASSERT_EQ(lines.size(), 64U);
    for (const auto& parts : lines) {
        const auto shipped = ShippedNet<G, K>::on(parts[0]);
        EXPECT_EQ(say(shipped, *shipped.game.parse_state(parts[1])), parts[2] + " | " + parts[3])
            << parts[1];
    }
}

/// Writes what the engine finds in every `step`-th of those positions, where a board is wanted.
template <class Wanted>
void write_found(std::string_view game, int step, const Wanted& is_wanted) {
    std::ofstream file(concat(net_folder, game, "-moves.txt"));
    file << "# What the engine finds with the net in 2000 positions, natively and in a browser.\n";
    int count = 0;
    for (const auto& parts : lines_of(concat(game, "-said.txt"))) {
        if (++count % step != 0 || !is_wanted(parts[0])) continue;
        const std::string options = concat(game, " ", parts[0]);
        file << options << " | " << parts[1] << " | " << found_of(options, parts[1]) << "\n";
    }
}

/// By how much judgements of images differ on average; lines begin with options and a position.
template <class G, class K>
double difference_of_images(const std::string& file) {
    double difference = 0;
    int count = 0;
    for (const auto& parts : lines_of(file)) {
        auto shipped = ShippedNet<G, K>::on(parts[0]);
        const typename G::State state = *shipped.game.parse_state(parts[1]);
        const double value = shipped.value(state);
        for (int symmetry = 1; symmetry < shipped.game.symmetries(); ++symmetry) {
            const auto image = shipped.game.transform(state, symmetry);
            difference += std::abs(shipped.value(image) - value);
            ++count;
        }
    }
    return difference / count;
}

/// How much a net knows of proved positions, in thousandths.
struct Knowledge {
    int positions = 0;
    int winners = 0;  ///< of all
    int moves = 0;    ///< winning ones, as the likeliest, of the won positions
};

/// Of a file by tools/train/exact_positions.
template <class G, class K>
Knowledge knowledge(const std::string& file) {
    int positions = 0, winners = 0, wins = 0, moves = 0;
    std::map<std::string, ShippedNet<G, K>> boards;
    for (const auto& parts : lines_of(file)) {
        if (!boards.contains(parts[0])) {
            boards.emplace(parts[0], ShippedNet<G, K>::on(parts[0]));
        }
        ShippedNet<G, K>& shipped = boards.at(parts[0]);
        const typename G::State state = *shipped.game.parse_state(parts[1]);
        const bool is_won = parts[2] == "won";
        winners += (shipped.value(state) > 0.5) == is_won ? 1 : 0;
        ++positions;
        if (!is_won) continue;
        ++wins;
        const std::string move = concat(" ", shipped.likely_move(state), " ");
        moves += concat(" ", parts[3], " ").find(move) != std::string::npos ? 1 : 0;
    }
    return {positions, 1000 * winners / std::max(positions, 1), 1000 * moves / std::max(wins, 1)};
}

/// What a worse net would not reach. The positions are proved; quick proofs do not decide them.
template <class G, class K>
void expect_knowledge(const std::string& file, const Knowledge& least) {
    const Knowledge known = knowledge<G, K>(file);
    EXPECT_GE(known.positions, least.positions);
    EXPECT_GE(known.winners, least.winners);
    EXPECT_GE(known.moves, least.moves);
}

}  // namespace quinta::games::test_support
