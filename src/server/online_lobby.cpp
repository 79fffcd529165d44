// The part of the service that brings people together.

#include <algorithm>

#include "server/online_service.hpp"
#include "server/secrets.hpp"
#include "server/server_message.hpp"

namespace quinta::server {
namespace {

using online::Answered;
using online::Id;
using online::Refusal;
using online::Transaction;
using Type = ClientMessage::Type;

constexpr std::size_t most_answers = 16;  // of each user are remembered
constexpr std::size_t most_users_remembered = 4096;
constexpr std::size_t most_taken_remembered = 1000;
constexpr double usual_rating = 1500;
const Refusal not_written{"not_written", "this could not be stored; please try again"};

}  // namespace

/// A message about challenges that comes again is answered as before.
bool OnlineService::was_answered(Source source, const ClientMessage& message) {
    const auto known = answers_.find(client(source)->person.id);
    if (known == answers_.end()) return false;
    for (const auto& [id, text] : known->second) {
        if (id != message.id) continue;
        answer(source, message.id, text);
        return true;
    }
    return false;
}

/// A copy of one that is being written is answered together with it, where the copy came from: the
/// connection of an earlier one may be gone.
bool OnlineService::is_under_way(Source source, const ClientMessage& message) {
    const auto known = under_way_.find({client(source)->person.id, message.id});
    if (known == under_way_.end()) return false;
    known->second = source;
    return true;
}

void OnlineService::remember_answer(const Id& user, const std::string& id,
                                    const std::string& text) {
    if (answers_.size() >= most_users_remembered) {
        std::erase_if(answers_,
                      [this](const auto& entry) { return !sources_of_.contains(entry.first); });
    }
    auto& answers = answers_[user];
    answers.emplace_back(id, text);
    if (answers.size() > most_answers) answers.pop_front();
}

void OnlineService::on_lobby_message(Source source, const ClientMessage& message) {
    Client& from = *client(source);
    if (was_answered(source, message) || looks_again(source, message) ||
        is_under_way(source, message)) {
        return;
    }
    switch (message.type) {
        case Type::lobby:
            from.is_in_lobby = message.yes;
            answer(source, message.id, done_message(message.id));
            note_bot(from.person, message.yes, message.tastes);
            if (message.yes) enter_lobby(source);
            return;
        case Type::look:
            return on_look(source, message);
        case Type::challenge:
            return on_challenge(source, message);
        case Type::accept:
            return commit_lobby(source, message.id,
                                lobby_.accept(message.target, from.person, circumstances()));
        case Type::withdraw:
            return commit_lobby(source, message.id, lobby_.withdraw(message.target, from.person));
        case Type::unpair:
            leave_pairing(from.person.id);
            if (!leads()) forward(leader_, source, {.type = Type::unpair});
            return answer(source, message.id, done_message(message.id));
        default:
            return on_pair(source, message);
    }
}

/// A challenge to a person waits until it is clear that there is one.
void OnlineService::on_challenge(Source source, const ClientMessage& message) {
    const Id whom = message.wish.to;
    const Id user = client(source)->person.id;
    const auto offer = [this, message](Source from) {
        commit_lobby(from, message.id,
                     lobby_.offer(client(from)->person, message.wish, circumstances()));
    };
    const bool is_for_one = message.wish.audience == online::Challenge::Audience::person;
    if (!is_for_one || sources_of_.contains(whom) || elsewhere_.contains(whom)) {
        return offer(source);
    }
    under_way_[{user, message.id}] = source;
    const auto go_on = [=, this](const Result<std::optional<store::User>>& found) {
        const Source from = under_way_.extract({user, message.id}).mapped();
        if (client(from) == nullptr) return;  // it will be asked again
        if (!found) return refuse(from, message.id, not_written);
        if (!*found) return refuse(from, message.id, {"gone", "there is no such person"});
        offer(from);
    };
    const bool is_taken = worker_->submit([this, whom, go_on](store::Store& store) {
        post([go_on, found = store.user(whom)] { go_on(found); });
    });
    if (!is_taken) go_on(Error{not_written.why});
}

void OnlineService::on_look(Source source, const ClientMessage& message) {
    const online::Challenge* found = lobby_.find(message.target);
    if (found != nullptr) {
        std::set<RatingBook::Key> wanted;
        if (found->by.kind == online::Person::Kind::account) {
            wanted.insert(RatingBook::key_of(found->by, found->settings));
        }
        return with_ratings(wanted, [this, source, id = message.id, challenge = *found] {
            answer(source, id, challenge_message(id, challenge, ratings_));
        });
    }
    for (const auto& [challenge, game] : taken_) {
        if (challenge == message.target)
            return answer(source, message.id, taken_message(message.id, game));
    }
    refuse(source, message.id, {"gone", "this challenge is no longer open"});
}

/// Whoever opens the link of a challenge too late finds the game, while the server runs.
void OnlineService::remember_taken(const Id& challenge, const Id& game) {
    taken_.emplace_front(challenge, game);
    if (taken_.size() > most_taken_remembered) taken_.pop_back();
}

void OnlineService::commit_lobby(Source source, const std::string& id,
                                 Answered<Transaction> answer) {
    if (answer.refusal) return refuse(source, id, *answer.refusal);
    const Transaction& transaction = *answer.value;
    const Client* from = client(source);
    const Id user = from == nullptr ? Id{} : from->person.id;
    if (from != nullptr) under_way_[{user, id}] = source;
    committer_->submit(transaction,
                       [this, user, source, id, transaction](const store::Committed& done) {
                           post([this, user, source, id, transaction, done] {
                               const auto last = under_way_.find({user, id});
                               const Source to = last == under_way_.end() ? source : last->second;
                               if (last != under_way_.end()) under_way_.erase(last);
                               on_lobby_committed(to, user, id, transaction, done);
                           });
                       });
}

void OnlineService::on_lobby_committed(Source source, const Id& user, const std::string& id,
                                       const Transaction& transaction,
                                       const store::Committed& done) {
    if (done.status != store::Committed::Status::written) {
        lobby_.failed(transaction);
        if (bus_) refresh_lobby();  // another server may have been quicker
        return refuse(source, id, not_written);
    }
    lobby_.committed(transaction);
    lobby_reading_.is_stale = true;
    Id made;
    if (transaction.new_challenge) made = transaction.new_challenge->id;
    if (transaction.new_game) made = transaction.new_game->id;
    const std::string text = done_message(id, std::nullopt, made);
    if (!user.empty()) {
        remember_answer(user, id, text);
        tell_nodes("",
                   {.kind = NodeMessage::Kind::answer, .users = {user}, .id = id, .text = text});
    }
    if (transaction.new_game) {
        remember_taken(transaction.removed_challenge, transaction.new_game->id);
        begin_game(*transaction.new_game);
    }
    NodeMessage changed{.kind = NodeMessage::Kind::lobby, .id = transaction.removed_challenge};
    if (transaction.new_game) changed.text = transaction.new_game->id;
    tell_nodes("", changed);
    answer(source, id, text);
    tell_lobby();
}

/// One server brings people together for all; the others remember who waits, in case it ends.
void OnlineService::on_pair(Source source, const ClientMessage& message) {
    const online::Person person = client(source)->person;
    if (!client(source)->is_remote) wishes_[person.id] = {source, message};
    if (!leads()) return forward(leader_, source, message);
    const std::uint64_t search = ++last_search_;
    searches_[person.id] = {source, search};
    const std::string game = online::game_name(message.wish.settings);
    const bool is_taken = worker_->submit([=, this](store::Store& store) {
        const Result<online::Standing> found = store.standing(person.id, game);
        const double rating = found ? found->rating.value : usual_rating;
        post([=, this] { join_pairing(source, message, search, rating); });
    });
    if (is_taken) return;
    forget_search(person.id);
    refuse(source, message.id, not_written);
}

/// Unless the person has thought better of it while the rating was being read.
void OnlineService::join_pairing(Source source, const ClientMessage& message, std::uint64_t search,
                                 double rating) {
    const Client* from = client(source);
    if (from == nullptr) return;
    const auto wanted = searches_.find(from->person.id);
    if (wanted != searches_.end() && wanted->second.number == search) {
        const auto why = pairing_.join(from->person, message.wish.settings, rating, now());
        if (why) {
            forget_search(from->person.id);
            return refuse(source, message.id, *why);
        }
    }
    answer(source, message.id, done_message(message.id));
    pair_waiting();
}

/// Whichever connection the search is of; what of it is still on its way to another server is not
/// said again.
void OnlineService::leave_pairing(const Id& user) {
    forget_search(user);
    if (leads()) return;
    std::erase_if(forwarded_, [&](const auto& entry) {
        const Client* from = client(entry.first.first);
        const bool is_it =
            entry.second.message.type == Type::pair && from != nullptr && from->person.id == user;
        if (is_it && !entry.second.is_own) {
            answer(entry.first.first, entry.first.second, done_message(entry.first.second));
        }
        return is_it;
    });
}

/// A search ends with the connection that began it.
void OnlineService::stop_search(Source source, const Id& user) {
    const auto search = searches_.find(user);
    if (search != searches_.end() && search->second.source == source) {
        pairing_.leave(user);
        searches_.erase(search);
    }
    const auto wish = wishes_.find(user);
    if (wish != wishes_.end() && wish->second.first == source) wishes_.erase(wish);
}

void OnlineService::forget_search(const Id& user) {
    pairing_.leave(user);
    searches_.erase(user);
    wishes_.erase(user);
}

void OnlineService::pair_waiting() {
    if (!leads()) return;
    while (const std::optional<online::GameStart> start = pairing_.pair(circumstances())) {
        committer_->submit(
            {.new_game = *start}, [this, life = life_, game = *start](const auto& done) {
                const bool is_written = done.status == store::Committed::Status::written;
                post([this, life, game, is_written] {
                    if (life != life_) return;
                    if (!is_written) return pairing_.failed(game.id);  // tried again by wake()
                    pairing_.committed(game.id);
                    begin_game(game);
                });
            });
    }
}

void OnlineService::note_bot(const online::Person& person, bool is_there, const BotTastes& tastes) {
    if (person.kind != online::Person::Kind::bot) return;
    const auto known = bots_.find(person.id);
    const bool is_known = known != bots_.end();
    const bool is_same = is_known && (known->second.tastes == tastes || tastes == BotTastes{});
    if (is_there ? is_same : !is_known) return;
    if (is_there) bots_.insert_or_assign(person.id, ListedBot{person, tastes});
    if (!is_there) bots_.erase(person.id);
    tell_lobby();
}

void OnlineService::on_block(Source source, const ClientMessage& message) {
    const Id user = client(source)->person.id;
    const Id whom = message.target;
    const bool is_taken = worker_->submit([=, this](store::Store& store) {
        const Result<std::optional<store::User>> known = store.user(whom);
        const bool is_known = known && *known && whom != user;
        const bool is_done = is_known && store.block(user, whom, message.yes).ok();
        post([=, this] {
            if (!is_known) return refuse(source, message.id, {"gone", "there is no such person"});
            if (!is_done) return refuse(source, message.id, not_written);
            if (message.yes) blocks_.insert({user, whom});
            if (!message.yes) blocks_.erase({user, whom});
            tell_nodes("", {.kind = NodeMessage::Kind::lobby});
            lobby_reading_.is_stale = true;
            answer(source, message.id, done_message(message.id));
            tell_lobby();
        });
    });
    if (!is_taken) refuse(source, message.id, not_written);
}

}  // namespace quinta::server
