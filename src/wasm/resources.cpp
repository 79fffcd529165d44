#include "wasm/resources.hpp"

#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "games/catalogue.hpp"

namespace quinta::wasm {

void Resources::report(const protocol::Json& json) const {
    if (report_) report_(protocol::json_text(json));
}

solver::BuildControl Resources::control() const {
    solver::BuildControl control;
    control.progress = [this](double fraction) { report({{"progress", fraction}}); };
    return control;
}

constexpr analysis::OracleMemory memory = {.proofs = std::size_t{64} << 20};

analysis::Oracle& Resources::oracle(const Session& session) {
    std::string key = session.option_text();
    if (key != oracle_.key || !oracle_.thing) {
        oracle_ = {std::move(key), games::make_oracle(session, tables_, memory)};
    }
    // It is never stopped, and so never fails.
    static_cast<void>(oracle_.thing->prepare(control()));
    return *oracle_.thing;
}

analysis::Engine& Resources::engine(const Session& session) {
    std::string key = session.option_text();
    if (key != engine_.key || !engine_.thing) {
        engine_.thing.reset();  // before the next one takes its memory
        analysis::EngineSettings settings;
        settings.table_bytes = std::size_t{32} << 20;
        engine_ = {std::move(key), games::make_engine(session, settings, tables_)};
    }
    static_cast<void>(engine_.thing->prepare(control()));
    return *engine_.thing;
}

void Resources::forget_thinkers() {
    engine_ = {};
    player_ = {};
}

Result<const players::Player*> Resources::player(const Session& session, const std::string& name,
                                                 std::uint64_t seed) {
    std::string key = concat(session.option_text(), "\n", name, "\n", seed);
    if (key != player_.key || !player_.thing) {
        player_.thing.reset();
        Result<std::unique_ptr<players::Player>> player =
            players::make_player(name, session, tables_, seed);
        if (!player) return player.failure();
        player_ = {std::move(key), std::move(*player)};
    }
    static_cast<void>(player_.thing->prepare(control()));
    return player_.thing.get();
}

}  // namespace quinta::wasm
