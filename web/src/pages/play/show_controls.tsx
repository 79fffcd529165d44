import { t } from '../../i18n/t';
import type { GameController } from './game_controller';

const slowest = 3000;

/** Pause and speed when two computers play. */
export function ShowControls({ controller }: { controller: GameController }) {
    const paused = controller.paused.value;
    return (
        <div class="show-controls">
            <button aria-pressed={paused} onClick={() => controller.pause(!paused)}>
                {paused ? t('Go on') : t('Pause')} <kbd>P</kbd>
            </button>
            <label class="field">
                {t('Speed')}
                <input
                    type="range"
                    min={0}
                    max={slowest}
                    step={100}
                    value={slowest - controller.delay.value}
                    aria-valuetext={t('{n} seconds between moves', { n: controller.delay.value / 1000 })}
                    onInput={(event) => (controller.delay.value = slowest - event.currentTarget.valueAsNumber)}
                />
            </label>
        </div>
    );
}
