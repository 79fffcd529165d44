#pragma once

#include <string>
#include <vector>

namespace quinta::server {

/// The addresses by which other machines nearby reach this one, a few at most; IPv4, which people
/// can read and QR codes keep short.
std::vector<std::string> lan_addresses();

}  // namespace quinta::server
