#include "games/neutreeko/neutreeko.hpp"

namespace quinta::games {

// quinta puzzle neutreeko --make 50 --seed 1
std::string_view Neutreeko::puzzles() {
    return R"(
1 | neutreeko | 1ww2/5/2w2/4b/2b1b 2 | c3-a5
2 | neutreeko | 1w3/2b2/5/b1ww1/3b1 1 | d1-a1 c2-c3 c4-c5 c3-a3 a2-d5 d2-d4 a1-c3 b5-a5 c3-c4 a5-b5 d5-e4 a3-e3 c4-d5 d4-e5 c5-c1 e3-d2 e4-a4 e5-a1 d5-e4 b5-b1 a4-d1 d2-e3 e4-c2 e3-a3 c2-a2 a1-e5 a2-e2 a3-e3 e2-e1
3 | neutreeko | 1w1w1/2bb1/5/2w2/1b3 2 | b5-c5 d4-e4 c2-d3 e4-d4 d3-e4 d4-e5 e4-c2 b1-a2 c2-e2 a2-d2 e2-d3 d2-e2 d3-b1 c4-b5 c5-a3 b5-c5 d5-d1 c5-c1 b1-a2 e2-e4 d1-a4
4 | neutreeko | 1w1w1/4b/2w2/5/2bb1 2 | c3-c5
5 | neutreeko | w2w1/2b2/2w2/5/1b1b1 1 | d1-d4 d5-e4 b1-d3 a5-e5 c4-d5
6 | neutreeko | 1w3/1bb2/5/2ww1/3b1 1 | d1-e2 c2-d1 e2-d3 d2-e3 d3-e4 d1-a4 e4-d4
7 | neutreeko | 3b1/2b2/4w/1ww2/1b3 1 | b1-a2 b2-c1 a2-b3
8 | neutreeko | w1bwb/5/w4/5/1b3 1 | c5-c1 a3-b2 b1-e4 b2-d4 c1-e3
9 | neutreeko | 1w3/2b2/1b3/2w1w/3b1 1 | d1-d5
10 | neutreeko | 5/wbb2/3w1/2w2/3b1 1 | d1-d2 c2-c3 d2-a2 c3-a3 a2-b3 d3-b1 c4-b5
11 | neutreeko | bww2/b4/2w2/b4/5 2 | c3-a3 a4-d1 c5-b4 a2-b1 a3-c1 d1-a4 b4-a3 b1-b4 c1-e1 b4-c5 e1-a1 c5-c1 b5-b1 a4-b5 b1-a2
12 | neutreeko | 1w1w1/2b2/2w2/4b/1b3 1 | e2-d1 b5-c5 d1-d4 d5-e4 b1-d3 e4-d5 d3-e4
13 | neutreeko | 3w1/2b2/5/1ww2/1bb2 1 | c4-a2 b2-a1 a2-c4 d5-e4 c4-a4 e4-b4 a4-b3 b4-a4 b3-d5 c2-d1 b1-b5 a4-c2 c1-e3 d1-d4 d5-e4 c2-c5 b5-e2
14 | neutreeko | 1w1w1/5/5/2w2/bb1b1 1 | d1-c1
15 | neutreeko | 1w1ww/2b2/5/4b/3b1 1 | c4-c5 e5-e3 e2-c4 d5-e5 c5-d5 b5-b1 d5-e4 e5-a1 d1-c1 b1-a2 c4-b3 e3-c5 c1-a3 a2-b1 e4-c2 c5-e3 c2-c1 b1-b2 b3-d3 e3-d2 a3-c3 b2-a3 c1-b2 d2-c1 c3-b3 a1-b1 b3-a2 b1-c2 d3-b3 c2-b1 b3-b5 c1-c5 b5-e2 b1-e4 e2-c2
16 | neutreeko | 2ww1/5/5/bw3/b1b2 1 | a2-b1
17 | neutreeko | 1wbw1/2w2/5/5/2bb1 2 | d5-d2 d1-e2 b5-a4 c1-e1 d2-e3 c5-a3 a4-d1 a3-c5 c4-d3 c5-d4 d3-e4 e1-a5 e3-c1 d4-c5 e4-b1
18 | neutreeko | w4/2b2/w4/b1w2/3b1 1 | a2-b3 a5-a4 d1-d5
19 | neutreeko | 5/w1b2/1b3/2w2/2w1b 1 | e1-d1 c1-a3 d1-d5
20 | neutreeko | 1wbw1/5/2w2/4b/1b3 2 | b5-d3 c5-e3 c3-c1 e3-d2 d3-c2 d2-e3 d5-a2 e2-d2 c1-a3 e3-b3 c2-b2 b1-a1 b2-c2 d2-d1 c2-e4 b3-a4 a2-e2 d1-b3 a3-c5 b3-e3 e2-b5 e3-a3 e4-d5
21 | neutreeko | 1w1w1/5/4w/2b2/1b1b1 1 | c2-c1
22 | neutreeko | 3w1/w4/2b2/b1w2/3b1 2 | d5-b3
23 | neutreeko | 3w1/2b2/w3b/2w2/1b3 1 | e3-b3 c2-a2 c4-c1 d5-e4 c1-b2
24 | neutreeko | 1w3/2b2/5/2wwb/2b2 2 | c2-c3 e2-d1 b5-a5 c4-e4 a5-b4
25 | neutreeko | 1w1w1/2b2/5/b4/2wb1 1 | a2-b1 b5-b2 d1-d4 d5-e4 b1-d3 c1-e3 c4-d5
26 | neutreeko | 3w1/5/2bb1/bww2/5 2 | d5-b3 d3-b5 c2-b1
27 | neutreeko | 1w1ww/2b2/5/5/2b1b 1 | c4-c5 d5-d1 c1-c4 e5-e2 c5-a3 d1-a4 a3-e3 a4-d1 e1-a5 e2-d3 a5-a1 d1-d2 a1-e5 d3-e4 e5-c5 e4-d4 e3-a3 d2-c1 c5-b4 d4-c5 b4-a4 c1-b2 a3-b4
28 | neutreeko | 3w1/5/2b2/1ww2/1bb2 2 | d5-a2
29 | neutreeko | 1w1w1/3w1/5/b4/1bb2 1 | a2-a1
30 | neutreeko | 1w1w1/2b2/3b1/5/1bw2 2 | c1-a3 b1-b4 d5-c5 b4-a5 c5-b4 d3-b3 b4-c5 b3-b4 a3-e3 b4-a3 c5-b4 a3-d3 e3-c1 c4-c2 c1-e3 c2-a4 b4-a3 d3-c4 e3-b3 a5-e1 b5-b4 e1-c3 a3-a1 c3-b2 b4-a3 b2-a2 a3-c1 a2-b1 a1-a3 c4-b4 b3-b2
31 | neutreeko | 1w1w1/1bb2/5/2w2/b4 1 | c4-c3 b5-a4 a1-e1 d5-d1 e1-d2
32 | neutreeko | w3b/2b2/w1w2/5/1b3 1 | e5-d4 a3-b3 b1-e4
33 | neutreeko | ww3/5/5/2b2/1bwb1 2 | b5-a4 c2-c5 c1-a3
34 | neutreeko | 1w1w1/5/4b/2w2/1b1b1 1 | e3-c1
35 | neutreeko | 2bww/5/4b/1w3/1b3 1 | e3-d4 b2-c1 b1-b5 e5-e1 b5-e2 c1-e3 c5-a3 d5-a2 e2-b2 e1-a1 b2-c3 a2-e2 a3-c1 a1-b2 c1-d2 e3-d3 d2-e3 b2-d2 c3-c5
36 | neutreeko | 1ww2/3b1/1bb2/w4/5 1 | d4-a4 c5-a3 b3-b4 b5-a5 c3-b3 a5-e5 a4-b5
37 | neutreeko | 1w1w1/5/2b2/2w2/2bb1 2 | d5-d2 d1-e2 b5-d3 e2-d1 d3-e2
38 | neutreeko | 2ww1/2b2/2w2/5/1b1b1 1 | d1-d4 d5-e4 b1-d3 e4-d5 d3-e4
39 | neutreeko | 2bw1/w4/2w2/5/bb3 2 | d5-a2 c5-a3 c3-b2 b1-e4 a4-b5 a3-e3 a2-b1 e3-a3 b5-b3
40 | neutreeko | 1w1w1/2b2/5/b4/1w1b1 1 | a2-b3 b5-b4 d1-e2 b1-b2 c4-e4 b2-d2 b3-e3
41 | neutreeko | ww3/5/2b2/5/b1wb1 1 | a1-b2 a5-a1 d1-d5 b5-b3 c3-c5 a1-b1 b2-e5
42 | neutreeko | 2bw1/3b1/5/2w1w/1b3 2 | e2-d2 b1-b5 c2-c4 d4-d3 d2-a2 d3-a3 a2-b3
43 | neutreeko | 3w1/2b2/1w3/2w2/2bb1 2 | d5-e4 d1-e2 e4-d3 c1-e3 c2-c3
44 | neutreeko | 1w3/b3w/5/2w2/1b1b1 1 | d1-c1 e4-d5 a4-a1
45 | neutreeko | 3w1/w1b2/5/2w1b/1b3 1 | b1-b5 a4-b3 e2-d3
46 | neutreeko | 5/5/b4/4w/1wwbb 1 | e1-a5 b1-a2 d1-a4
47 | neutreeko | 2bw1/5/w4/5/1wb1b 1 | c1-d1 b1-c1 c5-e3 d5-a2 d1-e2
48 | neutreeko | 1ww2/5/5/2w1b/1b1b1 1 | b1-c1 c2-d2 e2-e1
49 | neutreeko | 1w3/2b2/4w/b4/2w1b 1 | e1-d1 e3-d2 a2-b3 c1-c3 b3-b4 b5-a4 d1-b3 d2-a2 c4-b5
50 | neutreeko | bwwb1/2b2/5/5/4w 1 | a5-d2 e1-a1 d2-a2 a1-e1 a2-b3
)";
}

}  // namespace quinta::games
