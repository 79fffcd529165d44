#include "net/shelf.hpp"

#include <map>
#include <string>
#include <utility>

#include "base/threads.hpp"

namespace quinta::net {
namespace {

struct Shelf {
    Mutex mutex;
    std::map<std::string, std::shared_ptr<const Net>, std::less<>> nets;
};

Shelf& shelf() {
    static Shelf all;
    return all;
}

}  // namespace

std::shared_ptr<const Net> net_for(const Format& format) {
    Shelf& all = shelf();
    const Lock lock(all.mutex);
    if (const auto found = all.nets.find(format.game); found != all.nets.end()) {
        return found->second;
    }
    const std::string_view bytes = built_in(format.game);
    std::shared_ptr<const Net> net;
    if (!bytes.empty()) {
        if (Result<Net> parsed = Net::parse(bytes, format)) {
            net = std::make_shared<const Net>(std::move(*parsed));
        }
        all.nets.emplace(format.game, net);
    }
    return net;
}

Result<> provide(const Format& format, std::string_view bytes) {
    Result<Net> parsed = Net::parse(bytes, format);
    if (!parsed) return parsed.failure();
    Shelf& all = shelf();
    const Lock lock(all.mutex);
    all.nets.insert_or_assign(std::string(format.game),
                              std::make_shared<const Net>(std::move(*parsed)));
    return {};
}

}  // namespace quinta::net
