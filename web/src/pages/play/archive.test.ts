import { expect, test } from 'vitest';
import { fits, outcomeOf, recordOfMatch, scores } from './archive';
import { newMatch, type Match } from './match';

const game = (seats: [string, string], result?: Match['result'], name = 'one'): Match => ({
    ...newMatch({ game: name, start: '', seats }, 1),
    ...(result ? { over: true as const, result } : {}),
});

test('an outcome is that of the human, if there is one alone', () => {
    expect(outcomeOf(game(['human', 'level3'], '1-0'))).toBe('won');
    expect(outcomeOf(game(['level3', 'human'], '1-0'))).toBe('lost');
    expect(outcomeOf(game(['level3', 'human'], '1/2-1/2'))).toBe('drawn');
    expect(outcomeOf(game(['human', 'human'], '1-0'))).toBe('over');
    expect(outcomeOf(game(['human', 'level3']))).toBe('unfinished');
});

test('results are counted by game and opponent, levels in their order', () => {
    const all = [game(['human', 'level10'], '1-0'), game(['level10', 'human'], '1-0'), game(['human', 'level2'], '1/2-1/2'), game(['human', 'human'], '1-0'), game(['human', 'level2'], '1-0', 'two size=9')];
    expect(scores(all)).toEqual([
        { game: 'one', opponent: 'level2', won: 0, drawn: 1, lost: 0 },
        { game: 'one', opponent: 'level10', won: 1, drawn: 0, lost: 1 },
        { game: 'two', opponent: 'level2', won: 1, drawn: 0, lost: 0 },
    ]);
    expect(all.filter((match) => fits(match, { game: 'one', opponent: 'level10', outcome: 'lost' }))).toEqual([all[1]]);
});

test('a record says who gave up', () => {
    const { tags } = recordOfMatch({ ...game(['human', 'level3'], '0-1'), lost: { side: 1, how: 'resigned' }, begun: Date.UTC(2024, 1, 3) });
    expect(tags).toEqual([['Game', 'one'], ['First', 'human'], ['Second', 'level3'], ['Result', '0-1'], ['Date', '2024.02.03'], ['Termination', 'resignation']]);
});
