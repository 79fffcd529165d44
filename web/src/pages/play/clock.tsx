import { t } from '../../i18n/t';
import type { GameController } from './game_controller';
import { lowTime } from './game_clock';
import type { Side } from './match';

export function clockText(milliseconds: number): string {
    const tenths = Math.max(0, Math.ceil(milliseconds / 100));
    const [minutes, seconds] = [Math.floor(tenths / 600), Math.floor(tenths / 10) % 60];
    const short = tenths < 200 ? '.' + (tenths % 10) : '';
    return `${minutes}:${String(seconds).padStart(2, '0')}${short}`;
}

/** Only this is drawn again while time runs. */
export function Clock({ controller, side, runs }: { controller: GameController; side: Side; runs: boolean }) {
    const left = controller.clock.left?.[side - 1];
    return left === undefined ? null : <ClockFace left={left} runs={runs} />;
}

export function ClockFace({ left, runs }: { left: number; runs: boolean }) {
    return (
        <span class={`clock ${runs ? 'runs' : ''} ${left < lowTime ? 'short' : ''}`} role="timer" aria-label={t('Time left')}>
            {clockText(left)}
        </span>
    );
}
