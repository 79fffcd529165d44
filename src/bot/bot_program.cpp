#include "bot/bot_program.hpp"

#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <utility>

#include "bot/bot.hpp"
#include "bot/registration.hpp"
#include "bot/time_of_day.hpp"

namespace quinta::bot {
namespace {

namespace net = boost::asio;

/// Whoever started the program may have asked it to ignore some, as nohup does.
void catch_signals(net::signal_set& signals) {
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
        struct sigaction before{};
        const bool is_ignored =
            sigaction(number, nullptr, &before) == 0 && before.sa_handler == SIG_IGN;
        if (!is_ignored) signals.add(number);
    }
}

/// One bot in a thread of its own, which is the program's.
class BotRun {
 public:
    BotRun(const BotOptions& options, const client::ServerUrl& server, const BotOutput& output)
        : signals_(context_),
          pool_(std::make_unique<ThinkingPool>(options.threads, false)),
          bot_(context_, {.server = server, .token = options.token}, options.settings, *pool_,
               {.say = output.say,
                .complain = output.complain,
                .on_lost = output.complain,
                .on_done = [this](Result<> how) {
                    result_ = std::move(how);
                    signals_.cancel();
                }}) {}

    Result<int> play() {
        catch_signals(signals_);
        wait_for_signal();
        bot_.start();
        context_.run();
        bot_.leave();
        pool_.reset();  // it thinks for the bot
        if (!result_) return result_.failure();
        return signal_;
    }

 private:
    void wait_for_signal() {
        signals_.async_wait([this](boost::system::error_code error, int number) {
            if (error) return;
            if (std::exchange(signal_, number) != 0) {
                bot_.leave();
                return context_.stop();
            }
            wait_for_signal();
            bot_.finish();
        });
    }

    net::io_context context_{1};
    net::signal_set signals_;
    std::unique_ptr<ThinkingPool> pool_;
    Bot bot_;
    Result<> result_;
    int signal_ = 0;
};

}  // namespace

Result<int> run_bot(const BotOptions& options, const BotOutput& output) {
    const Result<client::ServerUrl> server = client::parse_url(options.server);
    if (!server) return server.failure();
    return BotRun(options, *server, output).play();
}

Result<std::string> make_bot(const std::string& store, std::string_view name, bool renews) {
    Result<store::Store> opened = store::Store::open(store);
    if (!opened) return opened.failure();
    return register_bot(*opened, name, renews ? Renewal::renew : Renewal::refuse, time_of_day());
}

}  // namespace quinta::bot
