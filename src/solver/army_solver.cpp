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
// A move x → x' is possible only against the y that leave x' free; mirrored rows hold nothing else,
// so most moves need no mask. Slides, which need free cells on their way and something to stop
// them, have one.
//
// Symmetries save most of the work: only rows x that stand for their class are swept, an eighth of
// them. The mirrored matrices are whole; column x of them is the row of its class, turned.

#include "solver/army_solver.hpp"

#include <algorithm>
#include <cassert>

#include "base/bits.hpp"
#include "base/parallel.hpp"
#include "solver/bit_matrix.hpp"

namespace quinta::solver {
namespace {

class Sweeper {
 public:
    Sweeper(const ArmyProblem& problem, const SolveControl& control)
        : problem_(problem),
          control_(control),
          solution_{ArmyNumbering(problem.cells, problem.size, problem.size, problem.symmetries),
                    {}},
          classes_(solution_.numbering.classes()),
          armies_(problem.sets.size()),
          undecided_(classes_.size(), armies_),
          found_(classes_.size(), armies_),
          fresh_(classes_.size()),
          mirrored_fresh_(armies_, armies_),
          mirrored_won_(armies_, armies_),
          is_fresh_(undecided_.strips() * armies_, 0) {}

    std::optional<ArmySolution> solve() {
        begin_symmetries();
        begin_conditions();
        begin_matrices();
        begin_distances();
        for (int ply = 1; is_complete_; ++ply) {
            if (control_.progress) control_.progress(ply);
            const bool is_news = sweep(ply);
            if (is_complete_ && !is_news) return std::move(solution_);
            record(ply);
            mirror(ply);
        }
        return std::nullopt;
    }

 private:
    /// Does something for each of `count`, and notes when somebody stopped it.
    template <class Work>
    void for_each(std::size_t count, const Work& work) {
        if (!parallel_for(control_.threads, count, work, control_.stop)) is_complete_ = false;
    }

    /// The armies for which `holds(army)` is true, as a row of the matrices.
    template <class Holds>
    std::vector<Slice> row_of(const Holds& holds) const {
        std::vector<Slice> row(undecided_.strips());
        for (std::size_t i = 0; i < armies_; ++i) {
            if (holds(i)) set_bit(row[i / slice_bits], i);
        }
        return row;
    }

    void begin_symmetries() {
        sources_.resize(armies_);
        for (std::size_t k = 0; k < problem_.symmetries.size(); ++k) {
            const SetTurn turn(problem_.symmetries[k]);
            auto& images = images_.emplace_back();
            for (const CellSet army : problem_.sets) {
                images.push_back(static_cast<std::uint16_t>(set_rank(turn(army))));
            }
            for (std::size_t c = 0; c < classes_.size(); ++c) {
                sources_[images[set_rank(classes_[c])]] = {c, k};
            }
        }
    }

    void begin_conditions() {
        for (const ArmyProblem::Condition& condition : problem_.conditions) {
            possible_.push_back(row_of([&](std::size_t i) {
                const CellSet army = problem_.sets[i];
                return (army & condition.clear) == 0 && (army & condition.stop) == condition.stop;
            }));
        }
    }

    /// Ply 0: whoever faces a won army has lost. Everything else without a won army is undecided.
    void begin_matrices() {
        const std::vector<Slice> not_won =
            row_of([&](std::size_t i) { return !problem_.is_won[i]; });
        std::vector<std::vector<Slice>> holders;  // for each cell, the armies that stand on it
        for (int cell = 0; cell < problem_.cells; ++cell) {
            holders.push_back(row_of([&](std::size_t i) { return problem_.sets[i] >> cell & 1; }));
        }
        for_each(undecided_.strips(), [&](std::size_t strip) {
            const auto add_touching = [&](Slice& out, CellSet army) {
                for_each_bit(
                    army, [&](int cell) { out |= holders[static_cast<std::size_t>(cell)][strip]; });
            };
            for (std::size_t row = 0; row < armies_; ++row) {
                // Where no move leads counts as won.
                add_touching(mirrored_won_.at(strip, row), problem_.sets[row]);
                if (!problem_.is_won[row]) continue;
                mirrored_fresh_.at(strip, row) = not_won[strip] & ~mirrored_won_.at(strip, row);
                is_fresh_[strip * armies_ + row] = 1;
            }
            for (std::size_t c = 0; c < classes_.size(); ++c) {
                if (problem_.is_won[set_rank(classes_[c])]) continue;
                Slice touching{};
                add_touching(touching, classes_[c]);
                undecided_.at(strip, c) = not_won[strip] & ~touching;
            }
        });
    }

