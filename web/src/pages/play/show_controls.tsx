import { t } from '../../i18n/t';
import type { Table } from './table';

const slowest = 3000;

/** Pause and speed when two computers play. */
export function ShowControls({ table }: { table: Table }) {
    const paused = table.paused.value;
    return (
        <div class="show-controls">
            <button aria-pressed={paused} onClick={() => table.pause(!paused)}>
                {paused ? t('Go on') : t('Pause')} <kbd>P</kbd>
            </button>
            <label class="field">
                {t('Speed')}
                <input
                    type="range"
                    min={0}
                    max={slowest}
                    step={100}
                    value={slowest - table.delay.value}
                    aria-valuetext={t('{n} seconds between moves', { n: table.delay.value / 1000 })}
                    onInput={(event) => (table.delay.value = slowest - event.currentTarget.valueAsNumber)}
                />
            </label>
        </div>
    );
}
