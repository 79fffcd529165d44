import type { MoveValue } from '../../core/types';
import { numberText } from '../../i18n/numbers';
import { t } from '../../i18n/t';
import { text } from '../../i18n/text';
import type { Estimate } from './figures';

const starts: Record<string, string> = {
    win: text('With best play the first player wins in {n} turns.'),
    loss: text('With best play the second player wins in {n} turns.'),
};
const somehow: Record<string, string> = {
    win: text('With best play the first player wins.'),
    loss: text('With best play the second player wins.'),
    draw: text('With best play nobody wins: it is a draw.'),
};

/** What a game is worth from its start. */
export function startWords({ value, plies }: Pick<MoveValue, 'value' | 'plies'>): string {
    if (value === null) return t('Who wins with best play is not known.');
    const counted = plies !== undefined && plies >= 0 ? starts[value] : undefined;
    return counted ? t(counted, { n: plies ?? 0 }) : t(somehow[value] ?? '');
}

/** "wins in 13 turns", "loses", "draws"; nothing where it is not known. */
export function moveWords({ value, plies }: Pick<MoveValue, 'value' | 'plies'>): string {
    const hasPlies = plies !== undefined && plies >= 0;
    if (value === 'win') return hasPlies ? t('wins in {n} turns', { n: plies }) : t('wins');
    if (value === 'loss') return hasPlies ? t('loses in {n} turns', { n: plies }) : t('loses');
    return value === 'draw' ? t('draws') : t('not known');
}

export function playerWords(player: string): string {
    const level = /^level(\d+)$/.exec(player);
    return level ? t('Level {n}', { n: level[1] ?? '' }) : player === 'random' ? t('Random') : player;
}

/** "54" and "(51 … 57)" */
export const withBounds = ({ value, low, high }: Estimate, scale: number, digits: number): [string, string] => [
    numberText(scale * value, digits),
    `(${numberText(scale * low, digits)} … ${numberText(scale * high, digits)})`,
];
