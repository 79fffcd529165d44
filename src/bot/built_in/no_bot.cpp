// For a program that was built without the page, and so without what connections take.

#include "bot/bot_program.hpp"

namespace quinta::bot {
namespace {

const Error no_bots{
    "this program was built without the page and all that takes connections; './quinta web' in "
    "the folder of the sources builds it in"};

}  // namespace

Result<int> run_bot(const BotOptions&, const BotOutput&) { return no_bots; }

Result<std::string> make_bot(const std::string&, std::string_view, bool) { return no_bots; }

struct HouseBots::Body {};
HouseBots::HouseBots() = default;
HouseBots::~HouseBots() = default;

Result<std::unique_ptr<HouseBots>> HouseBots::prepare(const std::string&,
                                                      const std::vector<std::string>&, BotOutput) {
    return no_bots;
}

void HouseBots::start(const std::string&) {}

}  // namespace quinta::bot