    void begin_distances() {
        const std::size_t ways = solution_.numbering.ways();
        solution_.distances.assign(solution_.numbering.size(), Distance::draw());
        std::vector<CellSet> won;
        for (std::size_t i = 0; i < armies_; ++i) {
            if (problem_.is_won[i]) won.push_back(problem_.sets[i]);
        }
        for (std::size_t c = 0; c < classes_.size(); ++c) {
            Distance* const row = &solution_.distances[c * ways];
            if (problem_.is_won[set_rank(classes_[c])]) {
                std::fill(row, row + ways, Distance::nothing());
                continue;
            }
            for (const CellSet other : won) {
                if ((other & classes_[c]) != 0) continue;
                row[set_rank(squeeze(other, classes_[c]))] = Distance::loss(0);
            }
        }
    }

    /// Finds what is decided after exactly `ply` plies; false when nothing is.
    bool sweep(int ply) {
        std::atomic<bool> is_any{false};
        for_each(undecided_.strips(), [&](std::size_t strip) {
            Slice all{};
            for (std::size_t c = 0; c < classes_.size(); ++c) {
                const std::size_t army = set_rank(classes_[c]);
                Slice& undecided = undecided_.at(strip, c);
                Slice found{};
                add_touched(found, strip, army);
                found &= undecided;
                if (ply % 2 == 0 && any(found)) keep_lost(found, strip, army);
                undecided &= ~found;
                found_.at(strip, c) = found;
                all |= found;
            }
            if (any(all)) is_any = true;
        });
        return is_any;
    }

    // Slices go by reference: compilers differ in how they pass them, and without registers of this
    // size they say so.

    /// Adds the positions of an army with a move to what the last ply decided.
    void add_touched(Slice& out, std::size_t strip, std::size_t army) const {
        const char* const is_fresh = &is_fresh_[strip * armies_];
        for (std::size_t e = problem_.plain.first[army]; e < problem_.plain.first[army + 1]; ++e) {
            const std::size_t to = problem_.plain.to[e];
            if (is_fresh[to]) out |= mirrored_fresh_.at(strip, to);
        }
        const ArmyProblem::Moves& moves = problem_.conditional;
        for (std::size_t e = moves.first[army]; e < moves.first[army + 1]; ++e) {
            const std::size_t to = moves.to[e];
            if (is_fresh[to]) {
                out |= mirrored_fresh_.at(strip, to) & possible_[moves.condition[e]][strip];
            }
        }
    }

    /// Of some positions of an army, keeps those whose every move leads to a won one.
    void keep_lost(Slice& positions, std::size_t strip, std::size_t army) const {
        for (std::size_t e = problem_.plain.first[army]; e < problem_.plain.first[army + 1]; ++e) {
            positions &= mirrored_won_.at(strip, problem_.plain.to[e]);
        }
        const ArmyProblem::Moves& moves = problem_.conditional;
        for (std::size_t e = moves.first[army]; e < moves.first[army + 1]; ++e) {
            positions &=
                mirrored_won_.at(strip, moves.to[e]) | ~possible_[moves.condition[e]][strip];
        }
    }

