#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <string>

#include "analysis/engine.hpp"
#include "core/session.hpp"
#include "protocol/ugi_settings.hpp"
#include "search/search_options.hpp"

namespace quinta::protocol {

/// Who names the moves for a protocol: the engine of the game at hand, made when it is needed and
/// kept while the settings want the same, or a player of some level. Used by one thread at a time.
class Thinker {
 public:
    using MakeEngine = std::function<std::unique_ptr<analysis::Engine>(
        const Session&, const analysis::EngineSettings&)>;
    using Report = analysis::Engine::Report;

    explicit Thinker(MakeEngine make) : make_(std::move(make)) {}

    /// Makes the engine ready, which may take a while the first time; blocks. False when stopped.
    bool prepare(const Session& session, const UgiSettings& settings,
                 const std::atomic<bool>* stop);
    /// A move of a game that goes on; blocks. It ends by `limits` or a level's own.
    std::string choose(const Session& session, const UgiSettings& settings,
                       search::SearchOptions limits, const Report& report = {});
    /// Before another game begins.
    void forget();

 private:
    static std::string move_of_level(const Session& session, const UgiSettings& settings,
                                     const search::SearchOptions& limits);

    MakeEngine make_;
    std::unique_ptr<analysis::Engine> engine_;
    std::string engine_key_;  ///< what it was made for, with the net below
    std::shared_ptr<const net::Net> engine_net_;
    bool is_prepared_ = false;
};

}  // namespace quinta::protocol
