#pragma once

#include <cstddef>
#include <span>

namespace quinta::net {

// The last step of a net, from logits to chances. It uses nothing but additions, multiplications
// and divisions, which are the same on every machine, as those of a mathematical library are not.

/// e to the power of x, to about seven digits.
double exponential(double x);

/// The chance that a logit stands for.
double chance(double logit);

/// Turns logits into chances that add up to 1.
void to_chances(std::span<double> logits);

}  // namespace quinta::net
