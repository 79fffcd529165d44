// Retrograde analysis by sweeps over bit matrices.
//
// A matrix has a row for each army of the mover and a column for each army of the other side.
// Position (x, y) is lost in d plies if every move leads to a won one; after the move x → x' the
// other side is to move, so that the position is (y, x'). Hence the sweeps combine rows x' of the
// mirrored matrices: with L and W the positions newly lost and won,
//
//     won(x)  = undecided(x) and the union of L'(x') over all moves
//     lost(x) = undecided(x) and the intersection of all-W'(x') over all moves, where one of the
//               W'(x') is new
//
// One ply is a few million operations on whole words. A move x → x' is possible only against the y
// that leave x' free; mirrored rows hold nothing else, so most moves need no mask. Slides, which
// need free cells on their way and something to stop them, have one.

#include "solver/army_solver.hpp"

#include "base/bits.hpp"
#include "base/parallel.hpp"
#include "solver/bit_matrix.hpp"

namespace quinta {
namespace {

class Sweeper {
 public:
    Sweeper(const ArmyProblem& problem, const SolveControl& control)
        : problem_(problem),
          control_(control),
          armies_(problem.sets.size()),
          undecided_(armies_),
          fresh_(armies_),
          mirrored_fresh_(armies_),
          mirrored_won_(armies_),
          is_fresh_(undecided_.strips() * armies_, 0) {
        solution_.numbering =
            ArmyNumbering(problem.cells, problem.size, problem.size, problem.symmetries);
        solution_.distances.assign(solution_.numbering.size(), Distance::draw());
    }

    std::optional<ArmySolution> solve() {
        begin();
        for (int ply = 1;; ++ply) {
            if (control_.stop != nullptr && control_.stop->load(std::memory_order_relaxed)) {
                return std::nullopt;
            }
            if (control_.progress) control_.progress(ply);
            if (!sweep(ply)) return std::move(solution_);
            record(ply);
            mirror(ply);
        }
    }

 private:
    /// The armies for which `holds(army)` is true, as a row of the matrices.
    template <class Holds>
    std::vector<Slice> row_of(const Holds& holds) const {
        std::vector<Slice> row(undecided_.strips());
        for (std::size_t i = 0; i < armies_; ++i) {
            if (!holds(i)) continue;
            row[i / slice_bits][i % slice_bits / 64] |= std::uint64_t{1} << i % 64;
        }
        return row;
    }

    /// Ply 0: whoever faces a won army has lost. Everything else without a won army is undecided.
    void begin() {
        const std::vector<Slice> all = row_of([](std::size_t) { return true; });
        const std::vector<Slice> not_won =
            row_of([&](std::size_t i) { return !problem_.is_won[i]; });
        std::vector<std::vector<Slice>> holders;  // for each cell, the armies that stand on it
        for (int cell = 0; cell < problem_.cells; ++cell) {
            holders.push_back(row_of([&](std::size_t i) { return problem_.sets[i] >> cell & 1; }));
        }
        parallel_for(control_.threads, undecided_.strips(), [&](std::size_t strip) {
            for (std::size_t row = 0; row < armies_; ++row) {
                Slice touching{};
                for_each_bit(problem_.sets[row], [&](int cell) {
                    touching |= holders[static_cast<std::size_t>(cell)][strip];
                });
                mirrored_won_.at(strip, row) = touching;  // where no move leads counts as won
                const bool is_won = problem_.is_won[row];
                (is_won ? mirrored_fresh_ : undecided_).at(strip, row) =
                    all[strip] & not_won[strip] & ~touching;
                is_fresh_[strip * armies_ + row] = is_won;
            }
        });
        for (const ArmyProblem::Condition& condition : problem_.conditions) {
            possible_.push_back(row_of([&](std::size_t i) {
                const std::uint32_t army = problem_.sets[i];
                return (army & condition.clear) == 0 && (army & condition.stop) == condition.stop;
            }));
        }
        begin_distances();
    }

    void begin_distances() {
        const ArmyNumbering& numbering = solution_.numbering;
        for (std::size_t number = 0; number < numbering.size(); ++number) {
            const auto [own, other] = numbering.placement(number);
            if (problem_.is_won[set_rank(own)]) {
                solution_.distances[number] = Distance::nothing();
            } else if (problem_.is_won[set_rank(other)]) {
                solution_.distances[number] = Distance::loss(0);
            }
        }
    }

