#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "analysis/oracle.hpp"
#include "analysis/prover.hpp"
#include "cluster/fact.hpp"
#include "cluster/proof_tree.hpp"

namespace quinta::cluster {

/// A position that somebody should prove, with so many nodes at most.
struct Job {
    std::string position;
    std::uint64_t nodes = 0;
    friend bool operator==(const Job&, const Job&) = default;
};

/// Job-level proof-number search: keeps the top of a proof, says what to look at next, and takes
/// what others found out, in any order. It knows neither who they are nor what time it is.
class Books {
 public:
    struct Settings {
        std::uint64_t job_nodes = 2'000'000;
        bool wants_moves = false;  ///< the value of each move, too
    };

    /// `prover` is asked about moves only. `facts`: what earlier runs have found out.
    Books(const analysis::Prover& prover, const analysis::ProofPosition& start,
          const Settings& settings, const std::vector<Fact>& facts);

    /// Something to do for one more; nothing when others are at all that is open.
    std::optional<Job> next();
    /// Whether anything still depends on a job that was given out.
    bool wants(const Job& job) const;
    /// Nobody is at this job any more.
    void give_back(const Job& job);
    /// Also what nobody was asked for, or is known already.
    void take(const Fact& fact);

    bool is_done() const { return is_done_; }
    /// What is proved so far.
    analysis::PositionValues values() const;

    struct Progress {
        std::uint64_t facts = 0;  ///< that were taken
        std::uint64_t nodes = 0;  ///< that they cost
        std::size_t positions = 0;
        double share = 0;  ///< of the work that is done: rough
    };
    Progress progress() const;

 private:
    using Id = ProofTree::Id;
    struct Move {
        std::string text;
        Id id;
    };

    Id add(const analysis::ProofPosition& position);
    void expand(Id id);
    void put(Id id, const Fact& fact);
    void ask_on();
    bool is_loss() const;
    std::vector<Id> targets() const;

    const analysis::Prover& prover_;
    Settings settings_;
    std::unordered_map<std::string, Fact> known_;  ///< of positions that are not in the tree yet
    ProofTree tree_;
    Id start_ = 0;
    std::vector<Move> moves_;  ///< of the start, if their values are wanted
    ProofTree::Worth asked_ = ProofTree::win;
    bool is_done_ = false;
    std::uint64_t facts_ = 0;
    std::uint64_t nodes_ = 0;
};

}  // namespace quinta::cluster
