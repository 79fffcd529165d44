#include "solver/table_file.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <cstdlib>
#include <fstream>
#include <thread>

#include "base/file.hpp"
#include "base/file_size_limit.hpp"
#include "base/hash.hpp"
#include "base/random.hpp"
#include "base/temporary_folder.hpp"
#include "solver/table_store.hpp"

namespace quinta::solver {
namespace {

namespace fs = std::filesystem;

TableFile small_table() {
    TableFile table{"toy size=3", {}};
    table.blocks.push_back({{2, 5, 2}, {1, 2, 3, 250, 251}});
    table.blocks.push_back({{0, 32, 5}, {}});
    return table;
}

TableFile big_table() {
    TableFile table{"toy size=9", {}};
    Random random(1);
    for (int n = 0; n < 2; ++n) {
        TableFile::Block block{{100, 21, 4}, {}};
        for (int i = 0; i < 40'001; ++i) {
            block.bytes.push_back(static_cast<std::uint8_t>(random.below(256)));
        }
        table.blocks.push_back(block);
    }
    return table;
}

void expect_equal(const TableFile& a, const TableFile& b) {
    EXPECT_EQ(a.options, b.options);
    ASSERT_EQ(a.blocks.size(), b.blocks.size());
    for (std::size_t i = 0; i < a.blocks.size(); ++i) {
        EXPECT_EQ(a.blocks[i].shape.rows, b.blocks[i].shape.rows);
        EXPECT_EQ(a.blocks[i].shape.cells, b.blocks[i].shape.cells);
        EXPECT_EQ(a.blocks[i].shape.size, b.blocks[i].shape.size);
        EXPECT_EQ(a.blocks[i].bytes, b.blocks[i].bytes);
    }
}

TEST(TableFile, reads_what_it_wrote) {
    for (const TableFile& table : {small_table(), big_table(), TableFile{}}) {
        const Result<TableFile> read = read_table(write_table(table));
        ASSERT_TRUE(read) << read.error();
        expect_equal(*read, table);
    }
}

TEST(TableFile, notices_every_flipped_bit) {
    const std::string bytes = write_table(small_table());
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        for (int bit = 0; bit < 8; ++bit) {
            std::string bad = bytes;
            bad[i] = static_cast<char>(bad[i] ^ 1 << bit);
            EXPECT_FALSE(read_table(bad)) << "bit " << bit << " of byte " << i;
        }
    }
}

TEST(TableFile, notices_every_missing_or_added_byte) {
    const std::string bytes = write_table(small_table());
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        EXPECT_FALSE(read_table(bytes.substr(0, i))) << i;
        EXPECT_FALSE(read_table(bytes.substr(i + 1))) << i;
        EXPECT_FALSE(read_table(bytes.substr(0, i) + bytes.substr(i + 1))) << i;
        for (const char added : {'\0', '\x1', '\xff'}) {
            std::string longer = bytes;
            longer.insert(i, 1, added);
            EXPECT_FALSE(read_table(longer)) << i;
        }
    }
    EXPECT_FALSE(read_table(bytes + '\0'));
    EXPECT_FALSE(read_table(bytes + bytes));
}

/// Some damage to a file: a byte, a run of bytes, an end cut off or added.
std::string damaged(std::string bytes, Random& random) {
    const std::size_t at = random.below(static_cast<std::uint32_t>(bytes.size()));
    const auto byte = static_cast<char>(random.below(256));
    switch (random.below(5)) {
        case 0:
            bytes[at] = static_cast<char>(bytes[at] ^ static_cast<char>(1 + random.below(255)));
            break;
        case 1:
            bytes.resize(at);
            break;
        case 2:
            bytes.append(1 + random.below(5000), byte);
            break;
        case 3:
            bytes.replace(at, 4096, std::min<std::size_t>(4096, bytes.size() - at), '\0');
            break;
        default:
            bytes.erase(at, 1 + random.below(100));
            break;
    }
    return bytes;
}

TEST(TableFile, notices_damage_to_a_big_file) {
    const std::string bytes = write_table(big_table());
    Random random(5);
    for (int n = 0; n < 2000; ++n) {
        const std::string bad = damaged(bytes, random);
        ASSERT_NE(bad, bytes);
        ASSERT_FALSE(read_table(bad)) << n;
    }
}

