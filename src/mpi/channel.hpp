#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace quinta::mpi {

/// Lines of text between the ranks. Whoever is dead or hangs holds nobody up: what is sent to it is
/// lost.
class Channel {
 public:
    Channel(int argc, char** argv);
    ~Channel();
    Channel(const Channel&) = delete;
    Channel& operator=(const Channel&) = delete;

    int rank() const { return rank_; }
    int size() const { return size_; }

    void send(int rank, std::string_view text);
    struct Message {
        int rank;
        std::string text;
    };
    /// The next one, if there is one; does not wait.
    std::optional<Message> receive();

    /// Ends the program on all ranks at once, also on those that do not answer.
    [[noreturn]] void end_all(int code);

 private:
    int rank_ = 0;
    int size_ = 1;
};

}  // namespace quinta::mpi
