// Somebody's ratings: one for each game, and how it came to be.
import { useState } from 'preact/hooks';
import { games } from '../../app/api';
import { counted, dateText } from '../../i18n/numbers';
import { t } from '../../i18n/t';
import type { Profile, RatingPoint } from '../../online/people';
import { GameIcon } from '../../ui/game_icon';
import { Segments } from '../../ui/segments';
import { curveOf, gainThisMonth, lately, size, sparkOf, sparkSize, type Range } from './rating_graph';
import { changeText, ratingText, titleOf } from './words';

/** How a rating has been going; the graph below says it in words. */
function Spark({ points }: { points: RatingPoint[] }) {
    const path = sparkOf(points);
    if (!path) return null;
    return (
        <svg class="spark" viewBox={`0 0 ${sparkSize.width} ${sparkSize.height}`} preserveAspectRatio="none" aria-hidden="true">
            <path class="curve" d={path} />
        </svg>
    );
}

interface RatingsProps {
    profile: Profile;
    points: RatingPoint[];
    chosen: string;
    onChoose: (game: string) => void;
}

export function Ratings({ profile, points, chosen, onChoose }: RatingsProps) {
    return (
        <fieldset class="ratings">
            <legend class="unseen">{t('Rating of')}</legend>
            {games.value.map(({ name, title }) => {
                const standing = profile.ratings.find(({ game }) => game === name);
                const own = points.filter(({ game }) => game === name);
                const gain = gainThisMonth(own, Date.now());
                return (
                    <label key={name} class="card rating">
                        <input type="radio" class="unseen" name="rating" checked={name === chosen} onChange={() => onChoose(name)} />
                        <span class="row small">
                            <GameIcon game={name} /> {title}
                        </span>
                        <b>{standing ? ratingText(standing) : '–'}</b>
                        <span class="quiet small">
                            {!standing ? t('not rated yet') : standing.provisional ? t('provisional, ± {n}', { n: Math.round(2 * standing.deviation) }) : counted(standing.games, '1 rated game', '{n} rated games')}
                            {gain !== undefined && <span class="nowrap"> · {t('{change} this month', { change: changeText({ before: 0, after: gain }) })}</span>}
                        </span>
                        <Spark points={own} />
                    </label>
                );
            })}
        </fieldset>
    );
}

export function Graph({ game, points: all }: { game: string; points: RatingPoint[] }) {
    const [range, setRange] = useState<Range>('all');
    const points = lately(all, range, Date.now());
    const played = points.filter((point) => all.includes(point)).length;
    const curve = curveOf(points);
    const title = t('{game} rating', { game: titleOf(game) });
    const [first, last] = [points[0], points.at(-1)];
    const words = first && last ? t('{game}: from {first} to {last} in {n} rated games.', { game: titleOf(game), first: Math.round(first.rating), last: Math.round(last.rating), n: played }) : '';
    return (
        <section class="card pad stack">
            <header class="graph-head">
                <h2>{title}</h2>
                {all.length > 1 && (
                    <Segments
                        legend={<span class="unseen">{t('Time shown')}</span>}
                        name="range"
                        value={range}
                        choices={[
                            { value: 'month', label: t('Month') },
                            { value: 'half', label: t('6 months') },
                            { value: 'all', label: t('All time') },
                        ]}
                        onChange={setRange}
                    />
                )}
            </header>
            {!curve ? (
                <p class="quiet">{all.length > 1 ? t('No rated games in this time.') : t('Two rated games make the first line of this graph.')}</p>
            ) : (
                <svg class="rating-graph" viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={words}>
                    {curve.lines.map(({ y, rating }) => (
                        <g key={rating}>
                            <path class="across" d={`M${size.left} ${y}H${size.width - size.right}`} />
                            <text x={size.left - 8} y={y + 4} text-anchor="end">
                                {rating}
                            </text>
                        </g>
                    ))}
                    <path class="area" d={`${curve.path}V${size.height - size.bottom}H${size.left}Z`} />
                    <path class="curve" d={curve.path} />
                    <circle cx={curve.last.x} cy={curve.last.y} r="5" />
                    <text x={size.left} y={size.height - 6}>
                        {dateText(curve.from)}
                    </text>
                    <text x={size.width - size.right} y={size.height - 6} text-anchor="end">
                        {dateText(curve.to)}
                    </text>
                </svg>
            )}
        </section>
    );
}