/// Corrects the checksum at the end of changed bytes, after the description of the format.
std::string with_checksum(std::string bytes) {
    bytes.resize(bytes.size() - 8);
    std::uint64_t sum = mix(bytes.size());
    for (std::size_t i = 0; i < bytes.size(); i += 8) {
        std::uint64_t word = 0;
        for (const char c : bytes.substr(i, 8)) word = word << 8 | static_cast<unsigned char>(c);
        sum = mix(sum, word);
    }
    for (int i = 0; i < 8; ++i) bytes += static_cast<char>(sum >> (8 * i) & 0xff);
    return bytes;
}

/// Whole files, as another program or a person with bad intentions could write them.
TEST(TableFile, refuses_other_versions_and_impossible_sizes) {
    const std::string bytes = write_table(small_table());
    ASSERT_EQ(with_checksum(bytes), bytes);
    const auto changed = [&](std::size_t at, char byte) {
        std::string out = bytes;
        out[at] = byte;
        return read_table(with_checksum(out));
    };
    const std::size_t version = 13, options = 21, blocks = 39, rows = 47, cells = 55, size = 63,
                      length = 71;
    EXPECT_EQ(changed(version, 2).error(), "of another version");
    EXPECT_EQ(changed(options, 200 - 256).error(), "damaged: wrong length");
    EXPECT_EQ(changed(options + 7, 127).error(), "damaged: wrong length");
    EXPECT_EQ(changed(blocks, 1).error(), "damaged: wrong length");
    for (const auto& [at, byte] : {std::pair<std::size_t, char>{blocks, 3},
                                   {blocks + 7, 127},
                                   {rows + 3, 1},
                                   {cells, 65},
                                   {size, 6},
                                   {length, 100},
                                   {length + 7, 127}}) {
        EXPECT_EQ(changed(at, byte).error(), "damaged: a block of impossible size") << at;
    }
    EXPECT_TRUE(changed(rows, 5));
    EXPECT_TRUE(changed(cells, 46)) << "a board of 49 without an army of 3";
}

TEST(TableFile, says_what_is_wrong) {
    const std::string bytes = write_table(small_table());
    EXPECT_EQ(read_table("").error(), "not a table of Quinta");
    EXPECT_EQ(read_table("\x7f"
                         "ELF and so on")
                  .error(),
              "not a table of Quinta");
    EXPECT_EQ(read_table(bytes.substr(0, 20)).error(), "cut short");
    EXPECT_EQ(read_table(bytes.substr(0, 60)).error(), "damaged: its checksum does not match");
}

class TableStoreTest : public ::testing::Test {
 protected:
    void put(const fs::path& path, const std::string& bytes) const {
        std::ofstream(path, std::ios::binary) << bytes;
    }
    std::size_t files() const {
        return static_cast<std::size_t>(
            std::distance(fs::directory_iterator(folder_), fs::directory_iterator()));
    }

    TemporaryFolder temporary_;
    fs::path folder_ = temporary_.path();
    TableStore store_{folder_ / "deep" / "down"};
};

TEST_F(TableStoreTest, keeps_tables) {
    EXPECT_TRUE(store_.list().empty());
    EXPECT_FALSE(store_.load("toy size=3"));
    ASSERT_TRUE(store_.save(small_table()));
    ASSERT_TRUE(store_.save(big_table()));
    expect_equal(*store_.load("toy size=3"), small_table());
    expect_equal(*store_.load("toy size=9"), big_table());
    const std::vector<TableStore::Entry> all = store_.list();
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0].options, "toy size=3");
    EXPECT_EQ(all[0].error, "");
    EXPECT_EQ(all[0].bytes, write_table(small_table()).size());
    ASSERT_TRUE(store_.remove(all[0].path));
    EXPECT_FALSE(store_.load("toy size=3"));
    EXPECT_EQ(store_.list().size(), 1U);
}

TEST_F(TableStoreTest, refuses_the_wrong_file) {
    ASSERT_TRUE(store_.save(small_table()));
    const fs::path path = store_.path("toy size=9");
    fs::copy_file(store_.path("toy size=3"), path);
    EXPECT_EQ(store_.load("toy size=9").error(), path.string() + " belongs to 'toy size=3'");
    EXPECT_EQ(store_.list()[1].error, "it belongs to 'toy size=3'");
    put(path, "");
    EXPECT_EQ(store_.load("toy size=9").error(), path.string() + " is not a table of Quinta");
    fs::remove(path);
    fs::create_directory(path);
    EXPECT_EQ(store_.load("toy size=9").error(),
              "cannot read " + path.string() + ": Is a directory");
    EXPECT_FALSE(store_.save(big_table()));
    const std::vector<TableStore::Entry> all = store_.list();
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0].error, "");
    EXPECT_NE(all[1].error, "");
}

