#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "net/net.hpp"
#include "solver/table_store.hpp"

namespace quinta::protocol {

/// What can be set with `setoption`.
struct UgiSettings {
    static constexpr int full_strength = 10;
    static constexpr std::string_view own_net = "own";  ///< the game's own, where it has one
    static constexpr std::string_view no_net = "none";

    std::string game = default_game();      ///< an option text
    std::string net_name{own_net};          ///< the file of one, or a word above
    std::shared_ptr<const net::Net> net{};  ///< what was in that file
    int threads = 1;
    int megabytes = 64;  ///< for the search's table
    int lines = 1;
    int level = full_strength;
    solver::TableStore tables{{}};  ///< of solved games, for the levels that play perfectly
    int seed = 0;  ///< decides between equal moves; for levels, 0 means another one each time

    /// The first of the list.
    static std::string default_game();
    /// The `option` lines that tell of them.
    std::vector<std::string> option_lines() const;
    /// Changes one, its name in any case. The reason says what would be right; a game is checked.
    Result<> set(std::string_view name, std::string_view value);

 private:
    Result<> set_net(std::string_view value);
};

/// The name and the value of "name X value Y", both with spaces if need be.
struct Assignment {
    std::string name;
    std::string value;
};
Result<Assignment> parse_assignment(const std::vector<std::string_view>& words);

}  // namespace quinta::protocol
