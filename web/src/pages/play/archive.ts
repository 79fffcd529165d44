// What became of the games of this browser: outcomes, results by opponent, records.
import type { GameRecord, Result } from '../../core/types';
import { human, loneHuman, nameOf, type Match } from './match';

/** For the reader who played alone; two people or two computers are just over. */
export type Outcome = 'won' | 'drawn' | 'lost' | 'over' | 'unfinished';

export function outcomeOf(match: Match): Outcome {
    const { result, seats } = match;
    if (!match.over || !result || result === '*') return 'unfinished';
    if (loneHuman(match) === undefined) return 'over';
    if (result === '1/2-1/2') return 'drawn';
    return (result === '1-0') === (seats[0] === human) ? 'won' : 'lost';
}

/** Whom the reader played; '' where there is no such one. */
export function opponentOf({ seats }: Match): string {
    const others = seats.filter((seat) => seat !== human);
    return others.length === 1 ? (others[0] ?? '') : '';
}

export interface Filter {
    game: string; // '' is any
    opponent: string;
    outcome: Outcome | '';
}

export const fits = (match: Match, { game, opponent, outcome }: Filter): boolean =>
    (!game || nameOf(match) === game) && (!opponent || opponentOf(match) === opponent) && (!outcome || outcomeOf(match) === outcome);

export interface Score {
    game: string;
    opponent: string;
    won: number;
    drawn: number;
    lost: number;
}

/** One row for each opponent in each game, in the order of the first games. */
export function scores(matches: Match[]): Score[] {
    const rows = new Map<string, Score>();
    for (const match of matches) {
        const [outcome, game, opponent] = [outcomeOf(match), nameOf(match), opponentOf(match)];
        if (outcome === 'over' || outcome === 'unfinished') continue;
        const key = `${game} ${opponent}`;
        const row = rows.get(key) ?? { game, opponent, won: 0, drawn: 0, lost: 0 };
        rows.set(key, row);
        row[outcome]++;
    }
    return [...rows.values()].sort((a, b) => a.game.localeCompare(b.game) || a.opponent.localeCompare(b.opponent, 'en', { numeric: true }));
}

const day = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10).replaceAll('-', '.');

/** As every program of ours reads it. */
export function recordOfMatch(match: Match): GameRecord {
    const { line, seats, lost, begun } = match;
    const result: Result = match.result ?? '*';
    const tags: [string, string][] = [
        ['Game', line.game],
        ['First', seats[0]],
        ['Second', seats[1]],
        ['Result', result],
        ...(line.start ? [['Position', line.start] as [string, string]] : []),
        ...(begun > 0 ? [['Date', day(begun)] as [string, string]] : []),
        ...(lost ? [['Termination', lost.how === 'resigned' ? 'resignation' : 'time forfeit'] as [string, string]] : []),
    ];
    return { tags, moves: line.moves.map((move) => ({ move })) };
}
