import type { Statistics } from '../../core/types';
import { numberText, percentText } from '../../i18n/numbers';
import { t } from '../../i18n/t';
import { saveText } from '../../ui/clipboard';
import { statisticsCsv } from '../analysis/values_file';
import { barsOf, ticksOf, type Area } from './histogram';

const area: Area = { width: 640, height: 240, left: 44, bottom: 34 };
const written = (n: number): string => numberText(n);

function Histogram({ counts }: { counts: number[] }) {
    const every = counts.length > 24 ? 5 : 2;
    const floor = area.height - area.bottom;
    return (
        <svg class="histogram" viewBox={`0 0 ${area.width} ${area.height}`} role="img" aria-label={t('Positions by turns to the end')}>
            <defs>
                <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                    <rect class="hatch-ground" width="5" height="5" />
                    <path class="hatch-line" d="M0,0V5" />
                </pattern>
            </defs>
            {ticksOf(counts, area).map(({ label, y }) => (
                <g key={label}>
                    <path class="grid-line" d={`M${area.left},${y}H${area.width}`} />
                    <text class="tick" x={area.left - 6} y={y} text-anchor="end" dominant-baseline="central">
                        {label}
                    </text>
                </g>
            ))}
            {barsOf(counts, area).map((bar) => (
                <g key={bar.plies}>
                    <rect class={bar.won ? 'bar won' : 'bar lost'} x={bar.x} y={bar.y} width={bar.width} height={bar.height}>
                        <title>{t('{count} positions end after {n} turns', { count: written(bar.count), n: bar.plies })}</title>
                    </rect>
                    {bar.plies % every === 0 && (
                        <text class="tick" x={bar.x + bar.width / 2} y={floor + 14} text-anchor="middle">
                            {bar.plies}
                        </text>
                    )}
                </g>
            ))}
            <text class="tick" x={(area.left + area.width) / 2} y={area.height - 4} text-anchor="middle">
                {t('turns to the end')}
            </text>
        </svg>
    );
}

function CountTable({ counts }: { counts: number[] }) {
    return (
        <details>
            <summary>{t('The same as a table')}</summary>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{t('turns to the end')}</th>
                        <th scope="col">{t('positions')}</th>
                    </tr>
                </thead>
                <tbody>
                    {counts.map((count, plies) => (
                        <tr key={plies}>
                            <th scope="row">{plies}</th>
                            <td>{written(count)}</td>
                        </tr>
                    ))}
                </tbody>
            </table>
        </details>
    );
}

export function StatisticsView({ statistics, name }: { statistics: Statistics; name: string }) {
    const { wins, losses, draws, plies_to_end: counts } = statistics;
    const all = wins + losses + draws;
    const share = (n: number) => percentText(n / Math.max(1, all), 1);
    const rows: [string, number][] = [
        [t('won for the side to move'), wins],
        [t('lost'), losses],
        [t('drawn'), draws],
    ];
    return (
        <section class="statistics" aria-label={t('All positions')}>
            <dl class="scores">
                {rows.map(([label, n]) => (
                    <div key={label}>
                        <dt>{label}</dt>
                        <dd>
                            {written(n)} <span class="quiet small">{share(n)}</span>
                        </dd>
                    </div>
                ))}
                <div>
                    <dt>{t('longest win')}</dt>
                    <dd>{t('{n} turns', { n: statistics.longest })}</dd>
                </div>
            </dl>
            <Histogram counts={counts} />
            <p class="quiet small legend">
                <span class="key won" aria-hidden="true" /> {t('won, after an odd number of turns')} <span class="key lost" aria-hidden="true" /> {t('lost, after an even number')}
            </p>
            <CountTable counts={counts} />
            <p class="row">
                <button class="slim" onClick={() => saveText(statisticsCsv(statistics), `${name}-positions.csv`)}>
                    {t('Save as {kind}', { kind: 'CSV' })}
                </button>
                <button class="slim" onClick={() => saveText(JSON.stringify(statistics, null, 2) + '\n', `${name}-positions.json`)}>
                    {t('Save as {kind}', { kind: 'JSON' })}
                </button>
            </p>
        </section>
    );
}
