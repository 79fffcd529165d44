// For a program that was built without the page, and so without what that takes.

#include "server/admin.hpp"
#include "server/server.hpp"

namespace quinta::server {

namespace {

const Error no_page{
    "this program was built without the page; './quinta web' in the folder of the sources builds "
    "it in"};

}  // namespace

Result<> serve_built_in(const ServeOptions&, const std::function<void(const Served&)>&) {
    return no_page;
}

Result<std::unique_ptr<Admin>> open_admin(const std::string&) { return no_page; }
Result<> back_up(const std::string&, const std::string&) { return no_page; }
Result<> restore(const std::string&, const std::string&) { return no_page; }

}  // namespace quinta::server
