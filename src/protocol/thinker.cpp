#include "protocol/thinker.hpp"

#include <random>
#include <thread>

#include "base/text.hpp"
#include "games/catalogue.hpp"
#include "players/engine_player.hpp"

namespace quinta::protocol {

bool Thinker::prepare(const Session& session, const UgiSettings& settings,
                      const std::atomic<bool>* stop) {
    const std::string key =
        concat(settings.megabytes, " ", session.option_text(), " ", settings.net_name);
    if (key != engine_key_ || settings.net != engine_net_) {
        engine_.reset();  // the old table is given back before a new one is asked for
        analysis::EngineSettings wanted;
        wanted.table_bytes = static_cast<std::size_t>(settings.megabytes) << 20;
        wanted.uses_net = settings.net_name == UgiSettings::own_net || settings.net;
        wanted.net = settings.net;
        engine_ = make_(session, wanted);
        engine_key_ = key;
        engine_net_ = settings.net;
        is_prepared_ = false;
    }
    if (!is_prepared_) {
        solver::BuildControl control;
        control.threads = static_cast<int>(std::thread::hardware_concurrency());
        control.stop = stop;
        is_prepared_ = engine_->prepare(control).ok();
    }
    return is_prepared_;
}

std::string Thinker::choose(const Session& session, const UgiSettings& settings,
                            search::SearchOptions limits, const Report& report) {
    if (settings.level < UgiSettings::full_strength)
        return move_of_level(session, settings, limits);
    const std::string any = session.legal_moves().front().text;
    if (!prepare(session, settings, limits.stop)) return any;
    limits.lines = settings.lines;
    limits.threads = settings.threads;
    limits.seed = static_cast<std::uint64_t>(settings.seed);
    const analysis::Analysis analysis = engine_->think(session, limits, report);
    if (report) report(analysis);
    return analysis.lines.empty() ? any : analysis.lines.front().moves.front();
}

std::string Thinker::move_of_level(const Session& session, const UgiSettings& settings,
                                   const search::SearchOptions& limits) {
    const auto seed = settings.seed != 0 ? static_cast<std::uint64_t>(settings.seed)
                                         : std::uint64_t{std::random_device{}()};
    const LevelSpec& level = games::catalogue_of(session.game_name())
                                 .levels[static_cast<std::size_t>(settings.level - 1)];
    return players::make_level_player({}, session, settings.tables, level, seed, limits)
        ->choose(session);
}

void Thinker::forget() {
    if (engine_) engine_->forget();
}

}  // namespace quinta::protocol
