#pragma once

#include <memory>

#include "analysis/engine.hpp"
#include "games/any_game.hpp"

namespace quinta {

// The engine of each game, compiled in a file of its own: how it searches and what it knows.
std::unique_ptr<Engine> engine_of(const Teeko& game, const EngineSettings& settings);
std::unique_ptr<Engine> engine_of(const Neutreeko& game, const EngineSettings& settings);
std::unique_ptr<Engine> engine_of(const Stlts& game, const EngineSettings& settings);
std::unique_ptr<Engine> engine_of(const Trike& game, const EngineSettings& settings);
std::unique_ptr<Engine> engine_of(const Taiji& game, const EngineSettings& settings);

}  // namespace quinta
