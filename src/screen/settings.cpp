#include "screen/settings.hpp"

#include <utility>

#include "base/file.hpp"
#include "base/text.hpp"
#include "base/user_folders.hpp"

namespace quinta::screen {
namespace fs = std::filesystem;

Settings Settings::in_config_directory() {
    const fs::path folder = config_folder();
    return Settings(folder.empty() ? folder : folder / "settings");
}

Settings::Settings(fs::path file) : file_(std::move(file)) {
    if (file_.empty()) return;
    const Result<std::string> text = read_file(file_);
    if (!text) return;
    for (const std::string_view line : split(*text, '\n')) {
        const std::size_t equals = line.find('=');
        if (equals == std::string_view::npos) continue;
        values_[std::string(trim(line.substr(0, equals)))] = trim(line.substr(equals + 1));
    }
}

std::string Settings::text(std::string_view name, std::string_view standard) const {
    const auto found = values_.find(name);
    return found == values_.end() ? std::string(standard) : found->second;
}

bool Settings::is_on(std::string_view name, bool standard) const {
    return text(name, standard ? "on" : "off") == "on";
}

void Settings::set(std::string_view name, std::string_view value) {
    if (text(name) == value) return;
    values_[std::string(name)] = value;
    if (file_.empty()) return;
    std::string lines;
    for (const auto& [known, chosen] : values_) lines += concat(known, "=", chosen, "\n");
    std::error_code error;
    fs::create_directories(file_.parent_path(), error);
    [[maybe_unused]] const Result<> written = write_file(file_, lines);
}

}  // namespace quinta::screen
