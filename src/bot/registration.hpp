#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "store/store.hpp"

namespace quinta::bot {

enum class Renewal : std::uint8_t {
    refuse,  ///< a bot of this name must not be there
    renew,   ///< the tokens that it had are no longer worth anything
    add,     ///< it gets one more, as when its program starts once again
};

/// Makes an account that is marked as a bot; its new token, which nobody is told again.
Result<std::string> register_bot(store::Store& store, std::string_view name, Renewal renewal,
                                 online::Time now);

}  // namespace quinta::bot
