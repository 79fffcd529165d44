#include "terminal/style.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <string>

namespace quinta::terminal {
namespace {

// Whether standard output is a terminal is not in a test's hands: tests/program looks at that.

using Environment = std::map<std::string, std::string>;

Style style_in(const Environment& environment, Choice colours = Choice::automatic,
               bool is_ascii = false) {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG", "TERM", "COLORTERM", "NO_COLOR"}) {
        const auto found = environment.find(name);
        if (found == environment.end()) {
            unsetenv(name);
        } else {
            setenv(name, found->second.c_str(), 1);
        }
    }
    return detect_style(colours, is_ascii);
}

bool has_unicode(const Environment& environment) { return style_in(environment).has_unicode; }

TEST(Style, TheLocaleSaysWhetherThereIsUnicode) {
    EXPECT_FALSE(has_unicode({}));
    EXPECT_FALSE(has_unicode({{"LANG", "C"}}));
    EXPECT_FALSE(has_unicode({{"LANG", "de_DE.ISO-8859-1"}}));
    EXPECT_TRUE(has_unicode({{"LANG", "C.UTF-8"}}));
    EXPECT_TRUE(has_unicode({{"LANG", "de_DE.utf8"}}));
    EXPECT_TRUE(has_unicode({{"LC_CTYPE", "C.UTF-8"}}));
}

TEST(Style, OneVariableGoesBeforeAnother) {
    EXPECT_FALSE(has_unicode({{"LC_ALL", "C"}, {"LANG", "C.UTF-8"}}));
    EXPECT_FALSE(has_unicode({{"LC_CTYPE", "C"}, {"LANG", "C.UTF-8"}}));
    EXPECT_TRUE(has_unicode({{"LC_ALL", "C.UTF-8"}, {"LC_CTYPE", "C"}, {"LANG", "C"}}));
    EXPECT_TRUE(has_unicode({{"LC_ALL", ""}, {"LANG", "C.UTF-8"}}));
}

TEST(Style, ADumbTerminalAndTheFlagHaveNone) {
    EXPECT_FALSE(has_unicode({{"LANG", "C.UTF-8"}, {"TERM", "dumb"}}));
    EXPECT_FALSE(style_in({{"LANG", "C.UTF-8"}}, Choice::automatic, true).has_unicode);
}

TEST(Style, ForcedColoursFollowTheTerminal) {
    const auto colours = [](const Environment& environment) {
        return style_in(environment, Choice::always).colours;
    };
    EXPECT_EQ(colours({{"TERM", "xterm-256color"}}), Style::Colours::many);
    EXPECT_EQ(colours({{"TERM", "linux"}}), Style::Colours::eight);
    EXPECT_EQ(colours({{"TERM", "linux"}, {"COLORTERM", "truecolor"}}), Style::Colours::many);
    EXPECT_EQ(colours({{"NO_COLOR", "1"}}), Style::Colours::eight);
    EXPECT_EQ(style_in({{"TERM", "xterm-256color"}}, Choice::never).colours, Style::Colours::none);
}

TEST(OnScreen, LeavesUnicodeWhereThereIsSome) {
    EXPECT_EQ(on_screen("1 … 9 – é ●", {Style::Colours::none, true}), "1 … 9 – é ●");
}

TEST(OnScreen, FindsPlainForms) {
    EXPECT_EQ(on_screen("1 … 9 – Néstor Andrés, 5×5", {}), "1 ... 9 - Nestor Andres, 5x5");
    EXPECT_EQ(on_screen("plain\ttext\n", {}), "plain\ttext\n");
    EXPECT_EQ(on_screen("ß☃", {}), "??");
    EXPECT_EQ(on_screen("┌─┐●", {}), "+-+*");
}

TEST(OnScreen, SurvivesBytesThatAreNoText) {
    EXPECT_EQ(on_screen("a\xff\xfe", {}), "a??");
    EXPECT_EQ(on_screen("a\xe2\x80", {}), "a?");
    EXPECT_EQ(on_screen("\x80", {}), "?");
    EXPECT_EQ(on_screen("", {}), "");
}

}  // namespace
}  // namespace quinta::terminal
