#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

namespace quinta::screen {

/// What somebody has chosen and wants to find again: `quinta/settings` in the XDG configuration
/// directory, one `name=value` on each line. Where it cannot be kept, it is forgotten.
class Settings {
 public:
    static Settings in_config_directory();
    /// An empty path: nothing is kept.
    explicit Settings(std::filesystem::path file);

    std::string text(std::string_view name, std::string_view standard = "") const;
    bool is_on(std::string_view name, bool standard) const;

    void set(std::string_view name, std::string_view value);
    void set_on(std::string_view name, bool is_on) { set(name, is_on ? "on" : "off"); }

 private:
    std::filesystem::path file_;
    std::map<std::string, std::string, std::less<>> values_;
};

}  // namespace quinta::screen
