#include "base/file.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>
#include <utility>

#include "base/text.hpp"

namespace quinta {
namespace fs = std::filesystem;

Error file_error(std::string_view what, const fs::path& path, int error) {
    constexpr std::size_t readable = 200;
    std::string name = path.string();
    if (name.size() > readable) name = name.substr(0, readable) + "…";
    return message("cannot {0} {1}: {2}", what, name, std::strerror(error));
}

namespace {

Result<> write_all(int file, std::string_view text, const fs::path& path) {
    while (!text.empty()) {
        const ssize_t count = write(file, text.data(), text.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return file_error("write", path, errno);
        text.remove_prefix(static_cast<std::size_t>(count));
    }
    if (fsync(file) != 0 && errno != EINVAL) return file_error("write", path, errno);
    return {};
}

/// Gives a new file the permissions of an old one. Where it cannot belong to the same group, that
/// group's permissions are for nobody.
void keep_mode(int file, const struct stat& old) {
    const bool has_owner = fchown(file, old.st_uid, old.st_gid) == 0;
    const mode_t mode = old.st_mode & 07777;
    fchmod(file, has_owner ? mode : mode & 0707);
}

/// `like`: a file whose permissions, and owner where that is allowed, the new one gets.
Result<> write_to(const fs::path& path, int flags, std::string_view text, const fs::path& name,
                  const fs::path& like = {}) {
    struct stat old{};
    const bool has_old = !like.empty() && stat(like.c_str(), &old) == 0;
    // Nobody may read it, even for a moment, who could not read the old one.
    const int file = open(path.c_str(), O_WRONLY | O_CLOEXEC | flags, has_old ? 0600 : 0644);
    if (file < 0) return file_error("write", name, errno);
    Result<> written = write_all(file, text, name);
    if (has_old && written) keep_mode(file, old);
    if (close(file) != 0 && written) written = file_error("write", name, errno);
    return written;
}

bool has_zero_byte(const fs::path& path) {
    return path.native().find('\0') != fs::path::string_type::npos;
}

}  // namespace

Result<> write_file(const fs::path& path, std::string_view text) {
    if (has_zero_byte(path)) return file_error("write", path.c_str(), EINVAL);
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    // A device or a pipe is written into; to replace it would be no favour to anyone.
    if (fs::exists(status) && !fs::is_regular_file(status)) return write_to(path, 0, text, path);
    const bool is_link = fs::exists(status) && fs::is_symlink(fs::symlink_status(path, error));
    const fs::path target = is_link ? fs::canonical(path, error) : path;
    // A name that no other process and no other thread of this one uses.
    static std::atomic<unsigned> count{0};
    fs::path temporary = target;
    temporary += concat(".", getpid(), ".", ++count, ".tmp");
    Result<> written = write_to(temporary, O_CREAT | O_TRUNC, text, path, target);
    if (written && rename(temporary.c_str(), target.c_str()) != 0) {
        written = file_error("write", path, errno);
    }
    if (!written) unlink(temporary.c_str());
    return written;
}

Result<std::string> read_file(const fs::path& path) {
    if (has_zero_byte(path)) return file_error("read", path.c_str(), EINVAL);
    std::error_code error;
    if (fs::is_directory(path, error)) return file_error("read", path, EISDIR);
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    if (!file) return file_error("read", path, errno != 0 ? errno : EIO);
    std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    if (file.bad()) return file_error("read", path, errno != 0 ? errno : EIO);
    return text;
}

Result<MappedFile> MappedFile::open(const fs::path& path) {
    if (has_zero_byte(path)) return file_error("read", path.c_str(), EINVAL);
    // Without waiting for a writer, if it is a pipe.
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0) return file_error("read", path, errno);
    struct stat info{};
    void* start = nullptr;
    int error = fstat(file, &info) == 0 ? 0 : errno;
    if (error == 0 && !S_ISREG(info.st_mode)) error = S_ISDIR(info.st_mode) ? EISDIR : EINVAL;
    const auto size = static_cast<std::size_t>(info.st_size);
    if (error == 0 && size > 0) {
        start = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file, 0);
        if (start == MAP_FAILED) error = errno;
    }
    close(file);
    if (error != 0) return file_error("read", path, error);
    return MappedFile(static_cast<const char*>(start), size);
}

MappedFile::MappedFile(MappedFile&& other) noexcept
    : start_(std::exchange(other.start_, nullptr)), size_(std::exchange(other.size_, 0)) {}

MappedFile& MappedFile::operator=(MappedFile&& other) noexcept {
    std::swap(start_, other.start_);
    std::swap(size_, other.size_);
    return *this;
}

MappedFile::~MappedFile() {
    if (start_ != nullptr) munmap(const_cast<char*>(start_), size_);
}

}  // namespace quinta
