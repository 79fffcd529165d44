#include <unordered_set>

#include "base/message.hpp"
#include "base/text.hpp"
#include "games/games.hpp"
#include "record/record.hpp"
#include "record/scanner.hpp"
#include "record/tags.hpp"

namespace quinta::record {
namespace {

/// Variations inside variations; deeper ones are no use to anyone and would exhaust the stack of
/// whoever walks the tree.
constexpr std::size_t deepest_variation = 100;

/// What is wrong, and where in the text.
struct Problem {
    std::size_t offset = 0;
    Message message;
};
using Check = std::optional<Problem>;

void append_comment(std::string& comment, std::string_view more) {
    if (!comment.empty() && !more.empty()) comment += ' ';
    comment += more;
}

/// Builds the records of a file, token by token.
class Reader {
 public:
    Reader(std::string_view text, std::string_view game) : scanner_(text), game_(game) {
        begin_record();
    }

    RecordFile read() {
        for (;;) {
            const Token token = scanner_.next();
            if (Check problem = take(token)) {
                keep_broken();
                file_.error = scanner_.error_at(problem->offset, problem->message);
                return std::move(file_);
            }
            if (token.kind == Token::Kind::end) return std::move(file_);
        }
    }

 private:
    using Kind = Token::Kind;

    /// A line that is being read. The pointer holds because the line around it does not grow
    /// before this one is closed.
    struct OpenLine {
        Variation* moves;
        std::size_t offset;  ///< of its parenthesis
    };

    Variation& line() { return *open_.back().moves; }
    bool in_variation() const { return open_.size() > 1; }

    Check take(const Token& token) {
        switch (token.kind) {
            case Kind::error:
                return Problem{token.offset, token.problem};
            case Kind::end:
                return end(token);
            case Kind::tag:
                return tag(token);
            case Kind::comment:
                return comment(token);
            default:
                break;
        }
        if (record_.tags.empty() && !game_.empty()) record_.set_tag("Game", game_);
        if (record_.tags.empty()) {
            return Problem{
                token.offset,
                message("a game begins with its tags, such as [Game \"{0}\"], not with {1}",
                        games::games().front().name, quoted(token.text))};
        }
        switch (token.kind) {
            case Kind::move:
                return move(token);
            case Kind::annotation:
                return annotation(token);
            case Kind::open:
                return open(token);
            case Kind::close:
                return close(token);
            default:
                return result(token);
        }
    }

    Check tag(const Token& token) {
        if (!record_.moves.empty()) {
            if (Check problem = end_without_result(token)) return problem;
        }
        if (!tag_names_.insert(token.text).second) {
            return Problem{token.offset, message("the tag {0} is given twice", quoted(token.text))};
        }
        if (token.text == "Result" && !is_result(token.value)) {
            return Problem{
                token.offset,
                message("the result {0} is none of 1-0, 0-1, 1/2-1/2 and *", quoted(token.value))};
        }
        record_.tags.emplace_back(token.text, token.value);
        return {};
    }

    Check comment(const Token& token) {
        if (!line().empty()) {
            append_comment(line().back().comment, token.value);
        } else {
            append_comment(in_variation() ? intro_ : record_.comment, token.value);
        }
        return {};
    }

    Check move(const Token& token) {
        line().push_back({.text = std::string(token.text)});
        if (line().size() == 1) line().back().intro = std::exchange(intro_, {});
        return {};
    }

    Check annotation(const Token& token) {
        if (line().empty()) {
            return Problem{token.offset, message("the annotation {0} stands before any move",
                                                 quoted(token.text))};
        }
        line().back().annotations.push_back(token.annotation);
        return {};
    }

    Check open(const Token& token) {
        if (line().empty()) return Problem{token.offset, "a variation stands before any move"};
        if (open_.size() > deepest_variation) {
            return Problem{token.offset,
                           message("variations are nested deeper than {0}", deepest_variation)};
        }
        std::vector<Variation>& variations = line().back().variations;
        open_.push_back({&variations.emplace_back(), token.offset});
        return {};
    }

    Check close(const Token& token) {
        if (!in_variation()) return Problem{token.offset, "this ')' closes no variation"};
        if (line().empty()) return Problem{open_.back().offset, "this variation has no move"};
        open_.pop_back();
        return {};
    }

    Check result(const Token& token) {
        if (in_variation()) {
            return Problem{token.offset,
                           message("the result {0} stands inside a variation", token.text)};
        }
        const std::string_view tag = record_.tag("Result");
        if (!tag.empty() && tag != token.text) {
            return Problem{
                token.offset,
                message("the moves end with {0}, but the Result tag says {1}", token.text, tag)};
        }
        if (tag.empty() && token.text != "*") record_.set_tag("Result", token.text);
        keep_record();
        return {};
    }

    /// A result may be left out where it would be "*". Any other is missed: the text may have
    /// been cut off.
    Check end_without_result(const Token& token) {
        if (in_variation()) {
            return Problem{open_.back().offset, "this variation is never closed with ')'"};
        }
        const std::string_view tag = record_.tag("Result");
        if (!tag.empty() && tag != "*") {
            return Problem{token.offset,
                           message("the moves end without the result {0} of the Result tag", tag)};
        }
        keep_record();
        return {};
    }

    Check end(const Token& token) {
        if (!record_.tags.empty()) return end_without_result(token);
        // A comment between two games belongs to the second; behind the last, to that one.
        if (file_.records.empty()) return {};
        Record& last = file_.records.back();
        append_comment(last.moves.empty() ? last.comment : last.moves.back().comment,
                       record_.comment);
        return {};
    }

    void begin_record() {
        record_ = {};
        tag_names_.clear();
        open_.assign(1, {&record_.moves, 0});
    }

    void keep_record() {
        sort_tags(record_.tags);
        file_.records.push_back(std::move(record_));
        begin_record();
    }

    void keep_broken() {
        if (in_variation() && line().empty()) {
            open_.pop_back();
            line().back().variations.pop_back();
        }
        keep_record();
    }

    Scanner scanner_;
    std::string_view game_;  ///< of moves without tags; or nothing
    RecordFile file_;
    Record record_;
    std::unordered_set<std::string_view> tag_names_;
    std::vector<OpenLine> open_;  ///< the main line, and the variations around this place
    std::string intro_;           ///< a comment that waits for the first move of its variation
};

}  // namespace

RecordFile read_records(std::string_view text, std::string_view game) {
    return Reader(text, game).read();
}

}  // namespace quinta::record
