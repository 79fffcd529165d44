#include "cli/records.hpp"

#include "base/file.hpp"
#include "base/text.hpp"

namespace quinta::cli {

OpenedRecord open_record(const std::string& path, int number) {
    const Result<std::string> text = read_file(path);
    if (!text) return {{}, complain(text.error(), failure)};
    const record::RecordFile file = record::read_records(*text);
    if (file.error) complain(concat(path, ": ", file.error->text), illegal);
    const std::size_t count = file.records.size();
    if (count == 0) return {{}, complain(concat(path, " holds no game"), illegal)};
    if (static_cast<std::size_t>(number) > count) {
        return {
            {},
            complain(concat(path, " holds ", counted(count, "game"), ", there is no game ", number),
                     illegal)};
    }
    const bool is_broken = file.error && static_cast<std::size_t>(number) == count;
    return {file.records[static_cast<std::size_t>(number) - 1], ok, !is_broken};
}

}  // namespace quinta::cli
