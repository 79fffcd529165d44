#include "cluster/fact_log.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <optional>
#include <utility>

#include "base/checksum.hpp"
#include "base/file.hpp"
#include "base/hash.hpp"
#include "base/text.hpp"

namespace quinta::cluster {
namespace {

constexpr std::size_t sum_digits = 16;

std::string hex(std::uint64_t sum) {
    std::string out(sum_digits, '0');
    for (std::size_t i = sum_digits; i-- > 0; sum >>= 4) out[i] = "0123456789abcdef"[sum & 15];
    return out;
}

std::uint64_t sum_after(std::uint64_t sum, std::string_view text) {
    return mix(sum, checksum(text));
}

std::string line_of(std::uint64_t& sum, std::string_view text) {
    sum = sum_after(sum, text);
    return concat(hex(sum), " ", text, "\n");
}

/// What a line says, if its checksum is right; the sum goes on with it.
std::optional<std::string_view> said_by(std::string_view line, std::uint64_t& sum) {
    if (line.size() <= sum_digits || line[sum_digits] != ' ') return std::nullopt;
    const std::string_view text = line.substr(sum_digits + 1);
    const std::uint64_t next = sum_after(sum, text);
    if (line.substr(0, sum_digits) != hex(next)) return std::nullopt;
    sum = next;
    return text;
}

constexpr std::string_view kind = "quinta-mpi 1 ";

}  // namespace

Result<FactLog> FactLog::open(const std::filesystem::path& path, std::string_view game) {
    const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
    if (file < 0) return file_error("write", path, errno);
    FactLog log(path, file);
    if (flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
        return Error{message("another quinta-mpi is writing to {0}", path.string())};
    }
    if (const Result<> was_read = log.read(game); !was_read) return was_read.failure();
    return log;
}

FactLog::FactLog(FactLog&& other) noexcept
    : path_(std::move(other.path_)),
      file_(std::exchange(other.file_, -1)),
      sum_(other.sum_),
      facts_(std::move(other.facts_)),
      has_mended_(other.has_mended_) {}

FactLog& FactLog::operator=(FactLog&& other) noexcept {
    std::swap(path_, other.path_);
    std::swap(file_, other.file_);
    std::swap(sum_, other.sum_);
    std::swap(facts_, other.facts_);
    has_mended_ = other.has_mended_;
    return *this;
}

FactLog::~FactLog() {
    if (file_ >= 0) ::close(file_);
}

Result<> FactLog::read(std::string_view game) {
    const Result<std::string> text = read_file(path_);
    if (!text) return text.failure();
    if (std::uint64_t sum = 0; line_of(sum, concat(kind, game)).starts_with(*text)) {
        return begin(game, text->size());
    }
    std::string_view left = *text;
    for (int number = 1; !left.empty(); ++number) {
        const std::size_t length = left.find('\n');
        const bool is_whole = length != std::string_view::npos;
        const auto said = is_whole ? said_by(left.substr(0, length), sum_) : std::nullopt;
        if (number == 1) {
            if (const Result<> is_ours = check_head(said, game); !is_ours) return is_ours;
        } else if (!said && (!is_whole || length + 1 == left.size())) {
            has_mended_ = true;
            return cut_to(text->size() - left.size());
        } else {
            std::optional<Fact> fact = said ? parse_fact(*said) : std::nullopt;
            if (!fact) return damaged(number);
            facts_.push_back(std::move(*fact));
        }
        left.remove_prefix(length + 1);
    }
    return {};
}

/// In a file that holds nothing, or no more than a piece of its first line, or that line alone.
Result<> FactLog::begin(std::string_view game, std::size_t size) {
    const std::string head = concat(kind, game);
    has_mended_ = size > 0 && size < sum_digits + 1 + head.size() + 1;
    if (const Result<> is_cut = cut_to(0); !is_cut) return is_cut;
    return write_line(head);
}

Result<> FactLog::check_head(std::optional<std::string_view> said, std::string_view game) const {
    if (!said || !said->starts_with(kind)) {
        return Error{message("{0} is not a log of quinta-mpi, or its first line is damaged",
                             path_.string())};
    }
    const std::string_view about = said->substr(kind.size());
    if (about == game) return {};
    return Error{message("{0} is about {1}, not about {2}; give each its own log", path_.string(),
                         quoted(about), quoted(game))};
}

Error FactLog::damaged(int line) const {
    return message(
        "{0} is damaged in line {1}; what stands before it can still be used: "
        "head -n {2} {0} > NEW",
        path_.string(), line, line - 1);
}

Result<> FactLog::cut_to(std::size_t length) {
    if (ftruncate(file_, static_cast<off_t>(length)) == 0) return {};
    return file_error("write", path_, errno);
}

Result<> FactLog::append(const Fact& fact) { return write_line(fact_text(fact)); }

Result<> FactLog::write_line(std::string_view text) {
    const std::string line = line_of(sum_, text);
    std::string_view left = line;
    while (!left.empty()) {
        const ssize_t count = ::write(file_, left.data(), left.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return file_error("write", path_, errno);
        left.remove_prefix(static_cast<std::size_t>(count));
    }
    return {};
}

Result<> FactLog::keep() {
    if (fdatasync(file_) == 0 || errno == EINVAL) return {};
    return file_error("write", path_, errno);
}

std::string FactLog::checksum() const { return hex(sum_); }

}  // namespace quinta::cluster
