#include "solver/table_file.hpp"

#include <algorithm>
#include <optional>

#include "base/checksum.hpp"
#include "base/text.hpp"

namespace quinta::solver {
namespace {

constexpr std::string_view magic = "QUINTA table\n";

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
    if (reader.has_failed() || rows > 1'000'000 || cells > 64 || size > 5 || size > cells) {
        return std::nullopt;
    }
    block.shape = {rows, static_cast<int>(cells), static_cast<int>(size)};
    block.bytes.assign(packed.begin(), packed.end());
    return block;
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

}  // namespace quinta::solver
