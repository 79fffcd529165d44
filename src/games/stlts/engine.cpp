#include "analysis/alpha_beta_engine.hpp"
#include "games/stlts/evaluation.hpp"
#include "games/stlts/stlts.hpp"

namespace quinta::games {

std::unique_ptr<analysis::Engine> Stlts::make_engine(
    const analysis::EngineSettings& settings) const {
    using K = StltsKnowledge;
    return std::make_unique<analysis::AlphaBetaEngine<Stlts, K>>(*this, K(*this), settings, 400);
}

/// docs/strength.md says how they were measured.
LevelTable Stlts::levels() {
    return {{{12, 650},
             {31, 413},
             {46, 332},
             {68, 274},
             {104, 217},
             {169, 165},
             {366, 103},
             {1'200, 48},
             {5'600, 18},
             {16'000, 0}}};
}

std::vector<BenchPosition> Stlts::bench_positions() {
    return {{"", 5},
            {"12/2W116B002/4B002W001B10B001/12/4W102B001W002/12/12/2W201B102W101B102/12/"
             "1B00B101W002B001W10W001/2B006W002/12 2",
             5},
            {"12/2W116B002/4W202B201B10B001/12/9W102/12/12/12/12/1W212B202W202B211/12/12 1", 6}};
}

}  // namespace quinta::games
