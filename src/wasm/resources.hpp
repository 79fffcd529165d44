#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "analysis/engine.hpp"
#include "analysis/oracle.hpp"
#include "players/player.hpp"
#include "protocol/json_view.hpp"
#include "solver/table_store.hpp"

namespace quinta::wasm {

using Report = std::function<void(const std::string& json)>;

/// What is kept from one request to the next since it takes time to make: the last oracle with its
/// tables, the last engine and the last player. Memory is short in a browser, so it is the last
/// only.
class Resources {
 public:
    Resources(Report report, solver::TableStore tables)
        : report_(std::move(report)), tables_(std::move(tables)) {}

    void report(const protocol::Json& json) const;
    /// Reports `{"progress": 0.4}` of what is built.
    solver::BuildControl control() const;

    /// Each is for the session's game and prepared.
    analysis::Oracle& oracle(const Session& session);
    analysis::Engine& engine(const Session& session);
    /// Whoever thinks is made anew, with what has come meanwhile.
    void forget_thinkers();
    Result<const players::Player*> player(const Session& session, const std::string& name,
                                          std::uint64_t seed);

 private:
    template <class T>
    struct Kept {
        std::string key;
        std::unique_ptr<T> thing;
    };

    Report report_;
    solver::TableStore tables_;
    Kept<analysis::Oracle> oracle_;
    Kept<analysis::Engine> engine_;
    Kept<players::Player> player_;
};

}  // namespace quinta::wasm
