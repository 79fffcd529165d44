// How players fare against themselves: bars of results, lengths of games, and all of it as a table.
import type { ComponentChildren } from 'preact';
import { numberText, percentText } from '../../i18n/numbers';
import { t } from '../../i18n/t';
import { barsOfLengths, type Estimate, type SelfPlay } from './figures';
import { playerWords, withBounds } from './words';

function Results({ played }: { played: SelfPlay }) {
    const { games, first_share: share } = played;
    const parts = [
        { kind: 'won', games: played.first_wins, name: t('first player wins') },
        { kind: 'drawn', games: played.drawn, name: t('a draw') },
        { kind: 'lost', games: played.second_wins, name: t('second player wins') },
    ];
    const words = parts.map((part) => `${part.name} ${percentText(part.games / games)}`).join(', ');
    const left = `${100 * Math.max(0, share.low)}%`;
    const width = `${100 * (Math.min(1, share.high) - Math.max(0, share.low))}%`;
    return (
        <div class="results" role="img" aria-label={`${playerWords(played.player)}: ${words}`}>
            <div class="parts">
                {parts.map((part) => (
                    <span key={part.kind} class={part.kind} style={{ width: `${(100 * part.games) / games}%` }} />
                ))}
            </div>
            <div class="bounds">
                <span class="range" style={{ left, width }} />
                <span class="mean" style={{ left: `${100 * share.value}%` }} />
            </div>
        </div>
    );
}

function Lengths({ played }: { played: SelfPlay }) {
    const least = played.lengths[0]?.[0] ?? 0;
    const most = played.lengths.at(-1)?.[0] ?? 0;
    const bars = barsOfLengths(played.lengths, most, 40);
    const highest = Math.max(...bars.map((bar) => bar.games));
    const label = t('{player}: games of {least} to {most} turns, {mean} on average', {
        player: playerWords(played.player),
        least,
        most,
        mean: numberText(played.plies.value),
    });
    return (
        <div>
            <svg class="lengths" viewBox={`0 0 ${bars.length} 10`} preserveAspectRatio="none" role="img" aria-label={label}>
                {bars.map((bar, i) => (
                    <rect key={bar.from} x={i + 0.08} width={0.84} y={10 - (10 * bar.games) / highest} height={(10 * bar.games) / highest} />
                ))}
            </svg>
            <p class="quiet small ends" aria-hidden="true">
                <span>0</span> <span>{t('{n} turns', { n: most })}</span>
            </p>
        </div>
    );
}

/** A value, and below it its bounds. */
function Bounded({ of, scale = 1, digits = 0 }: { of: Estimate; scale?: number; digits?: number }) {
    const [value, bounds] = withBounds(of, scale, digits);
    return (
        <>
            {value} <span class="quiet small">{bounds}</span>
        </>
    );
}

function Table({ all }: { all: SelfPlay[] }) {
    const rows: [string, (played: SelfPlay) => ComponentChildren][] = [
        [t('games, different ones'), ({ games, different }) => `${numberText(games)}, ${numberText(different)}`],
        [t('points of the first player, %'), ({ first_share: share }) => <Bounded of={share} scale={100} />],
        [t('draws, %'), ({ draws }) => <Bounded of={draws} scale={100} />],
        [t('turns in a game'), ({ plies }) => <Bounded of={plies} digits={1} />],
        [t('moves to choose from'), ({ branching }) => <Bounded of={branching} digits={1} />],
        [t('times the lead changes hands'), ({ swings }) => <Bounded of={swings} digits={1} />],
        [t('games in which it does, %'), ({ turned }) => <Bounded of={turned} scale={100} />],
    ];
    return (
        <div class="wide" tabIndex={0} role="region" aria-label={t('All figures')}>
            <table>
                <thead>
                    <tr>
                        <td />
                        {all.map((played) => (
                            <th key={played.player} scope="col">
                                {playerWords(played.player)}
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {rows.map(([name, value]) => (
                        <tr key={name}>
                            <th scope="row">{name}</th>
                            {all.map((played) => (
                                <td key={played.player}>{value(played)}</td>
                            ))}
                        </tr>
                    ))}
                </tbody>
            </table>
        </div>
    );
}

export function SelfPlayView({ all }: { all: SelfPlay[] }) {
    return (
        <section class="self-play">
            <h2>{t('Computers against themselves')}</h2>
            <p class="quiet small legend">
                <span class="key won" aria-hidden="true" /> {t('first player wins')} <span class="key drawn" aria-hidden="true" /> {t('a draw')} <span class="key lost" aria-hidden="true" />{' '}
                {t('second player wins')}
            </p>
            <ul class="players">
                {all.map((played) => (
                    <li key={played.player}>
                        <b>{playerWords(played.player)}</b>
                        <Results played={played} />
                        <Lengths played={played} />
                    </li>
                ))}
            </ul>
            <p class="quiet small">{t('Dots: the first player’s share of the points. On the right: how many games take how many turns.')}</p>
            <Table all={all} />
            <p class="quiet small">
                {t('In brackets the bounds between which the true value lies in 95 of 100 cases. A side leads when it has chances of three in four; in a solved game these are exact, so that each change of the lead is a mistake.')}
            </p>
        </section>
    );
}
