#include "base/base64.hpp"

#include <gtest/gtest.h>

namespace quinta {
namespace {

TEST(Base64, WritesWhatTheStandardShows) {  // RFC 4648, section 10
    EXPECT_EQ(base64(""), "");
    EXPECT_EQ(base64("f"), "Zg==");
    EXPECT_EQ(base64("fo"), "Zm8=");
    EXPECT_EQ(base64("foo"), "Zm9v");
    EXPECT_EQ(base64("foobar"), "Zm9vYmFy");
    EXPECT_EQ(base64("\xff\xfe\xfd"), "//79");
}

TEST(Base64, ReadsWhatItWrites) {
    for (const std::string_view bytes : {"", "f", "fo", "foo", "foob", "\xff\xfe\xfd\x01"}) {
        EXPECT_EQ(from_base64(base64(bytes)), bytes);
    }
    for (const std::string_view text : {"Zg", "Zg=", "Z===", "Zm9v!", "Zm 9"}) {
        EXPECT_EQ(from_base64(text), std::nullopt) << text;
    }
}

}  // namespace
}  // namespace quinta