    /// Lists what a sweep found, and notes its distance.
    void record(int ply) {
        const std::size_t ways = solution_.numbering.ways();
        assert(ply <= Distance::most_plies + 1);
        const Distance distance = ply % 2 == 1 ? Distance::win(ply) : Distance::loss(ply);
        for_each(classes_.size(), [&](std::size_t c) {
            fresh_[c].clear();
            for (std::size_t strip = 0; strip < found_.strips(); ++strip) {
                const Slice& found = found_.at(strip, c);
                if (!any(found)) continue;
                for (std::size_t word = 0; word < slice_words; ++word) {
                    for_each_bit(std::uint64_t{found[word]}, [&](int i) {
                        fresh_[c].push_back(static_cast<std::uint16_t>(
                            strip * slice_bits + 64 * word + static_cast<std::size_t>(i)));
                    });
                }
            }
            for (const std::size_t other : fresh_[c]) {
                const std::uint32_t way = set_rank(squeeze(problem_.sets[other], classes_[c]));
                solution_.distances[c * ways + way] = distance;
            }
        });
    }

    /// Makes what a sweep found ready for the next one.
    void mirror(int ply) {
        for_each(mirrored_fresh_.strips(), [&](std::size_t strip) {
            char* const is_fresh = &is_fresh_[strip * armies_];
            Slice* const rows = &mirrored_fresh_.at(strip, 0);
            for (std::size_t row = 0; row < armies_; ++row) {
                if (is_fresh[row]) rows[row] = Slice{};
                is_fresh[row] = 0;
            }
            const std::size_t end = std::min((strip + 1) * slice_bits, armies_);
            for (std::size_t column = strip * slice_bits; column < end; ++column) {
                const Source& source = sources_[column];
                const std::uint16_t* const images = images_[source.symmetry].data();
                for (const std::size_t other : fresh_[source.row]) {
                    const std::size_t row = images[other];
                    set_bit(rows[row], column);
                    is_fresh[row] = 1;
                }
            }
            if (ply % 2 == 0) return;
            for (std::size_t row = 0; row < armies_; ++row) {
                if (is_fresh[row]) mirrored_won_.at(strip, row) |= rows[row];
            }
        });
    }

    /// A class and a symmetry that turns its first army into a certain other one.
    struct Source {
        std::size_t row = 0;
        std::size_t symmetry = 0;
    };

    const ArmyProblem& problem_;
    const SolveControl& control_;
    ArmySolution solution_;
    const std::vector<CellSet>& classes_;
    std::size_t armies_;
    BitMatrix undecided_;                            ///< by class
    BitMatrix found_;                                ///< by class: what the current sweep decides
    std::vector<std::vector<std::uint16_t>> fresh_;  ///< the same as lists
    BitMatrix mirrored_fresh_;                       ///< what the last sweep decided
    BitMatrix mirrored_won_;                         ///< all won so far, and what is no position
    std::vector<char> is_fresh_;  ///< by strip and row: mirrored_fresh_ holds something
    std::vector<std::vector<Slice>> possible_;  ///< for each condition, the armies that meet it
    std::vector<std::vector<std::uint16_t>> images_;  ///< of each army under each symmetry
    std::vector<Source> sources_;                     ///< of each army
    bool is_complete_ = true;                         ///< nobody has stopped it
};

}  // namespace

std::uint64_t placement_bytes(int cells, int first_size, int second_size, int symmetries) {
    // Some sets are their own images, which makes a few classes more than there would be else.
    const std::uint64_t sets = binomial(cells, first_size);
    const std::uint64_t classes = (sets + sets / 16) / static_cast<std::uint64_t>(symmetries) + 1;
    return classes * binomial(cells - first_size, second_size);
}

ArmyBytes army_bytes(int cells, int size, int symmetries) {
    const std::uint64_t armies = binomial(cells, size);
    const std::uint64_t values = placement_bytes(cells, size, size, symmetries);
    const std::uint64_t classes = values / binomial(cells - size, size);
    const std::uint64_t row = (armies + slice_bits - 1) / slice_bits * sizeof(Slice);
    // Two matrices of all armies, two by class, and what a ply of distance finds as lists, which
    // were measured to need one and a half bytes for each value.
    return {2 * (armies + classes) * row + values + values * 3 / 2, values};
}

std::optional<ArmySolution> solve_armies(const ArmyProblem& problem, const SolveControl& control) {
    return Sweeper(problem, control).solve();
}

}  // namespace quinta::solver
