// A fuzzer without a search, for compilers without libFuzzer: NAME FILES AND FOLDERS...
// Hands over each file as it is, and then broken in a few ways, the same in every run.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "base/random.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

constexpr int changes_of_each = 20;

void hand_over(const std::string& text) {
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
}

/// Changes a byte, takes a piece out, or doubles one.
std::string broken(std::string text, quinta::Random& random) {
    const auto any = [&](std::size_t end) {
        return static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(end)));
    };
    const std::size_t place = any(text.size()), length = any(8) + 1;
    switch (random.below(3)) {
        case 0:
            text[place] = static_cast<char>(any(256));
            break;
        case 1:
            text.erase(place, length);
            break;
        default:
            text.insert(place, text.substr(any(text.size()), length));
    }
    return text;
}

std::string content(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<std::filesystem::path> files_of(const std::vector<std::string>& arguments) {
    namespace fs = std::filesystem;
    std::vector<fs::path> files;
    for (const fs::path place : arguments) {
        if (fs::is_regular_file(place)) files.push_back(place);
        if (!fs::is_directory(place)) continue;
        for (const auto& entry : fs::directory_iterator(place)) files.push_back(entry.path());
    }
    std::ranges::sort(files);
    return files;
}

}  // namespace

int main(int count, char** arguments) {
    const auto files = files_of({arguments + 1, arguments + count});
    quinta::Random random(1);
    for (const auto& file : files) {
        const std::string text = content(file);
        hand_over(text);
        for (int n = 0; n < changes_of_each && !text.empty(); ++n) hand_over(broken(text, random));
    }
    std::printf("%zu files, each in %d ways\n", files.size(), changes_of_each + 1);
    return files.empty() ? 1 : 0;
}
