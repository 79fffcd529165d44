import { counted } from '../i18n/numbers';
import { t } from '../i18n/t';

/** The points of a side, and that they are points. */
export function Score({ points }: { points: number | undefined }) {
    if (points === undefined) return null;
    return (
        <span class="score" role="img" aria-label={counted(points, '1 point', '{n} points')}>
            {points}
            <span class="unit">{points === 1 ? t('point') : t('points')}</span>
        </span>
    );
}
