// For a program that was built without the page, and so without what that takes.

#include "server/server.hpp"

namespace quinta::server {

Result<> serve_built_in(const ServeOptions&, const std::function<void(const Served&)>&) {
    return Error{
        "this program was built without the page; './quinta web' in the folder of the sources "
        "builds it in"};
}

}  // namespace quinta::server
