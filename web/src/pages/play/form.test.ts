import { expect, test } from 'vitest';
import { formOf } from './form';
import { newMatch, type Match } from './match';

const played = (seats: [string, string], result: Match['result'], game = 'chess'): Match => ({
    ...newMatch({ game, start: '', seats }, 1),
    over: true,
    ...(result ? { result } : {}),
});

test('the last games against the same opponent in the same game, the newest last', () => {
    const now = newMatch({ game: 'chess variant=on', start: '', seats: ['human', 'level3'] }, 1);
    const newestFirst = [
        played(['human', 'level3'], '0-1'),
        played(['level3', 'human'], '0-1'),
        played(['human', 'level4'], '1-0'),
        played(['human', 'level3'], '1-0', 'go'),
        played(['human', 'level3'], '1/2-1/2'),
    ];
    expect(formOf(now, newestFirst)).toEqual(['drawn', 'won', 'lost']);
    expect(formOf(now, Array.from({ length: 40 }, () => played(['human', 'level3'], '1-0')))).toHaveLength(10);
});
