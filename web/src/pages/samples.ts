// A few moves of each game for its picture.
import type { Line } from '../core/types';

const line = (game: string, moves: string): Line => ({ game, start: '', moves: moves.split(' ').filter(Boolean) });

export const samples: Record<string, Line> = {
    teeko: line('teeko', 'c4 e4 d4 c5 b4 a4 b3 c3 d4-d5'),
    neutreeko: line('neutreeko', 'b1-c1 d5-c5 d1-d5 b5-b1'),
    stlts: line('stlts', 'e3+w b3+w c10+w j5+w h5+w c8+w c5+b h8+w c10+w e5+b c10xc8 e5+w j8+b'),
    trike: line('trike', 'f3 c3 c1 d2 g5 f5 e4 e1'),
    taiji: line('taiji', 'g4,h4 d3,d4 e3,e2 c2,d2 c3,c4 e5,e4 g3,g2 f1,f2 f3,f4 f6,f5 e6,d6 c5,d5 b3,b2 c7,c6 g6,h6 d8,d7'),
};
