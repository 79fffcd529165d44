#include "mpi/channel.hpp"

#include <mpi.h>

#include <cstdlib>

namespace quinta::mpi {
namespace {

constexpr int tag = 0;

}  // namespace

Channel::Channel(int argc, char** argv) {
    int provided = 0;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &provided);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
    MPI_Comm_size(MPI_COMM_WORLD, &size_);
}

Channel::~Channel() { MPI_Finalize(); }

// Messages are short, so that they are on their way when this returns.
void Channel::send(int rank, std::string_view text) {
    MPI_Send(text.data(), static_cast<int>(text.size()), MPI_CHAR, rank, tag, MPI_COMM_WORLD);
}

std::optional<Channel::Message> Channel::receive() {
    int is_there = 0;
    MPI_Status status{};
    const int error = MPI_Iprobe(MPI_ANY_SOURCE, tag, MPI_COMM_WORLD, &is_there, &status);
    if (error != MPI_SUCCESS || is_there == 0) return std::nullopt;
    int length = 0;
    MPI_Get_count(&status, MPI_CHAR, &length);
    Message message{status.MPI_SOURCE, std::string(static_cast<std::size_t>(length), '\0')};
    if (MPI_Recv(message.text.data(), length, MPI_CHAR, message.rank, tag, MPI_COMM_WORLD,
                 &status) != MPI_SUCCESS) {
        return std::nullopt;
    }
    return message;
}

void Channel::end_all(int code) {
    MPI_Abort(MPI_COMM_WORLD, code);
    std::abort();
}

}  // namespace quinta::mpi