    /// Finds what is decided after exactly `ply` plies; false when nothing is.
    bool sweep(int ply) {
        std::atomic<bool> is_any{false};
        parallel_for(control_.threads, undecided_.strips(), [&](std::size_t strip) {
            Slice found{};
            for (std::size_t row = 0; row < armies_; ++row) {
                Slice& undecided = undecided_.at(strip, row);
                Slice fresh = touched(strip, row) & undecided;
                if (ply % 2 == 0 && any(fresh)) fresh = lost_of(fresh, strip, row);
                undecided &= ~fresh;
                fresh_.at(strip, row) = fresh;
                found |= fresh;
            }
            if (any(found)) is_any = true;
        });
        return is_any;
    }

    /// The positions of a row with a move to what the last ply decided.
    Slice touched(std::size_t strip, std::size_t row) const {
        Slice out{};
        const char* const is_fresh = &is_fresh_[strip * armies_];
        for (std::size_t e = problem_.plain.first[row]; e < problem_.plain.first[row + 1]; ++e) {
            const std::size_t to = problem_.plain.to[e];
            if (is_fresh[to]) out |= mirrored_fresh_.at(strip, to);
        }
        const ArmyProblem::Moves& moves = problem_.conditional;
        for (std::size_t e = moves.first[row]; e < moves.first[row + 1]; ++e) {
            const std::size_t to = moves.to[e];
            if (is_fresh[to]) {
                out |= mirrored_fresh_.at(strip, to) & possible_[moves.condition[e]][strip];
            }
        }
        return out;
    }

    /// Of some positions of a row, those whose every move leads to a won one.
    Slice lost_of(Slice positions, std::size_t strip, std::size_t row) const {
        for (std::size_t e = problem_.plain.first[row]; e < problem_.plain.first[row + 1]; ++e) {
            positions &= mirrored_won_.at(strip, problem_.plain.to[e]);
        }
        const ArmyProblem::Moves& moves = problem_.conditional;
        for (std::size_t e = moves.first[row]; e < moves.first[row + 1]; ++e) {
            positions &=
                mirrored_won_.at(strip, moves.to[e]) | ~possible_[moves.condition[e]][strip];
        }
        return positions;
    }

    /// Notes the distance of what a sweep found, for one army of each class.
    void record(int ply) {
        const ArmyNumbering& numbering = solution_.numbering;
        const std::vector<std::uint32_t>& classes = numbering.classes();
        const Distance distance = ply % 2 == 1 ? Distance::win(ply) : Distance::loss(ply);
        parallel_for(control_.threads, classes.size(), [&](std::size_t c) {
            for (std::size_t strip = 0; strip < fresh_.strips(); ++strip) {
                const Slice& fresh = fresh_.at(strip, set_rank(classes[c]));
                if (!any(fresh)) continue;
                for (std::size_t word = 0; word < slice_words; ++word) {
                    const std::size_t first = strip * slice_bits + 64 * word;
                    for_each_bit(std::uint64_t{fresh[word]}, [&](int i) {
                        const std::uint32_t other =
                            problem_.sets[first + static_cast<std::size_t>(i)];
                        const std::uint32_t way = set_rank(squeeze(other, classes[c]));
                        solution_.distances[c * numbering.ways() + way] = distance;
                    });
                }
            }
        });
    }

    /// Makes what a sweep found ready for the next one.
    void mirror(int ply) {
        parallel_for(control_.threads, fresh_.strips(),
                     [&](std::size_t strip) { mirrored_fresh_.mirror_strip(fresh_, strip); });
        parallel_for(control_.threads, fresh_.strips(), [&](std::size_t strip) {
            for (std::size_t row = 0; row < armies_; ++row) {
                const Slice& fresh = mirrored_fresh_.at(strip, row);
                is_fresh_[strip * armies_ + row] = any(fresh);
                if (ply % 2 == 1) mirrored_won_.at(strip, row) |= fresh;
            }
        });
    }

    const ArmyProblem& problem_;
    const SolveControl& control_;
    std::size_t armies_;
    BitMatrix undecided_;
    BitMatrix fresh_;             ///< what the current sweep decides
    BitMatrix mirrored_fresh_;    ///< what the last one decided
    BitMatrix mirrored_won_;      ///< all won so far, and what is no position
    std::vector<char> is_fresh_;  ///< by strip and row: mirrored_fresh_ holds something
    std::vector<std::vector<Slice>> possible_;  ///< for each condition, the armies that meet it
    ArmySolution solution_;
};

}  // namespace

std::optional<ArmySolution> solve_armies(const ArmyProblem& problem, const SolveControl& control) {
    return Sweeper(problem, control).solve();
}

}  // namespace quinta
