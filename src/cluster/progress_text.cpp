#include "cluster/progress_text.hpp"

#include <cmath>

#include "base/text.hpp"

namespace quinta::cluster {
namespace {

std::string time_text(double seconds) {
    constexpr double minute = 60, hour = 3600, day = 24 * hour, most = 1000 * day;
    const auto whole = [](double number) { return static_cast<long>(std::ceil(number)); };
    if (seconds < 2 * minute) return concat(whole(seconds), " s");
    if (seconds < 2 * hour) return concat(whole(seconds / minute), " min");
    if (seconds < 2 * day) return concat(whole(seconds / hour), " h");
    return seconds < most ? concat(whole(seconds / day), " days") : "years";
}

std::string millions(std::uint64_t positions) {
    return concat((positions + 500'000) / 1'000'000, " M positions");
}

}  // namespace

std::string progress_text(const Books::Progress& now, const Books::Progress& first,
                          std::chrono::seconds elapsed, int workers) {
    std::string out = concat(now.facts, " jobs, ", millions(now.nodes), "; ",
                             static_cast<int>(now.share * 100), " % done");
    const double gained = now.share - first.share;
    if (gained > 0) {
        const double left = static_cast<double>(elapsed.count()) * (1 - now.share) / gained;
        out += concat(", about ", time_text(left), " left (rough)");
    }
    return concat(out, "; ", counted(workers, "worker"));
}

}  // namespace quinta::cluster
