#include "match/record_log.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <string_view>
#include <utility>

#include "base/file.hpp"
#include "base/text.hpp"

namespace quinta::match {

Result<RecordLog> RecordLog::open(const std::filesystem::path& path) {
    const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
    if (file < 0) return file_error("write", path, errno);
    RecordLog log(path, file);
    if (flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
        return Error{message("another match is writing to {0}", path.string())};
    }
    if (const Result<> was_read = log.read(); !was_read) return was_read.failure();
    return log;
}

RecordLog::RecordLog(RecordLog&& other) noexcept
    : path_(std::move(other.path_)),
      file_(std::exchange(other.file_, -1)),
      records_(std::move(other.records_)),
      has_mended_(other.has_mended_),
      separator_(std::move(other.separator_)) {}

RecordLog& RecordLog::operator=(RecordLog&& other) noexcept {
    std::swap(path_, other.path_);
    std::swap(file_, other.file_);
    std::swap(records_, other.records_);
    has_mended_ = other.has_mended_;
    std::swap(separator_, other.separator_);
    return *this;
}

RecordLog::~RecordLog() {
    if (file_ >= 0) close(file_);
}

Result<> RecordLog::read() {
    Result<std::string> text = read_file(path_);
    if (!text) return text.failure();
    record::RecordFile records = record::read_records(*text);
    if (records.error) {
        // What stands before the last record may still be right; then only that was cut off.
        const std::size_t last = text->rfind("[Game ");
        if (last == std::string::npos)
            return Error{message("{0} holds no records", path_.string())};
        record::RecordFile before = record::read_records(std::string_view(*text).substr(0, last));
        if (before.error) return Error{message("{0}: {1}", path_.string(), records.error->message)};
        if (ftruncate(file_, static_cast<off_t>(last)) != 0) {
            return file_error("write", path_, errno);
        }
        records = std::move(before);
        has_mended_ = true;
        text->resize(last);
    }
    const bool has_gap = text->empty() || text->ends_with("\n\n");
    separator_ = has_gap ? "" : text->ends_with("\n") ? "\n" : "\n\n";
    records_ = std::move(records.records);
    return {};
}

Result<> RecordLog::append(const record::Record& record) {
    const std::string text = concat(std::exchange(separator_, "\n"), record::write_record(record));
    std::string_view left = text;
    while (!left.empty()) {
        const ssize_t count = write(file_, left.data(), left.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return file_error("write", path_, errno);
        left.remove_prefix(static_cast<std::size_t>(count));
    }
    return {};
}

}  // namespace quinta::match
