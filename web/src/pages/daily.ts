// One puzzle for everybody on a day, without a server: the day decides.
import { useEffect, useState } from 'preact/hooks';
import { ask, games } from '../app/api';
import type { GameInfo, Puzzle } from '../core/types';

/** Days since 1970 where the reader is. */
export const dayOf = (date: Date): number => Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / 86_400_000);

/** Numbers that look drawn by lot, always the same for the same day. */
const drawn = (day: number): number => Math.imul(day ^ (day >>> 7), 0x9e3779b1) >>> 8;

/** The games take turns; within a game the day draws. Only those that have puzzles are given. */
export function puzzleOfDay<T>(day: number, puzzles: T[][]): T | undefined {
    const some = puzzles.filter((list) => list.length > 0);
    const list = some[day % some.length];
    return list?.[drawn(day) % list.length];
}

const hardest = 3; // of five grades: a puzzle for everybody

export interface Daily {
    info: GameInfo;
    puzzle: Puzzle;
}

/** Today's puzzle, when the core is there. */
export function useDaily(): Daily | undefined {
    const [daily, setDaily] = useState<Daily>();
    const all = games.value;
    useEffect(() => {
        let here = true;
        const lists = all.map(async (info) => (await ask('puzzles', { game: info.name })).filter(({ grade }) => grade <= hardest).map((puzzle) => ({ info, puzzle })));
        Promise.all(lists).then(
            (found) => here && setDaily(puzzleOfDay(dayOf(new Date()), found)),
            () => undefined,
        );
        return () => {
            here = false;
        };
    }, [all]);
    return daily;
}
