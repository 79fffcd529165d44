#pragma once

#include <string>
#include <string_view>

#include "wasm/resources.hpp"

namespace quinta::wasm {

/// Where a page asks: a request in JSON comes in, an answer in JSON goes out.
/// web/packages/core/src/types.ts says what may be asked, docs/json.md what the fields mean.
///
///     {"do": "snapshot", "game": "NAME", "moves": ["c3"]}  →  {"answer": {…}} or {"error": "…"}
///
/// It remembers no game, only what takes time to make and is the same for everybody.
class Api {
 public:
    /// `report` is given what can be told before the answer is known, as JSON. Without a store,
    /// tables are made anew each time.
    explicit Api(Report report = {}, solver::TableStore tables = solver::TableStore({}))
        : resources_(std::move(report), std::move(tables)) {}

    /// Whatever is wrong with the request is told in the answer. Blocks.
    std::string ask(std::string_view text);

 private:
    Resources resources_;
};

}  // namespace quinta::wasm
