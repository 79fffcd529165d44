import { address } from '../../app/router';
import { dateText } from '../../i18n/numbers';
import { t } from '../../i18n/t';
import { isProvisional, type PuzzleRecord } from './puzzle_rating';

/** "1240 ± 90": where the rating lies as far as is known; "1240?" while that is hardly known. */
export const ratingText = (record: PuzzleRecord): string => `${Math.round(record.rating)}${isProvisional(record) ? '?' : ` ± ${Math.round(2 * record.deviation)}`}`;

export function PuzzleHistory({ game, record }: { game: string; record: PuzzleRecord }) {
    const tries = record.tries.slice(-20).reverse();
    if (tries.length === 0) return null;
    return (
        <details class="puzzle-history">
            <summary>{t('Your last puzzles')}</summary>
            <ol>
                {tries.map(({ id, at, solved, helped, rating }) => (
                    <li key={id}>
                        <a href={address('puzzles', [game, id])}>{id}</a> <span>{solved ? (helped ? t('solved with hints') : t('solved')) : t('missed')}</span>{' '}
                        <span class="quiet small">
                            {rating} · {dateText(at)}
                        </span>
                    </li>
                ))}
            </ol>
        </details>
    );
}
