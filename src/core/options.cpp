#include "core/options.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <optional>

#include "base/join.hpp"
#include "base/text.hpp"

namespace quinta {
namespace {

/// Nothing when `value` is allowed, else what is wrong with it.
std::optional<Error> check(std::string_view game, const OptionSpec& spec, std::string_view value) {
    const auto refuse = [&](std::string_view hint) {
        return Error{message("option '{0}' of {1} cannot be {2}; allowed: {3}{4}", spec.name, game,
                             quoted(value), spec.allowed(), hint)};
    };
    if (spec.is_number()) {
        const std::optional<int> number = to_int(value);
        const bool canonical = number && std::to_string(*number) == value;
        if (!canonical || *number < spec.least || *number > spec.most) return refuse("");
    } else if (std::ranges::find(spec.choices, value) == spec.choices.end()) {
        return refuse(did_you_mean(value, spec.choices));
    }
    return std::nullopt;
}

}  // namespace

std::string OptionSpec::allowed() const {
    return is_number() ? concat(least, " … ", most) : alternatives(choices);
}

Result<Options> Options::parse(std::string_view game, const std::vector<OptionSpec>& specs,
                               const std::vector<std::string_view>& assignments) {
    Options options;
    options.specs_ = &specs;
    std::vector<std::string_view> names;
    names.reserve(specs.size());
    for (const OptionSpec& spec : specs) names.push_back(spec.name);

    for (const std::string_view assignment : assignments) {
        const std::size_t equals = assignment.find('=');
        if (equals == std::string_view::npos) {
            return Error{message("{0} is not an option of {1}; write name=value with {2}",
                                 quoted(assignment), game, alternatives(names))};
        }
        const std::string_view name = assignment.substr(0, equals);
        const std::string_view value = assignment.substr(equals + 1);
        const auto spec = std::ranges::find(specs, name, &OptionSpec::name);
        if (spec == specs.end()) {
            const std::string hint = did_you_mean(name, names);
            return Error{message("unknown option {0} for {1}{2}", quoted(name), game,
                                 hint.empty() ? concat("; it has ", enumerated(names)) : hint)};
        }
        if (auto wrong = check(game, *spec, value)) return *wrong;
        if (!options.given_.emplace(name, value).second) {
            return Error{message("option '{0}' of {1} is given twice", name, game)};
        }
    }
    return options;
}

const OptionSpec& Options::spec(std::string_view name) const {
    const auto found = std::ranges::find(*specs_, name, &OptionSpec::name);
    assert(found != specs_->end());
    return *found;
}

std::string_view Options::text(std::string_view name) const {
    const auto found = given_.find(name);
    return found != given_.end() ? std::string_view(found->second) : spec(name).standard;
}

int Options::choice(std::string_view name) const {
    const std::vector<std::string_view>& choices = spec(name).choices;
    return static_cast<int>(std::ranges::find(choices, text(name)) - choices.begin());
}

int Options::number(std::string_view name) const { return to_int(text(name)).value_or(0); }

OptionText& OptionText::add(std::string_view name, std::string_view value,
                            std::string_view standard) {
    if (value != standard) text_ += concat(" ", name, "=", value);
    return *this;
}

OptionText& OptionText::add(std::string_view name, int value, int standard) {
    return add(name, std::to_string(value), std::to_string(standard));
}

}  // namespace quinta
