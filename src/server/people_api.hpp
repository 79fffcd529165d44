#pragma once

#include <memory>
#include <string>

#include "server/account_api.hpp"
#include "server/people_query.hpp"

namespace quinta::server {

/// What people see of each other: profiles, games, ratings, who leads, what is being played. All of
/// it is read by the worker, and everything may be read by everybody, but for one's own list of
/// blocked people.
class PeopleApi {
 public:
    explicit PeopleApi(OnlineService& service) : service_(service) {}

    using Done = AccountApi::Done;
    /// `done` is called in the service's thread, perhaps at once.
    void handle(const ApiRequest& request, const Done& done);

 private:
    struct Download;

    void look(const PeopleQuery& query, const Done& done);
    void watch(const Done& done);
    void download(const PeopleQuery& query, const Done& done);
    void download_next(const std::shared_ptr<Download>& download, store::Store& store);

    OnlineService& service_;
    RateLimits reads_{10, 60};      // of each address: ten a second, sixty at once
    RateLimits downloads_{0.1, 3};  // of many games at once: one in ten seconds, three at once
};

}  // namespace quinta::server
