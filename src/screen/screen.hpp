#pragma once

#include <chrono>
#include <functional>
#include <memory>

#include "base/result.hpp"
#include "screen/app.hpp"

namespace quinta::screen {

/// Opens the pages that are seen first, the bottom one first.
using OpenPages = std::function<void(App&)>;

/// Runs the program on the whole screen until somebody leaves. Gives the signal that ended it, or
/// 0; the reason when the terminal cannot show it, before anything was written.
Result<int> run_screen(Style style, std::chrono::milliseconds pace, const OpenPages& open);

/// A human sits at a terminal on which this works.
bool has_screen();

}  // namespace quinta::screen
