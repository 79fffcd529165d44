#include "app/clock.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace quinta::app {
namespace {

using std::chrono::seconds;

constexpr seconds few{20};

std::string in_seconds(Clock::Millis time) {
    const auto tenths = std::max<Clock::Millis::rep>(0, time.count()) / 100;
    return concat(tenths / 10, '.', tenths % 10);
}

/// Of "281.4", in milliseconds.
std::optional<Clock::Millis> time_of(std::string_view text) {
    const std::size_t point = text.find('.');
    if (point == std::string_view::npos || text.size() != point + 2) return std::nullopt;
    const std::optional<int> whole = to_int(text.substr(0, point));
    const std::optional<int> tenths = to_int(text.substr(point + 1));
    if (!whole || !tenths || *whole < 0) return std::nullopt;
    return seconds(*whole) + Clock::Millis(100 * *tenths);
}

}  // namespace

std::string ClockRule::text() const { return concat(initial.count(), '+', increment.count()); }

std::optional<ClockRule> ClockRule::parse(std::string_view text) {
    constexpr int most = 24 * 60 * 60;
    const std::size_t plus = std::min(text.find('+'), text.size());
    const std::optional<int> initial = to_int(text.substr(0, plus));
    const std::optional<int> increment = to_int(text.substr(std::min(plus + 1, text.size())));
    const auto is_right = [](const std::optional<int>& n) { return n && *n >= 0 && *n <= most; };
    if (!is_right(initial) || !is_right(increment) || *initial + *increment == 0) return {};
    return ClockRule{seconds(*initial), seconds(*increment)};
}

std::string ClockRule::words() const {
    const bool has_minutes = initial.count() % 60 == 0;
    return concat(has_minutes ? initial.count() / 60 : initial.count(), has_minutes ? " min" : " s",
                  " + ", increment.count(), " s");
}

const std::vector<ClockRule>& usual_clocks() {
    using std::chrono::minutes;
    static const std::vector<ClockRule> all = {
        {minutes(1), seconds(1)},  {minutes(3), seconds(2)},   {minutes(5), seconds(3)},
        {minutes(10), seconds(5)}, {minutes(15), seconds(10)}, {minutes(30), seconds(20)}};
    return all;
}

Clock::Clock(const ClockRule& rule) : rule_(rule) {}

std::optional<Clock> Clock::resumed(const ClockRule& rule, std::string_view left, int plies) {
    const std::size_t space = std::min(left.find(' '), left.size());
    const std::optional<Millis> first = time_of(left.substr(0, space));
    const std::optional<Millis> second = time_of(left.substr(std::min(space + 1, left.size())));
    if (!first || !second) return std::nullopt;
    Clock out(rule);
    out.plies_ = plies;
    const Millis start = out.shown(Side::first, {});
    out.spent_ = {start - *first, start - *second};
    return out;
}

void Clock::run(Side side, Time now) {
    stop(now);
    if (has_limit() && plies_ < 2) return;
    running_ = side;
    since_ = now;
}

void Clock::stop(Time now) {
    if (!running_) return;
    spent_[index(*running_)] += turn(*running_, now);
    running_.reset();
}

void Clock::earn(Side side, int ply) {
    if (ply <= plies_) return;
    plies_ = ply;
    if (has_limit() && ply > 2) spent_[index(side)] -= rule_->increment;
}

void Clock::switch_off(Time now) {
    stop(now);
    is_off_ = true;
    spent_ = {};
}

Clock::Millis Clock::turn(Side side, Time now) const {
    if (running_ != side || now <= since_) return Millis(0);
    return std::chrono::duration_cast<Millis>(now - since_);
}

Clock::Millis Clock::shown(Side side, Time now) const {
    const Millis spent = spent_[index(side)] + turn(side, now);
    if (!has_limit()) return spent;
    const Millis start = rule_->initial.count() > 0 ? rule_->initial : rule_->increment;
    return std::max(Millis(0), start - spent);
}

bool Clock::is_out(Time now) const {
    return has_limit() && running_ && shown(*running_, now).count() == 0;
}

std::string Clock::left_text(Time now) const {
    return concat(in_seconds(shown(Side::first, now)), ' ', in_seconds(shown(Side::second, now)));
}

std::string clock_text(std::chrono::milliseconds time, bool has_tenths) {
    const auto whole = time.count() / 1000;
    const auto rest = whole % 60;
    const std::string text = concat(whole / 60, ':', rest < 10 ? "0" : "", rest);
    const bool is_low = has_tenths && time < few;
    return is_low ? concat(text, '.', time.count() / 100 % 10) : text;
}

}  // namespace quinta::app
