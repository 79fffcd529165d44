#pragma once

#include "wasm/request.hpp"
#include "wasm/resources.hpp"

namespace quinta::wasm {

// The answers to the requests of the same names. When something is wrong, the request knows it and
// the answer has no meaning.

protocol::Json answer_games(Request& request, Resources& resources);
protocol::Json answer_rules(Request& request, Resources& resources);

protocol::Json answer_snapshot(Request& request, Resources& resources);
protocol::Json answer_set_up(Request& request, Resources& resources);
protocol::Json answer_why_not(Request& request, Resources& resources);
protocol::Json answer_move(Request& request, Resources& resources);

protocol::Json answer_analyse(Request& request, Resources& resources);
protocol::Json answer_values(Request& request, Resources& resources);
protocol::Json answer_review(Request& request, Resources& resources);
protocol::Json answer_prepare(Request& request, Resources& resources);
protocol::Json answer_use_net(Request& request, Resources& resources);
protocol::Json answer_statistics(Request& request, Resources& resources);
protocol::Json answer_bench(Request& request, Resources& resources);

protocol::Json answer_lessons(Request& request, Resources& resources);
protocol::Json answer_puzzles(Request& request, Resources& resources);
protocol::Json answer_try_puzzle(Request& request, Resources& resources);

protocol::Json answer_read_records(Request& request, Resources& resources);
protocol::Json answer_replay(Request& request, Resources& resources);
protocol::Json answer_write_record(Request& request, Resources& resources);

}  // namespace quinta::wasm
