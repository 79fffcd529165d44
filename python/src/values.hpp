#pragma once

#include "analysis/oracle.hpp"

namespace quinta::python {

/// The values of a position's moves with the side that is to move.
struct RankedValues {
    analysis::PositionValues values;
    Side side = Side::first;
};

}  // namespace quinta::python
