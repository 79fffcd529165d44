#include "games/net_file.hpp"

#include <utility>

#include "base/file.hpp"
#include "base/text.hpp"
#include "games/catalogue.hpp"

namespace quinta::games {
namespace {

constexpr std::uintmax_t most_bytes = std::uintmax_t{16} << 20;  // a hundred times what is needed

}  // namespace

Result<std::shared_ptr<const net::Net>> read_net(std::string_view game,
                                                 const std::filesystem::path& path) {
    const net::Format* format = catalogue_of(game).net_format;
    if (format == nullptr) return Error{message("{0} has no use for a net", game)};
    std::error_code error;
    const bool is_device =
        std::filesystem::exists(path, error) && !std::filesystem::is_regular_file(path, error);
    if (is_device || (std::filesystem::file_size(path, error) > most_bytes && !error)) {
        return Error{message("{0} is no net: a net is a file of at most {1} bytes", path.string(),
                             most_bytes)};
    }
    const Result<std::string> bytes = read_file(path);
    if (!bytes) return bytes.failure();
    Result<net::Net> net = net::Net::parse(*bytes, *format);
    if (!net) return Error{message("{0}: {1}", path.string(), net.failure().message)};
    return std::make_shared<const net::Net>(std::move(*net));
}

}  // namespace quinta::games
