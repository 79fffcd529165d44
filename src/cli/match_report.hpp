#pragma once

#include <string>

#include "match/match.hpp"
#include "protocol/json_view.hpp"

namespace quinta::cli {

/// The tables of a match in words: who met whom, with errors, and the ranks when there are three or
/// more players.
std::string match_text(const match::Match& match, const std::string& title);

/// "120/200: classic2 95.5 % ± 2.9": how a match stands, in a line.
std::string match_progress(const match::Match& match);

/// "passed", "failed", "undecided".
std::string_view describe(match::Sprt::Verdict verdict);

protocol::Json match_game_json(const record::Record& record);
protocol::Json match_json(const match::Match& match);

}  // namespace quinta::cli
