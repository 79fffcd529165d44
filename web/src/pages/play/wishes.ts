// What was chosen last time for a game, so that next time one click is enough.
import type { GameInfo } from '../../core/types';
import { human, type ClockRule } from './match';

export interface Wishes {
    mode: 'computer' | 'human' | 'show';
    player: string;
    rival: string;
    side: '1' | '2' | 'any';
    clock: string;
    game?: string; // with its options
}

const rule = (minutes: number, seconds: number) => ({ name: `${minutes} min + ${seconds} s`, rule: { minutes, seconds } });
export const clocks: { name: string; rule?: ClockRule }[] = [
    { name: '' },
    rule(1, 1),
    rule(3, 2),
    rule(5, 3),
    rule(10, 5),
    rule(30, 10),
];

export function usableWishes(stored: unknown, info: GameInfo): Wishes {
    const old = (typeof stored === 'object' && stored ? stored : {}) as Partial<Wishes>;
    const known = (name: string | undefined) => info.players.find((player) => player.name === name)?.name;
    const usual = known(info.usual_player) ?? info.players[0]?.name ?? 'random';
    return {
        mode: old.mode === human || old.mode === 'show' ? old.mode : 'computer',
        player: known(old.player) ?? usual,
        rival: known(old.rival) ?? usual,
        side: old.side === '2' || old.side === 'any' ? old.side : '1',
        clock: clocks.find((clock) => clock.name === old.clock)?.name ?? '',
        ...(typeof old.game === 'string' ? { game: old.game } : {}),
    };
}

export function seatsOf({ mode, player, rival, side }: Wishes): [string, string] {
    if (mode === human) return [human, human];
    if (mode === 'show') return [player, rival];
    const first = side === 'any' ? Math.random() < 0.5 : side === '1';
    return first ? [human, player] : [player, human];
}
