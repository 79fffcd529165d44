#include "games/trike/trike.hpp"

namespace quinta::games {

// quinta puzzle trike --make 50 --seed 1
std::string_view Trike::puzzles() {
    return R"(
1 | trike | b/2/3/2W1/2b2/b2w1w/2w1wbb 1 owner=1 | f5 e4 e5 b2 d4 c3 c1 b1 c2 g2 g1
2 | trike | b/w1/1b1/1W2/w2b1/6/7 1 owner=1 | c1 d1 e2 g2 g1 f1 f2 f3 f6 f4 e3 d3 d4 b2 c3
3 | trike | 1/b1/1w1/wB2/1b3/3b2/b2ww2 1 owner=2 | c1
4 | trike | b/1w/1bb/w2b/1Bw2/2b1w1/1wbw1bw 2 owner=1 | f2 e1 f1 g1
5 | trike | 1/1w/3/4/5/1b2Bw/6b 1 owner=2 | e4 d4 e5
6 | trike | b/1w/1bb/1W2/5/w3bw/b1w2wb 1 owner=1 | d3 e4 e5 d4
7 | trike | b/w1/1w1/4/5/1B4/5b1 2 owner=1 | e1 c1 d2 e2 d1
8 | trike | b/2/1bW/2w1/5/2b2w/7 1 owner=1 | d4 e4 e5 f5 f4 c1 b1 b2
9 | trike | b/2/3/1wb1/Wb3/b3ww/7 1 owner=1 | d1 b1 c1 c2 b2 c3 e5 e4 d4
10 | trike | b/2/b2/1W2/w4/b4w/7 1 owner=1 | d1 f3 f2 g2 g1
11 | trike | b/2/3/4/wB3/b4w/7 2 owner=1 | d2 d1 b1 c1 c2 b2 d4 c3 d3 e3 f4 f2 f3 g4 g5 g7 g6 e4 e5 f5
12 | trike | b/2/2b/wW2/bbw2/wbw3/7 1 owner=1 | c1 b1 e4 c2 b2
13 | trike | b/1w/1w1/3W/w1bb1/wbb2b/bww4 2 owner=2 | e5 g5 g4 f4 f5 g6 g7
14 | trike | b/2/2b/2w1/3B1/5w/7 2 owner=1 | d4 e5 f5 f1 g1 g6 g7
15 | trike | b/2/1wb/w2b/b1w2/1b3w/3w1B1 2 owner=1 | g7
16 | trike | b/1w/3/4/5/1b2w1/5B1 2 owner=1 | g7 e5 f6
17 | trike | b/1w/b2/w2b/b1wbw/w3wb/2Bwb2 2 owner=1 | f3 f4
18 | trike | b/1b/1wb/1bww/2wBw/b4w/w1b1b2 2 owner=1 | g4 d1 e1 e2 g2 f2 f3 f4 f5 g6 g7
19 | trike | b/w1/b2/b3/5/W1wb2/w3wb1 1 owner=1 | e1 e4 f5 f6 g7
20 | trike | 1/W1/3/4/3b1/2bw2/7 2 owner=2 | a1 c3 b2 d2 e2 e3 d3 c2 c1 f1 g1 g3 g2 f2 e1 d1
21 | trike | b/2/b1w/ww2/wbbw1/b3b1/w1b2wB 2 owner=1 | f6 d4 e5
22 | trike | b/w1/1b1/2w1/5/B3b1/1w5 2 owner=1 | g1
23 | trike | b/wb/3/4/w4/1b3w/5B1 2 owner=1 | g7
24 | trike | b/2/3/4/1w1b1/wb4/B4w1 2 owner=1 | g2 g4 f4 g5 f5 f6 g7
25 | trike | b/w1/wb1/b1w1/5/wb3W/bw2b2 1 owner=1 | g7 g6 e4 d4 c3 b2
26 | trike | b/b1/2W/2wb/5/6/w4bw 1 owner=1 | c1 d2 c2 b2
27 | trike | b/wb/bw1/W2b/1b2w/1w3b/w4bw 1 owner=1 | e1 f1 g2 g4 e4 f5 g5 d2 f4 e3 d3 c3
28 | trike | b/2/3/b1w1/W2b1/b1wwbw/w1bb1w1 1 owner=1 | e3 c1 b1 c2 c3 b2
29 | trike | b/1b/b1w/1W2/4w/6/7 1 owner=1 | f2 e1 f1 g1 g6 b1 c2 f5 f6 g7
30 | trike | b/w1/3/2b1/B4/w1w2b/7 2 owner=1 | d1 c1 c2 b2 c3 d4 e5 e3 d2 e2 f2 g2 g1
31 | trike | 1/w1/1b1/b1B1/bw1w1/ww1bb1/b4w1 2 owner=1 | c3 a1 b2
32 | trike | b/2/3/2b1/1b1w1/1bW2w/2w4 1 owner=1 | g4 f4 g5 e5 d4 c3 b2 b1 c2 c1 e3 d2 d1 f1 e1
33 | trike | b/1w/w1b/w1b1/3w1/W2b2/b6 1 owner=1 | f3 e2 e1 f2 g2 g4 g3
34 | trike | b/w1/bw1/wbb1/bbW2/wwb3/1wbw3 1 owner=1 | e4 d4 f6 e5 f5 f4 g5 g6 g7
35 | trike | b/B1/3/b2w/w2w1/b2b1w/7 2 owner=1 | b2 c2 c1 d2 d3 c3
36 | trike | b/2/3/4/5/3b1w/4wB1 2 owner=1 | g7
37 | trike | b/2/3/4/5/B4w/7 2 owner=1 | g1 g6 g3 f2 g2
38 | trike | b/1b/b1w/1w2/1w2b/1bW2w/7 1 owner=1 | e3 e4 d4 d3 c2 b1
39 | trike | b/1B/bw1/1wb1/w4/6/7 2 owner=1 | c3 e5 d4 e4 e3 e2 d1
40 | trike | b/2/3/3B/5/w3bw/5wb 2 owner=1 | e5 e1 b1 c2 b2 c3 d3 d1 e2 e3 e4 f4 g5 g3 g4 f3 f2 g2 g1
41 | trike | b/w1/b1b/w1W1/4w/b2w2/4b2 1 owner=1 | d4 e4 e1 e3 g3 f3 g4
42 | trike | b/1w/2b/1b1w/2W2/3bbw/bw2w2 1 owner=1 | e5 e4 d3 c2 b1 c1 e1 e2 d1
43 | trike | b/2/bbb/wwwb/bwwbw/wbbwbw/2wB3 2 owner=1 | g5 g6 g7
44 | trike | b/w1/bw1/wb1w/wb1W1/bww1b1/bwbbwb1 1 owner=1 | e5 f6 g7
45 | trike | 1/1b/3/2W1/2wb1/4bw/1wb4 2 owner=2 | b1 a1
46 | trike | b/wb/wbw/b3/wb1wb/2w1bw/1wbbBw1 2 owner=1 | f4 e3 d2 d3 d4
47 | trike | b/b1/w2/b1wb/wWbww/b1wbbw/w1b4 1 owner=1 | f2 g2
48 | trike | b/2/3/b2b/1W3/wb3w/3w3 1 owner=1 | e1
49 | trike | b/2/3/w3/B4/w1b3/7 2 owner=1 | f2 g2 g1
50 | trike | 1/1b/1w1/1wb1/5/wbWb2/b5w 2 owner=2 | g3 g2
)";
}

}  // namespace quinta::games
