#pragma once

#include <string>

#include "picture/art.hpp"
#include "picture/layout.hpp"

namespace quinta::picture {

/// The board itself: rim, ground, what is scored or painted on it, and the labels in the rim.
std::string ground_of(const Art& art, const Layout& layout);

}  // namespace quinta::picture