TEST_F(TableStoreTest, does_without_a_folder) {
    const TableStore none{fs::path()};
    EXPECT_FALSE(none.load("toy"));
    EXPECT_EQ(none.save(small_table()).error(), "there is no cache directory: HOME is not set");
    EXPECT_TRUE(none.list().empty());
    put(folder_ / "file", "");
    EXPECT_FALSE(none.check_directory());
    EXPECT_TRUE(store_.check_directory());
    EXPECT_FALSE(TableStore(folder_ / "file").check_directory());
    const TableStore inside_a_file(folder_ / "file" / "tables");
    EXPECT_FALSE(inside_a_file.save(small_table()));
    EXPECT_FALSE(inside_a_file.load("toy size=3"));
}

TEST_F(TableStoreTest, does_without_a_folder_that_it_may_write_to) {
    fs::permissions(folder_, fs::perms::owner_read | fs::perms::owner_exec |
                                 fs::perms::others_read | fs::perms::others_exec);
    const bool is_root = geteuid() == 0;  // who may write anywhere
    constexpr uid_t nobody = 65534;
    if (is_root) {
        ASSERT_EQ(seteuid(nobody), 0);
    }
    const Result<> below = store_.save(small_table());
    const Result<> here = TableStore(folder_).save(small_table());
    if (is_root) {
        ASSERT_EQ(seteuid(0), 0);
    }
    fs::permissions(folder_, fs::perms::owner_all);
    EXPECT_EQ(below.error(),
              "cannot make the folder " + store_.directory().string() + ": Permission denied");
    EXPECT_EQ(here.error(),
              "cannot write " + (folder_ / "toy_size=3.table").string() + ": Permission denied");
    EXPECT_EQ(files(), 0U);
}

TEST_F(TableStoreTest, full_disk_leaves_nothing_half_written) {
    const TableStore store(folder_);
    ASSERT_TRUE(store.save(small_table()));
    TableFile grown = big_table();
    grown.options = small_table().options;
    for (const rlim_t most : {0U, 1U, 100U, 60'000U}) {
        const FileSizeLimit limit(most);
        EXPECT_FALSE(store.save(grown));
        EXPECT_FALSE(store.save(big_table()));
    }
    expect_equal(*store.load("toy size=3"), small_table());
    EXPECT_EQ(files(), 1U);
    EXPECT_TRUE(store.save(grown));
    expect_equal(*store.load("toy size=3"), grown);
}

/// A build that was killed leaves its unfinished file; a later one takes it away, but not one that
/// another program may still be writing.
TEST_F(TableStoreTest, removes_what_a_killed_build_left) {
    const TableStore store(folder_);
    const fs::path old = folder_ / "toy_size=3.table.1.1.tmp", recent = folder_ / "x.table.2.1.tmp";
    put(old, "half");
    put(recent, "half");
    fs::last_write_time(old, fs::file_time_type::clock::now() - std::chrono::hours(2));
    ASSERT_TRUE(store.save(small_table()));
    EXPECT_FALSE(fs::exists(old));
    EXPECT_TRUE(fs::exists(recent));
    EXPECT_EQ(store.list().size(), 1U);
}

TEST_F(TableStoreTest, two_builders_do_not_disturb_each_other) {
    const TableFile table = big_table();
    ASSERT_TRUE(store_.save(table));
    std::atomic<int> failures{0};
    const auto build = [&] {
        for (int n = 0; n < 20; ++n) {
            if (!store_.save(table)) ++failures;
            if (!store_.load(table.options)) ++failures;
        }
    };
    {
        const std::jthread other(build);
        build();
    }
    EXPECT_EQ(failures, 0);
    EXPECT_EQ(std::distance(fs::directory_iterator(store_.directory()), fs::directory_iterator()),
              1);
}

TEST(TableStore, is_in_the_cache_directory) {
    const auto in = [](const char* cache, const char* home) {
        cache != nullptr ? setenv("XDG_CACHE_HOME", cache, 1) : unsetenv("XDG_CACHE_HOME");
        home != nullptr ? setenv("HOME", home, 1) : unsetenv("HOME");
        return TableStore::in_cache_directory().directory().string();
    };
    EXPECT_EQ(in("/c", "/h"), "/c/quinta/tables");
    EXPECT_EQ(in(nullptr, "/h"), "/h/.cache/quinta/tables");
    EXPECT_EQ(in("", "/h"), "/h/.cache/quinta/tables");
    EXPECT_EQ(in("relative", "/h"), "/h/.cache/quinta/tables");
    EXPECT_EQ(in(nullptr, ""), "");
    EXPECT_EQ(in(nullptr, nullptr), "");
}

}  // namespace
}  // namespace quinta::solver
