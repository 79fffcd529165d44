#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "analysis/engine.hpp"
#include "analysis/oracle.hpp"
#include "core/session.hpp"
#include "solver/table_store.hpp"

namespace quinta::app {

/// One core is left to whoever else is at work.
int spare_threads();

/// A position of a line that is looked at in passing.
struct Glance {
    int node = 0;
    std::string move;  ///< that led there
    bool is_wanted = false;
};

/// Who is asked about positions of one game. Everything blocks until `stop` is set, so it is used
/// by one thread that has nothing else to do.
class Analyst {
 public:
    /// Tables of a solved game are in the store or go there.
    Analyst(const Session& game, const solver::TableStore& tables);

    /// Loads or builds tables; false when it was stopped.
    bool prepare(const solver::BuildControl& control);
    /// What went wrong with the file of a table, if anything did.
    std::string warning() const { return oracle_->warning(); }
    /// What is proved of each move.
    std::vector<analysis::MoveValue> values(const Session& position, std::chrono::milliseconds time,
                                            const std::atomic<bool>* stop);
    using Lines = std::vector<analysis::Line>;
    struct Effort {
        std::chrono::milliseconds time{};
        int lines = 1;
    };
    /// The best lines of a game that is not over, at least one. `on_update` hears of better-founded
    /// ones a few times a second.
    Lines think(const Session& position, const Effort& effort, const std::atomic<bool>* stop,
                const std::function<void(const Lines&)>& on_update = {});
    /// Looks shortly at each wanted position of a line from the start of the game.
    void review(const Session& game, const std::vector<Glance>& line, const std::atomic<bool>* stop,
                const std::function<void(int node, const analysis::Evaluation&)>& on_update);

 private:
    std::unique_ptr<analysis::Engine> engine_;
    std::unique_ptr<analysis::Oracle> oracle_;
    bool is_ready_ = false;
};

}  // namespace quinta::app
