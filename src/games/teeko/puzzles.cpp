#include "games/teeko/teeko.hpp"

namespace quinta::games {

// quinta puzzle teeko --make 50 --seed 1
std::string_view Teeko::puzzles() {
    return R"(
1 | teeko | 5/2rr1/2b2/2b2/5 1 | b3 b2 d2 d3 b3-b4 d3-e2 c2-b3 d4-d3 b3-a4 c4-b5 a4-a5
2 | teeko | r4/rbb2/r1b2/5/5 1 | b3
3 | teeko | 1r3/3b1/3r1/1b3/1b3 2 | c4 e2 c5 b2-b3 c4-d5 e2-e3 d3-e4 d4-e5 e4-d4 b3-c4 c5-b4 e3-d3 d4-c5 b1-b2 b4-a5
4 | teeko | 5/br3/1rbb1/5/5 2 | b2 b1 b5
5 | teeko | 3r1/b4/1brrb/3b1/5 2 | d4 b3-c4 d3-c2 d2-c1 c2-b2 e3-e4 d5-e5
6 | teeko | 5/brb2/b1brr/4r/5 1 | a4-b3 e3-d2 c4-d4 b4-c4 a3-a2 d3-e3 d4-d3 c4-d4 a2-a3
7 | teeko | 2rb1/2rb1/1rbbr/5/5 1 | c3-d2
8 | teeko | 3r1/2br1/1b3/1rr2/1bb2 2 | c2-c3 b1-a1 d5-e5
9 | teeko | 1b3/1b3/bbrr1/1r1r1/5 2 | b2-c2
10 | teeko | 5/1rr2/1bb2/5/5 1 | d3 c2 a3
11 | teeko | 5/2rb1/2rb1/5/5 1 | d2 c1 d1
12 | teeko | 5/2r2/bbbr1/5/5 2 | b5 e2 d4 e2-e3 b5-b4 e3-e4 d4-e3 a3-a4 b4-b5 c3-d2 e3-e2
13 | teeko | 5/5/1rbr1/2b2/5 1 | c4 c1 c5
14 | teeko | 2r2/1bb1r/r1r2/2b2/2b2 1 | c4-b3 a3-b2 c1-d1 e4-e5 b4-a4
15 | teeko | 2r2/1rb2/brbr1/2b2/5 1 | a3-b2 d3-d2 b2-c1
16 | teeko | 3b1/3b1/2rbb/2rrr/5 1 | d5-e4
17 | teeko | r4/1b3/1rb2/5/5 1 | d2 e1 c2 c4 c3-d3 b3-c3 b4-b3 e1-d1 b3-b2 d1-e2 c2-b3 a5-b5 b3-a2 c3-c2 d2-c3 b5-a4 d3-d4 c2-b1 a2-a1
18 | teeko | 1r3/1rrr1/2bb1/2b2/2b2 1 | c1-d2
19 | teeko | 5/1b3/rrb2/1r3/bb3 2 | a2
20 | teeko | 2b2/2r2/1rbbb/r4/5 2 | d5
21 | teeko | 3r1/2br1/bbrrb/5/5 2 | c3-d2
22 | teeko | 2r2/5/2b2/5/5 1 | c4 c2 b4 b3 d2 b5 c4-d3 c2-d1 b4-c4 c5-d4 d3-c2 d4-d3 d2-c1
23 | teeko | 5/3r1/1r1b1/bbrr1/2b2 2 | d2-c3 a2-a3 b3-c4 a3-b4 d4-c5
24 | teeko | 5/1bb2/1br2/1r3/5 2 | d4 b1 a1
25 | teeko | 2b2/2br1/2bb1/2rr1/r4 1 | c4-b3 d4-c4 c5-b4 a1-a2 b4-a3
26 | teeko | 3rb/3r1/1bbb1/2r2/3r1 1 | e5-e4 d4-e3 d3-d4 d5-c4 b3-b2 d1-c1 e4-e5
27 | teeko | 5/2r2/bbbr1/2b1r/5 2 | b5
28 | teeko | r4/5/1br2/1b3/5 1 | b4 b1 b5
29 | teeko | 5/brb2/2r2/2b2/5 2 | d2 e1 a5
30 | teeko | 5/5/bbbrr/1r1rb/5 2 | d2-c2 a3-a2 b2-b1 c3-d4 e3-e4
31 | teeko | 3b1/2b2/1rr2/bbr2/1r3 2 | b1-c1 d5-d4 c1-d2 d4-d3 c3-b4 a2-a3 b4-a4 b2-c1 d2-d1
32 | teeko | 5/1rr1b/1rb1r/2b1b/5 2 | e3-d4 e2-d2 b3-a4
33 | teeko | 1b3/4r/2rr1/bb1r1/1b3 1 | a2-b3 c3-b4 b5-a4 d2-c3 a4-a3 c3-c4 b1-a2
34 | teeko | 1b2r/2br1/2b2/5/5 2 | e4 d5 e2 c3-d2 d4-e3
35 | teeko | br3/1r3/1rb2/b2b1/2r2 2 | c1-b2
36 | teeko | 4b/1rbbr/1r1rb/5/5 2 | b4-c3 e5-d5 b3-b2 d4-c5 d3-d4 d5-e5 e4-d3 e3-e4 d4-e3 c4-b3 b2-c2 e4-d5 e3-d2
37 | teeko | 1bb2/1br2/rbr2/1r3/5 2 | b2-c2 b5-a4 a3-b2 a4-a3 b2-c1
38 | teeko | 5/2bb1/2r2/1rb2/2rrb 2 | b2-b1 c2-b2 c3-d2 b2-c2 c1-b2 c4-b3 d2-c1 b3-a2 b2-a1
39 | teeko | 5/2b2/2br1/b1r2/5 2 | e4 b1 e2 c3-d2 d3-e3 b1-c1 c2-d1 d2-e1 d1-d2 c4-d3 e3-d4 c1-c2 d2-e3 e1-d2 d4-e5
40 | teeko | 5/3r1/2r2/bb3/5 1 | a3 b3 a4 a1 a3-b4 b3-a3 a2-b3 d4-c4 a4-b5
41 | teeko | 5/2b2/2r2/2rb1/3b1 2 | b2 b3 d4 b3-a2 c2-d3 d2-e3 d3-e4 d1-c1 e4-e5
42 | teeko | 5/r1bb1/3b1/r1r2/2br1 1 | c4-b3 d1-d2 d4-c3 a2-b2 c1-b1 a4-a3 b1-a2 d2-c1 d3-c4 b2-b1 a2-b2 a3-b4 c3-d4 b1-a2 b3-c3 a2-b3 c4-d5 c1-d1 d5-e5
43 | teeko | 2b2/2b2/2b2/r1r2/5 2 | b2 d2 a1 d2-c1 c2-b1
44 | teeko | 5/b1rr1/1bbr1/1rb2/5 1 | c2-d2 b2-c2 b3-b4 c4-b5 a4-a5
45 | teeko | 5/1b1r1/1rb2/3bb/r3r 1 | e2-d3 d4-c4 b4-c5 e1-e2 c5-d5 c4-d4 d5-c4 b3-c2 c4-b3 e2-e3 d3-e2 d4-c4 b3-b4 c2-d1 e2-e1
46 | teeko | 3b1/4b/2r2/5/5 2 | d4 b2 d3 c4 d1 b2-c2 c3-d2
47 | teeko | 3r1/3b1/5/5/5 1 | c4 b4 c3 d3 c2 c5 d4-e3 c5-d4 e3-d2 d5-e4 d2-c1
48 | teeko | 5/5/1bbr1/br1r1/1r1b1 2 | b2-c2 d1-e1 d2-e3 c3-d4 e3-e4
49 | teeko | 5/brbrr/1bbr1/5/5 1 | a4-a3 d4-e3 a3-b2 b4-c5 c4-d4 c5-d5 b2-a1 d3-e2 b3-b2
50 | teeko | 2rb1/r2b1/r2rb/5/1b3 2 | d3-c4 d4-c3 a3-b4 e3-d4 a4-b5
)";
}

}  // namespace quinta::games
