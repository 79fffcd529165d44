#include "online/names.hpp"

#include <gtest/gtest.h>

namespace quinta::online {
namespace {

TEST(Names, MayHaveLettersDigitsAndTwoSigns) {
    for (const char* name : {"Ana", "joão_2", "Maria-da-Luz", "Zé3", "abcdefghijklmnopqrst"}) {
        EXPECT_TRUE(check_name(name)) << name;
    }
}

TEST(Names, AreRefusedWithAReason) {
    const auto why = [](std::string_view name) { return check_name(name).error(); };
    EXPECT_EQ(why("Al"), "a name has 3 to 20 characters, and 'Al' has 2");
    EXPECT_EQ(why(""), "a name has 3 to 20 characters, and '' has 0");
    EXPECT_EQ(why("abcdefghijklmnopqrstu"),
              "a name has 3 to 20 characters, and 'abcdefghijklmnopqrstu' has 21");
    EXPECT_EQ(why("a b c"), "a name has letters, digits, '-' and '_', not ' '");
    EXPECT_EQ(why("2fast"), "a name begins with a letter, unlike '2fast'");
    EXPECT_EQ(why("_me_"), "a name begins with a letter, unlike '_me_'");
    EXPECT_EQ(why("Adm1n"), "the name 'Adm1n' is reserved; please choose another");
    for (const char* name :
         {"x×y", "Анна", "a\xffz", "a\xc3", "ab\ncd", "ab\xe2\x80\x8bzz", "root", "QUINTA"}) {
        EXPECT_FALSE(check_name(name)) << name;
    }
}

TEST(Names, ThatLookAlikeHaveTheSameKey) {
    const auto alike = [](std::string_view one, std::string_view other) {
        return name_key(one) == name_key(other);
    };
    EXPECT_TRUE(alike("Lio", "l1O"));
    EXPECT_TRUE(alike("José", "jose"));
    EXPECT_TRUE(alike("Ana_Maria", "anamaria"));
    EXPECT_TRUE(alike("corner", "comer"));
    EXPECT_TRUE(alike("IIlI", "1l1l"));
    EXPECT_TRUE(alike("B0b", "8o8"));
    EXPECT_FALSE(alike("Ana", "Ann"));
    EXPECT_FALSE(alike("Ana", "Anna"));
}

}  // namespace
}  // namespace quinta::online
