import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/t';
import type { Match, Side } from './match';
import type { GameController } from './game_controller';

const now = signal(0);

export function clockText(milliseconds: number): string {
    const tenths = Math.max(0, Math.ceil(milliseconds / 100));
    const [minutes, seconds] = [Math.floor(tenths / 600), Math.floor(tenths / 10) % 60];
    const short = tenths < 200 ? '.' + (tenths % 10) : '';
    return `${minutes}:${String(seconds).padStart(2, '0')}${short}`;
}

/** Runs for the side to move, once both have moved; writes down what is left after every move. */
export function useClock(controller: GameController): [number, number] | undefined {
    const { clock } = controller.match.value;
    const snapshot = controller.snapshot.value;
    const plies = snapshot?.played.length ?? 0;
    const side = snapshot?.side ?? 1;
    const runs = !!clock && !!snapshot && plies >= 2 && !controller.ending && !controller.paused.value;
    const since = useRef(0);
    const left = clock ? ([...clock.left] as [number, number]) : undefined;
    useEffect(() => {
        if (!runs || !clock) return;
        since.current = now.value = performance.now();
        const timer = setInterval(() => {
            now.value = performance.now();
            const rest = (controller.match.peek().clock?.left[side - 1] ?? 0) - (now.value - since.current);
            if (rest <= 0) controller.lose(side, 'time');
        }, 100);
        return () => {
            clearInterval(timer);
            writeDown(controller, side, performance.now() - since.current);
        };
    }, [runs, plies, side]);
    if (runs && left && since.current) left[side - 1]! -= Math.max(0, now.value - since.current);
    return left;
}

function writeDown(controller: GameController, side: Side, spent: number): void {
    const match: Match = controller.match.peek();
    if (!match.clock || match.line.moves.length === 0) return; // a new game has a new clock
    const left = [...match.clock.left] as [number, number];
    left[side - 1] = Math.max(0, left[side - 1]! - spent) + 1000 * match.clock.seconds;
    controller.spend(left);
}

export function Clock({ left, runs }: { left: number; runs: boolean }) {
    return (
        <span class={`clock ${runs ? 'runs' : ''} ${left < 20_000 ? 'short' : ''}`} role="timer" aria-label={t('Time left')}>
            {clockText(left)}
        </span>
    );
}
