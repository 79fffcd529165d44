#include "cli/store_flags.hpp"

#include <cstdlib>
#include <filesystem>

#include "base/file.hpp"
#include "base/text.hpp"
#include "base/user_folders.hpp"

namespace quinta::cli {

void add_store_flags(Command& command, StoreFlags& flags) {
    command
        .add_option("--store", flags.store,
                    "the file in which their games are kept; online.sqlite in the data folder "
                    "unless told")
        .check(not_empty());
    command
        .add_option("--store-from", flags.store_from,
                    "a file with the address of a database, postgres://…")
        .check(not_empty());
}

Result<std::string> store_of(const StoreFlags& flags) {
    if (!flags.store_from.empty()) {
        const Result<std::string> text = read_file(flags.store_from);
        if (!text) return text.failure();
        return std::string(trim(*text));
    }
    if (flags.store.find("://") != std::string::npos) {
        return Error{
            "the address of a database may hold a password, which others could see here; write it "
            "into a file and name that with --store-from, or set QUINTA_STORE"};
    }
    if (!flags.store.empty()) return flags.store;
    if (const char* given = std::getenv("QUINTA_STORE"); given != nullptr && *given != '\0') {
        return std::string(given);
    }
    const std::filesystem::path folder = data_folder();
    if (folder.empty()) return Error{"HOME is not set; say with --store where games are kept"};
    return (folder / "online.sqlite").string();
}

Result<std::string> bus_of(const std::string& flag, const std::string& store) {
    const char* given = std::getenv("QUINTA_BUS");
    const std::string bus = flag.empty() && given != nullptr ? given : flag;
    if (flag.find('@') != std::string::npos) {
        return Error{
            "the address of a bus may hold a password, which others could see here; set QUINTA_BUS "
            "instead of --bus"};
    }
    if (!bus.empty() && store.find("://") == std::string::npos) {
        return Error{
            "a bus is for several servers on one PostgreSQL; name that with --store-from or "
            "QUINTA_STORE"};
    }
    return bus;
}

}  // namespace quinta::cli
