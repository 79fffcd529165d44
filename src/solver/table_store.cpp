#include "solver/table_store.hpp"

#include <algorithm>
#include <chrono>

#include "base/file.hpp"
#include "base/text.hpp"
#include "base/user_folders.hpp"

namespace quinta::solver {
namespace fs = std::filesystem;
namespace {

constexpr std::string_view extension = ".table";

/// Takes away what builds that were killed have left. Within the hour somebody may still be at it.
void remove_leftovers(const fs::path& directory) {
    const auto old = fs::file_time_type::clock::now() - std::chrono::hours(1);
    std::error_code error;
    for (fs::directory_iterator i(directory, error), end; !error && i != end; i.increment(error)) {
        if (i->path().extension() != ".tmp") continue;
        std::error_code gone;  // somebody else may do the same
        if (i->last_write_time(gone) < old && !gone) fs::remove(i->path(), gone);
    }
}

}  // namespace

TableStore TableStore::in_cache_directory() {
    const fs::path folder = cache_folder();
    return TableStore(folder.empty() ? folder : folder / "tables");
}

Result<> TableStore::check_directory() const {
    if (directory_.empty()) return Error{"there is no cache directory: HOME is not set"};
    std::error_code error;
    const fs::directory_iterator entries(directory_, error);
    const bool is_readable = !error || error == std::errc::no_such_file_or_directory;
    return is_readable ? Result<>() : file_error("read", directory_, error.value());
}

fs::path TableStore::path(std::string_view options) const {
    std::string name(options);
    std::ranges::replace(name, ' ', '_');
    return directory_ / (name + std::string(extension));
}

bool TableStore::has(std::string_view options) const {
    std::error_code error;
    return fs::exists(path(options), error);
}

Result<TableFile> TableStore::load(std::string_view options) const {
    const Result<MappedFile> file = MappedFile::open(path(options));
    if (!file) return file.failure();
    Result<TableFile> table = read_table(file->bytes());
    if (!table)
        return Error{message("{0} is {1}", path(options).string(), table.failure().message)};
    if (table->options != options) {
        return Error{
            message("{0} belongs to {1}", path(options).string(), quinta::quoted(table->options))};
    }
    return table;
}

Result<> TableStore::save(const TableFile& table) const {
    if (directory_.empty()) return Error{"there is no cache directory: HOME is not set"};
    std::error_code error;
    fs::create_directories(directory_, error);
    if (error) return file_error("make the folder", directory_, error.value());
    remove_leftovers(directory_);
    return write_file(path(table.options), write_table(table));
}

std::vector<TableStore::Entry> TableStore::list() const {
    std::vector<Entry> out;
    std::error_code error;
    for (fs::directory_iterator i(directory_, error), end; !error && i != end; i.increment(error)) {
        if (i->path().extension() != extension) continue;
        Entry entry;
        entry.path = i->path();
        entry.bytes = fs::file_size(entry.path, error);
        if (const Result<MappedFile> file = MappedFile::open(entry.path); !file) {
            entry.error = file.error();
        } else if (const Result<TableFile> table = read_table(file->bytes()); !table) {
            entry.error = table.error();
        } else if (path(table->options) != entry.path) {
            entry.error = concat("it belongs to ", quinta::quoted(table->options));
        } else {
            entry.options = table->options;
        }
        out.push_back(std::move(entry));
    }
    std::ranges::sort(out, {}, &Entry::path);
    return out;
}

Result<> TableStore::remove(const fs::path& path) const {
    std::error_code error;
    if (!fs::remove(path, error) && error) return file_error("remove", path, error.value());
    return {};
}

}  // namespace quinta::solver
