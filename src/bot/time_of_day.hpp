#pragma once

#include "online/time.hpp"

namespace quinta::bot {

inline online::Time time_of_day() {
    return std::chrono::time_point_cast<online::Millis>(std::chrono::system_clock::now());
}

}  // namespace quinta::bot
