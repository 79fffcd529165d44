#pragma once

#include <string>

#include "base/result.hpp"
#include "picture/picture.hpp"

namespace quinta::picture {

/// A drawing as a PNG file. It takes librsvg, which is looked for when the first one is made, so
/// that a program without pictures needs no such thing; the reason where it is missing.
Result<std::string> png_of(const Drawing& drawing);

}  // namespace quinta::picture
