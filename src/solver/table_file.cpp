#include "solver/table_file.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <optional>

#include "base/file.hpp"
#include "base/hash.hpp"
#include "base/text.hpp"

namespace quinta {
namespace fs = std::filesystem;
namespace {

constexpr std::string_view magic = "QUINTA table\n";
constexpr std::string_view extension = ".table";

/// Each step is one-to-one in the word, so one changed word always changes the result.
std::uint64_t checksum(std::string_view bytes) {
    std::uint64_t sum = mix(bytes.size());
    for (std::size_t i = 0; i < bytes.size(); i += 8) {
        std::uint64_t word = 0;
        for (std::size_t j = i; j < std::min(i + 8, bytes.size()); ++j) {
            word = word << 8 | static_cast<unsigned char>(bytes[j]);
        }
        sum = mix(sum, word);
    }
    return sum;
}

void put_number(std::string& out, std::uint64_t number) {
    for (int i = 0; i < 8; ++i) out += static_cast<char>(number >> (8 * i) & 0xff);
}

/// Takes numbers and texts from the front of the bytes; fails for good once they run out.
class Reader {
 public:
    explicit Reader(std::string_view bytes) : bytes_(bytes) {}

    std::string_view text(std::uint64_t length) {
        if (length > bytes_.size()) has_failed_ = true;
        if (has_failed_) return {};
        const std::string_view out = bytes_.substr(0, length);
        bytes_.remove_prefix(length);
        return out;
    }
    std::uint64_t number() {
        std::uint64_t out = 0;
        int shift = 0;
        for (const char c : text(8)) {
            out |= static_cast<std::uint64_t>(static_cast<unsigned char>(c)) << shift;
            shift += 8;
        }
        return out;
    }
    bool has_failed() const { return has_failed_; }
    bool is_at_end() const { return bytes_.empty(); }

 private:
    std::string_view bytes_;
    bool has_failed_ = false;
};

std::optional<TableFile::Block> read_block(Reader& reader) {
    TableFile::Block block;
    const std::uint64_t rows = reader.number(), cells = reader.number(), size = reader.number();
    const std::string_view packed = reader.text(reader.number());
    if (reader.has_failed() || rows > 1'000'000 || cells > 32 || size > 5 || size > cells) {
        return std::nullopt;
    }
    block.shape = {rows, static_cast<int>(cells), static_cast<int>(size)};
    block.bytes.assign(packed.begin(), packed.end());
    return block;
}

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

std::string write_table(const TableFile& table) {
    std::string out(magic);
    put_number(out, TableFile::version);
    put_number(out, table.options.size());
    out += table.options;
    put_number(out, table.blocks.size());
    for (const TableFile::Block& block : table.blocks) {
        put_number(out, block.shape.rows);
        put_number(out, static_cast<std::uint64_t>(block.shape.cells));
        put_number(out, static_cast<std::uint64_t>(block.shape.size));
        put_number(out, block.bytes.size());
        out.append(block.bytes.begin(), block.bytes.end());
    }
    put_number(out, checksum(out));
    return out;
}

Result<TableFile> read_table(std::string_view bytes) {
    if (!bytes.starts_with(magic)) return Error{"not a table of Quinta"};
    if (bytes.size() < magic.size() + 16) return Error{"cut short"};
    const std::size_t body = bytes.size() - 8;
    if (Reader(bytes.substr(body)).number() != checksum(bytes.substr(0, body))) {
        return Error{"damaged: its checksum does not match"};
    }
    Reader reader(bytes.substr(magic.size(), body - magic.size()));
    if (reader.number() != TableFile::version) return Error{"of another version"};
    TableFile table;
    table.options = reader.text(reader.number());
    for (std::uint64_t left = reader.number(); left > 0 && !reader.has_failed(); --left) {
        std::optional<TableFile::Block> block = read_block(reader);
        if (!block) return Error{"damaged: a block of impossible size"};
        table.blocks.push_back(std::move(*block));
    }
    if (reader.has_failed() || !reader.is_at_end()) return Error{"damaged: wrong length"};
    return table;
}

TableStore TableStore::in_cache_directory() {
    const char* cache = std::getenv("XDG_CACHE_HOME");
    if (cache != nullptr && cache[0] == '/')
        return TableStore(fs::path(cache) / "quinta" / "tables");
    const char* home = std::getenv("HOME");
    if (home == nullptr || home[0] == '\0') return TableStore({});
    return TableStore(fs::path(home) / ".cache" / "quinta" / "tables");
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

Result<TableFile> TableStore::load(std::string_view options) const {
    const Result<MappedFile> file = MappedFile::open(path(options));
    if (!file) return Error{file.error()};
    Result<TableFile> table = read_table(file->bytes());
    if (!table) return Error{concat(path(options).string(), " is ", table.error())};
    if (table->options != options) {
        return Error{
            concat(path(options).string(), " belongs to ", quinta::quoted(table->options))};
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

}  // namespace quinta
