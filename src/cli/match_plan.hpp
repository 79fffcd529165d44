#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/program.hpp"
#include "match/match.hpp"

namespace quinta::cli {

/// A match as the command line asks for it.
struct MatchArguments : GameArguments {
    std::vector<std::string> players;
    std::vector<std::string> options;
    std::string openings = "random:4";
    std::string records;
    std::string sprt;
    std::uint64_t games = 100;
    std::uint64_t seed = 1;
    std::uint64_t nodes = 0;
    double time = 1;  ///< seconds
    double margin = 0.25;
    double patience = 60;
    int jobs = 1;
    bool is_gauntlet = false;
};
void add_match_flags(Command& command, MatchArguments& arguments);

/// The match without its openings; the reason when it cannot be.
Result<match::MatchPlan> plan_of(const MatchArguments& arguments);

/// Gives a plan its openings; the exit code, after a message when there are none.
int add_openings(match::MatchPlan& plan, const MatchArguments& arguments, const Session& start);

}  // namespace quinta::cli
