#include "games/taiji/taiji.hpp"

namespace quinta::games {

// Of quinta puzzle taiji --make 50 --seed 1 the first 19, of
// quinta puzzle taiji size=6 --make 30 --seed 1 the first 23.
std::string_view Taiji::puzzles() {
    return R"(
1 | taiji | 4ld3/6ld1/1ldlll1ld/ld1ddddl1/dlldldld1/ld1ld1dl1/1ldldldld/dlldldld1/ldldldld1 1 tiles=eeesssessneeneeweeeeweeeeeee | d8,d9 b8,c8 i2,i1 a8,a9 f8,e8 b9,c9 g9,h9 i5,i6 i8,i9
2 | taiji | 9/ld1dllddl/ld1dlld2/1lddldlld/ld1ll1ld1/1dldddddl/ld1dlllld/1dldl1ldl/ldldldldd 1 tiles=ewewewsewneessewsewnnnwweseeee | c8,c9 e9,d9 b9,a9 g9,h9 h7,i7
3 | taiji | 2l1ld3/1ddlld3/1l1d1ll1l/dl1dlddld/1ld2dld1/1lddldll1/dlldld1dd/dl1dl1l1l/ldldlddld 1 tiles=sesenssswwsewewwsweeswsnneee | a7,a8 e5,d5 c7,c6 h8,h9 a9,b9 a4,a5 i4,i5 g8,g9 i8,i9
4 | taiji | 3dl1d2/dl3llld/1ldldddl1/ldddl2ld/dll2ldld/ldddldlld/ldlld2ld/ld2ldld1/2dl2dl1 1 tiles=wwsneeewswennseewneeneeeeswn | d5,e5 c8,d8 a1,b1 a9,b9 e1,f1 c2,d2 f3,g3 f6,g6 h9,i9 i1,i2
5 | taiji | ldl1dldll/1lddllddd/1ddlldll1/1dldl1dll/dldlldldd/ldldldddl/ldldld1ld/ldldld1ld/ldldldld1 1 tiles=eswwsswewesnwwssswesneeweeeeeeeeeeee | a7,a8 g2,g3
6 | taiji | 2ld1dld1/ldld1d1l1/dl1ddl1dl/1llll1ld1/1ddl1lddl/dl1ddl1ll/1dlldl1dd/ld1d1dl2/ldldldld1 2 tiles=ewsennnwssnnesewwwsswsweweeee | g3,g4 h2,i2 a5,a6 a9,b9 g7,g8 e8,e9 i8,i9
7 | taiji | 2dd1dlld/1dll3dl/1l1ldl1ld/1ldl1dl2/1d1dd1d1d/ldlll1ldl/2d2ld1d/ldldldldl/ldldldld1 1 tiles=wennsnesnswsesnneneeeeeneeee | b3,a3 g8,f8 e3,d3 a7,a8 h6,i6 a9,b9 f4,f5 a5,a6 e8,e9
8 | taiji | dlld2dl1/ld1dl1dl1/1dl1ddld1/dlldllld1/dl1ld1dld/1ldlldldl/1ddl2dl1/ldldldld1/ldldldld1 2 tiles=wewewswnwennewewswesnsneneeeeee | f3,e3 i7,i8 f9,f8 i1,i2 a3,a4
9 | taiji | 1d1dl2ld/dl2ld1d1/ldlldd1l1/1ld1dlld1/1dldld1ld/1l1d1lld1/ld1lldld1/ldldldldd/ldldldldl 1 tiles=wenensennneenenneeneeeeeeeeeen | g8,g9 c4,c3 a4,a5 i7,i6 i4,i3 c8,d8
10 | taiji | 2ldldld1/2dl1ldld/lddldll2/ld1ldldd1/ld1dld1l1/1dll1ddl1/dl1d1llld/ldldlddld/ldldldld1 2 tiles=seeneeewwsessennwswwnseeeeeeeee | e4,e3 b8,a8 i7,h7 i4,i5 c6,c5 a9,b9
11 | taiji | 2dld1dl1/l1ldld1l1/ddl2lld1/2dlldddl/dl1ldlddl/1ldlddldl/ldl1l1dl1/d1dld4/1dl6 1 tiles=swsnnswnswewweewswwwssnwew | i3,i2 i8,i7 g1,f1 i1,h1 b8,b9 f2,f3 d7,e7 d1,e1 g2,h2 a6,b6
12 | taiji | dllld4/ldddld3/ldld1lldd/2dllddll/ldldldlld/dldldd1ld/ldddlldl1/ldlddllld/dl1lldddl 1 tiles=sssnnesnenewneswweseenwnwsnwsennew | b6,a6 g9,h9 g8,h8 i8,i9
13 | taiji | lddlddl1l/ldldlddld/1ldd1ldld/1dlldlldl/1lddlldld/ddl1ld1dl/l1ldldldl/1ldlddld1/1d1ldldl1 1 tiles=eewsenwwsnsnnwnneweswennswwwseeenw | a7,a6 a1,a2 i1,i2
14 | taiji | 1dl4ld/dl1ldldd1/ld1dldll1/1dlldl2d/1d1ddl2l/lll2ld2/d1ddllddl/ldldldld1/ldldldld1 2 tiles=weweeewwnwswwnsnseweweeeeeeee | h6,g6 d4,e4 c8,c7 h4,i4 h5,g5 e9,f9 i1,i2 a5,a6 i7,i8
15 | taiji | 3dddll1/1ldllldd1/2ld1lld1/1d1dldddl/1ld1ldlld/ldl1ddldl/2dllldld/1ddldlll1/1l2lddd1 2 tiles=wsenneesewwnensenwnwneewsssnn | d5,d4 a2,a3 c1,d1 a6,a7 a9,b9 i7,i8 i1,i2
16 | taiji | 1ldld4/1ldl1dddl/lddddlll1/dll1lldd1/ldlld1dld/dldldldll/1l1dld1ld/1d1d1ldld/ld1ldl1ld 2 tiles=eeeswennswnneesewwswwnseeeeenwe | i6,i7 g9,h9 c1,c2 a2,a3 a8,a9
17 | taiji | dl1ldldl1/2ddldld1/ldl1ld3/dlld1dlld/ddlld1ld1/l1ld1dldl/1l1dldldl/ldll2ddl/d1d1dlld1 1 tiles=wswsensneneweweenewwseswssnwwe | f2,e2 h7,i7 a8,b8 i8,i9
18 | taiji | dllddlddl/dldlllddl/dldldlddl/l1ldldlld/ddl2ld2/ldldd1dll/dl1llld1d/l1ld1ldl1/d1d1ld1d1 2 tiles=weewwwnewwswwsneneweeewswsnessese | i5,h5 d5,e5 b1,b2 i1,i2
19 | taiji | 1ld1ld3/ddl3ld1/ldlldllld/dll2ddd1/1lddll1l1/1ddl1dld1/dl1ld1dl1/ldlddlld1/ldldld1ld 2 tiles=eewenwessewsswsnwesesnesneene | i5,i6 d8,d9 i9,i8 e8,f8 a5,a4 i2,i3 d6,e6 g9,h9
20 | taiji size=6 | 1lldld/1dl1dd/d1d1ll/ldl1dl/1lddl1/ldldld 1 tiles=seesnnnwweweee | d5,d4 a5,a6
21 | taiji size=6 | ldldld/ldldld/dlddl1/ldl3/ldldld/ldldld 1 tiles=eeeeeeswnneeeeee | e3,f3
22 | taiji size=6 | ldldld/4ld/d2dl1/ldl3/ldld2/ldldld 1 tiles=eeeewnweeeee | b4,b5 f3,e3 c4,c5 e2,f2
23 | taiji size=6 | ld1l2/d1ddld/lll1ld/1d1dl1/1dlld1/ld2ld 1 tiles=esensnewweee | e6,f6 d1,c1 f3,f2 a2,a3
24 | taiji size=6 | ldldld/4ld/l5/d5/ldld2/ldldld 1 tiles=eeeeseeeee | c4,c5 e2,e3 b4,b5 d3,c3 e4,f4 f2,f3 d4,d5
25 | taiji size=6 | 2ldld/1dldl1/ldlld1/lddl2/3d2/ldldld 1 tiles=eewsesneseee | b2,a2 f3,e3 b6,a6 f2,e2 f4,f5
26 | taiji size=6 | ldldld/1dl1ld/2ldld/ldldld/ld1dl1/ldldld 2 tiles=eeeweeeeeeeweee | a4,b4
27 | taiji size=6 | 4ld/dl4/dl3d/lddldl/2l1l1/ldldd1 1 tiles=ewsnennsee | b6,a6 d5,c5 b2,a2 d4,e4 d6,c6 e5,f5 f1,f2
28 | taiji size=6 | dl1dld/ld1ll1/ld2d1/1dl1ld/dldldl/ldld2 2 tiles=sennsewsswnne | c6,c5 d4,d3 f4,f5 e1,f1
29 | taiji size=6 | 6/4dl/d5/l1ldld/1dldld/ld1l2 1 tiles=wneeween | e4,f4 c6,c5 d5,d6 f1,e1 b4,b3 a6,a5 b5,b6 c4,d4 e6,f6
30 | taiji size=6 | l1l1ld/dld3/1d2dl/dl2ld/6/ldldld 1 tiles=ssesswneee | d5,d6 b2,c2 e2,f2 c3,d3 e5,f5 c4,d4
31 | taiji size=6 | ldldld/3lld/l2d1l/d1l2d/lddld1/ldldld 2 tiles=eeesessseeeee | b5,c5 e4,e3 b4,b3
32 | taiji size=6 | ldldld/1dd1ld/lll2l/dld2d/ldld2/ldldld 1 tiles=eeeesnnseeeeee | e2,f2 e4,d4 e3,d3
33 | taiji size=6 | 2l2l/2d1dd/2d1ld/ldl1ll/1ld1dl/ld3d 1 tiles=ssnensnese | d5,d6 d2,d3 b4,a4 a5,b5 b6,a6 c1,d1
34 | taiji size=6 | ldldld/2ld1d/dl3l/6/ld4/ldldld 1 tiles=eeeewneeee | b3,a3 e3,d3 c3,c4 e4,d4 d2,c2 f2,e2 b5,a5
35 | taiji size=6 | 4l1/1dl1d1/4d1/dl2l1/lddlld/ld1dl1 2 tiles=swsnnweew | c3,c4 d3,d4 a4,b4 b6,a6 f3,f4 c6,d6 f6,f5
36 | taiji size=6 | ldldld/6/d5/l1ld2/ldld2/ldldld 1 tiles=eeeneeeeee | b3,b4 e4,d4 d5,c5 f3,f2 e2,e3 e5,f5 a5,b5
37 | taiji size=6 | ldldld/ldd1ld/2l1ld/ld1dld/ld1lld/ldldld 2 tiles=eeeeeneeeeneeee | a4,b4 c2,c3 d4,d5
38 | taiji size=6 | 2dlld/ldld2/1d1d2/1l1l1l/4ld/ldldd1 1 tiles=seennnssee | e3,e4 b2,c2 f4,f5 a3,a4 b6,a6 c3,c4
39 | taiji size=6 | 2ld2/dl2dl/ldld2/1lldl1/1dd1dl/ld1ld1 2 tiles=eswnesswwee | a2,a3 e4,f4 d5,c5 a6,b6 e6,f6
40 | taiji size=6 | l3ld/d1ld2/l3ld/d3dd/1dl1ll/ldld2 1 tiles=seesewnnee | c3,b3 b4,c4 d2,d3 b6,c6 e1,f1 e5,f5
41 | taiji size=6 | 2d1ld/ddlld1/llldld/1ld2l/ld1dld/ldlddl 1 tiles=enenneeeseweew | d3,e3 a6,b6
42 | taiji size=6 | ldldld/1dldld/1ld1ld/ldl1dl/ldldld/ldldld 1 tiles=eeeeeneenweeeeee | a4,a5 d3,d4
)";
}

}  // namespace quinta::games
