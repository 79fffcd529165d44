#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.hpp"
#include "net/net.hpp"

namespace quinta::analysis {

/// A board on which a game plays itself, and how often beside the others.
struct SelfPlayBoard {
    std::string options;  ///< "side=9 swap=off"
    int weight = 1;
};

/// How self-play looks for good moves.
struct SelfPlayEffort {
    std::uint32_t visits = 240;           ///< for a move, with a net
    std::uint32_t visits_without = 1500;  ///< of random games
    std::uint64_t root_proof = 3000;      ///< positions looked at for a proof before each move
    std::uint64_t walk_proof = 20'000;    ///< for each position after one
    std::uint64_t node_proof = 2000;      ///< for a position somewhere in the tree
    std::size_t table_bytes = std::size_t{8} << 20;
    const std::atomic<bool>* stop = nullptr;  ///< set by somebody else: give the game up
};

/// Positions of one board as a trainer reads them, each of the same length:
///
///     byte 0        flags: the result is proved; there is a policy; it is the set of winning moves
///     byte 1        the result for the side to move: 0 lost, 1 drawn, 2 won
///     bytes 2, 3    what the search expected, 0 … 65535
///     2 a cell      its planes; 0 for one that does not matter
///     1 a slot      how good the move is, 0 … 254; 255 for one that is not legal
///
/// Numbers have their lowest byte first.
struct Samples {
    static constexpr unsigned is_exact = 1, has_policy = 2, has_wins = 4;

    std::string bytes;
    std::size_t count = 0;
    std::size_t exact = 0;
};

/// One that plays against itself on one board and notes what there is to learn.
class SelfPlay {
 public:
    virtual ~SelfPlay() = default;
    /// Plays a game and adds its positions. Without a net it finds its moves by random games.
    virtual void play(const std::shared_ptr<const net::Net>& net, Random& random,
                      Samples& samples) = 0;
    /// The board for a trainer, as JSON.
    virtual std::string describe() const = 0;
};

}  // namespace quinta::analysis
