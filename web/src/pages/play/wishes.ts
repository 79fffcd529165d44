// What was chosen last time for a game, so that next time one click is enough.
import type { GameInfo } from '../../core/types';
import { human, type ClockRule } from './match';

export interface Wishes {
    mode: 'computer' | 'human' | 'show';
    player: string;
    rival: string;
    side: '1' | '2' | 'any';
    clock: string; // "3 min + 2 s", '' for none
    game?: string; // with its options
}

export const clockName = ({ minutes, seconds }: ClockRule): string => `${minutes} min + ${seconds} s`;
export const clocks = [[1, 1], [3, 2], [5, 3], [10, 5], [30, 10]].map(([minutes = 0, seconds = 0]) => clockName({ minutes, seconds }));
export const mostMinutes = 180;
export const mostSeconds = 180;

/** The rule of a clock's name; undefined for none, and for one that no game can have. */
export function clockRule(name: string): ClockRule | undefined {
    const [, minutes = NaN, seconds = NaN] = (/^(\d{1,3}) min \+ (\d{1,3}) s$/.exec(name) ?? []).map(Number);
    const isUsable = minutes <= mostMinutes && seconds <= mostSeconds && minutes + seconds > 0;
    return isUsable ? { minutes, seconds } : undefined;
}

export function usableWishes(stored: unknown, info: GameInfo): Wishes {
    const old = (typeof stored === 'object' && stored ? stored : {}) as Partial<Wishes>;
    const known = (name: string | undefined) => info.players.find((player) => player.name === name)?.name;
    const usual = known(info.usual_player) ?? info.players[0]?.name ?? 'random';
    return {
        mode: old.mode === human || old.mode === 'show' ? old.mode : 'computer',
        player: known(old.player) ?? usual,
        rival: known(old.rival) ?? usual,
        side: old.side === '2' || old.side === 'any' ? old.side : '1',
        clock: typeof old.clock === 'string' && clockRule(old.clock) ? old.clock : '',
        ...(typeof old.game === 'string' ? { game: old.game } : {}),
    };
}

export function seatsOf({ mode, player, rival, side }: Wishes): [string, string] {
    if (mode === human) return [human, human];
    if (mode === 'show') return [player, rival];
    const first = side === 'any' ? Math.random() < 0.5 : side === '1';
    return first ? [human, player] : [player, human];
}
