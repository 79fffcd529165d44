#pragma once

#include <chrono>

namespace quinta::online {

using Millis = std::chrono::milliseconds;

/// A moment, always given from outside: nothing here asks what time it is.
using Time = std::chrono::sys_time<Millis>;

}  // namespace quinta::online
