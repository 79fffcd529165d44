// The figures of the games as `quinta stats` has written them (docs/figures); each file is fetched by who reads it.
import type { MoveValue, Statistics } from '../../core/types';

/** A value with the bounds between which it lies with a confidence of 95 %. */
export interface Estimate {
    value: number;
    low: number;
    high: number;
}

/** What a player's games against itself say. */
export interface SelfPlay {
    player: string;
    games: number;
    different: number;
    first_wins: number;
    second_wins: number;
    drawn: number;
    first_share: Estimate;
    draws: Estimate;
    plies: Estimate;
    lengths: [number, number][]; // plies, and how many games had so many
    branching: Estimate;
    swings: Estimate;
    turned: Estimate;
}

export interface Figures {
    game: string; // option text
    command: string;
    cells: number;
    first_moves: number;
    start: Pick<MoveValue, 'value' | 'plies'>;
    openings: MoveValue[];
    solution?: Statistics;
    self_play: SelfPlay[];
}

const files = Object.values(import.meta.glob<string>('../../../../docs/figures/*.json', { query: '?url', import: 'default', eager: true }));

const nameOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);
/** Files are named by their option text: NAME.json, NAME-size-4.json; a build may add signs of its own. */
export const isOf = (url: string, game: string): boolean => new RegExp(`^${game}(?=[-.])`).test(nameOf(url));

/** The figures of a game: of its usual board first, then of others. Nothing where there are none. */
export async function figuresOf(game: string): Promise<Figures[]> {
    const found = await Promise.all(files.filter((url) => isOf(url, game)).map(async (url) => (await (await fetch(url)).json()) as Figures));
    return found.filter((each) => each.game.split(' ')[0] === game).sort((a, b) => a.game.length - b.game.length || a.game.localeCompare(b.game, 'en', { numeric: true }));
}

/** First moves that are worth the same, the best first; those of which nothing is known come last. */
export function openingGroups(openings: MoveValue[]): { value: MoveValue['value']; moves: MoveValue[] }[] {
    const order = ['win', 'draw', 'loss', null] as const;
    const sorted = (moves: MoveValue[], value: MoveValue['value']) => moves.sort((a, b) => (value === 'loss' ? -1 : 1) * ((a.plies ?? 0) - (b.plies ?? 0)));
    return order.map((value) => ({ value, moves: sorted(openings.filter((each) => each.value === value), value) })).filter(({ moves }) => moves.length > 0);
}

/** A histogram of the lengths of games in at most so many bars, each with its first ply and its games. */
export function barsOfLengths(lengths: [number, number][], most: number, steps: number): { from: number; games: number }[] {
    const width = Math.max(1, Math.ceil((most + 1) / steps));
    const bars = Array.from({ length: Math.ceil((most + 1) / width) }, (_, i) => ({ from: i * width, games: 0 }));
    for (const [plies, games] of lengths) {
        const bar = bars[Math.min(bars.length - 1, Math.floor(plies / width))];
        if (bar) bar.games += games;
    }
    return bars;
}
