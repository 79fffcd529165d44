#include "base/file.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <fstream>
#include <thread>

#include "base/file_size_limit.hpp"
#include "base/temporary_folder.hpp"

namespace quinta {
namespace {

namespace fs = std::filesystem;

class FileTest : public ::testing::Test {
 protected:
    std::size_t files() const {
        return static_cast<std::size_t>(
            std::distance(fs::directory_iterator(folder_), fs::directory_iterator()));
    }

    TemporaryFolder temporary_;
    fs::path folder_ = temporary_.path();
    fs::path path_ = folder_ / "file";
};

TEST_F(FileTest, reads_what_was_written) {
    const std::string odd("a\0b\r\n\xff", 6);
    for (const std::string& text : {std::string(), odd, std::string(1'000'000, 'x')}) {
        ASSERT_TRUE(write_file(path_, text));
        EXPECT_EQ(*read_file(path_), text);
        const Result<MappedFile> mapped = MappedFile::open(path_);
        ASSERT_TRUE(mapped);
        EXPECT_EQ(mapped->bytes(), text);
        EXPECT_EQ(files(), 1U);
    }
}

TEST_F(FileTest, says_why_it_cannot_read) {
    const std::string missing = "cannot read " + path_.string() + ": No such file or directory";
    EXPECT_EQ(read_file(path_).error(), missing);
    EXPECT_EQ(MappedFile::open(path_).error(), missing);
    const std::string folder = "cannot read " + folder_.string() + ": Is a directory";
    EXPECT_EQ(read_file(folder_).error(), folder);
    EXPECT_EQ(MappedFile::open(folder_).error(), folder);
    const fs::path zero(std::string("a\0b", 3));
    EXPECT_FALSE(read_file(zero));
    EXPECT_FALSE(write_file(zero, "x"));
    EXPECT_FALSE(MappedFile::open(zero));
}

TEST_F(FileTest, does_not_wait_for_a_pipe) {
    ASSERT_EQ(mkfifo(path_.c_str(), 0600), 0);
    EXPECT_EQ(MappedFile::open(path_).error(),
              "cannot read " + path_.string() + ": Invalid argument");
}

TEST_F(FileTest, full_disk_leaves_the_old_text) {
    ASSERT_TRUE(write_file(path_, "old"));
    for (const rlim_t most : {0U, 1U, 4095U, 99'999U}) {
        const FileSizeLimit limit(most);
        EXPECT_EQ(write_file(path_, std::string(100'000, 'n')).error(),
                  "cannot write " + path_.string() + ": File too large");
        EXPECT_FALSE(write_file(folder_ / "new", std::string(100'000, 'n')));
    }
    EXPECT_EQ(*read_file(path_), "old");
    EXPECT_EQ(files(), 1U);
}

TEST_F(FileTest, keeps_a_link_and_replaces_what_it_points_to) {
    const fs::path link = folder_ / "link";
    ASSERT_TRUE(write_file(path_, "old"));
    fs::create_symlink(path_, link);
    ASSERT_TRUE(write_file(link, "new"));
    EXPECT_TRUE(fs::is_symlink(link));
    EXPECT_EQ(*read_file(path_), "new");
}

TEST_F(FileTest, writes_into_a_device) {
    EXPECT_TRUE(write_file("/dev/null", "text"));
    EXPECT_FALSE(write_file("/dev/full", "text"));
    EXPECT_FALSE(write_file(folder_, "text"));
    EXPECT_FALSE(write_file(folder_ / "none" / "file", "text"));
    EXPECT_EQ(files(), 0U);
}

/// A file that was mapped stays as it was when another takes its place.
TEST_F(FileTest, a_mapped_file_outlives_its_name) {
    ASSERT_TRUE(write_file(path_, "old"));
    Result<MappedFile> old = MappedFile::open(path_);
    ASSERT_TRUE(old);
    ASSERT_TRUE(write_file(path_, "newer"));
    MappedFile moved = std::move(*old);
    EXPECT_EQ(moved.bytes(), "old");
    MappedFile other = *MappedFile::open(path_);
    moved = std::move(other);
    EXPECT_EQ(moved.bytes(), "newer");
}

TEST_F(FileTest, writers_at_once_never_mix) {
    const std::string a(200'000, 'a'), b(150'000, 'b');
    ASSERT_TRUE(write_file(path_, a));
    std::atomic<int> failures{0};
    const auto write = [&](const std::string& text) {
        for (int n = 0; n < 30; ++n) {
            if (!write_file(path_, text)) ++failures;
            const Result<std::string> read = read_file(path_);
            if (!read || (*read != a && *read != b)) ++failures;
        }
    };
    {
        const std::jthread other([&] { write(b); });
        write(a);
    }
    EXPECT_EQ(failures, 0);
    EXPECT_EQ(files(), 1U);
}

TEST_F(FileTest, a_file_keeps_its_permissions) {
    ASSERT_TRUE(write_file(path_, "old"));
    for (const mode_t mode : {0600U, 0640U, 0664U, 0755U, 0400U}) {
        ASSERT_EQ(chmod(path_.c_str(), mode), 0);
        ASSERT_TRUE(write_file(path_, "new"));
        struct stat info{};
        ASSERT_EQ(stat(path_.c_str(), &info), 0);
        EXPECT_EQ(info.st_mode & 07777, mode);
    }
    const fs::path link = folder_ / "link";
    fs::create_symlink(path_, link);
    ASSERT_TRUE(write_file(link, "through a link"));
    EXPECT_EQ(fs::status(path_).permissions(), fs::perms::owner_read);
}

}  // namespace
}  // namespace quinta
