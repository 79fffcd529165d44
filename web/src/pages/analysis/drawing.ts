// What the engine and the tables know, drawn on the board.
import { drawMove, type Badge, type Drawing } from '../../board/marks';
import { movesFrom } from '../../board/steps';
import type { Look, MoveTruth, Step, Thought, Truths } from '../../core/types';
import { t } from '../../i18n/t';
import { isBetter, shortWords } from './verdicts';

export function truthWords({ value, plies }: Pick<MoveTruth, 'value' | 'plies'>): string {
    if (value === 'draw') return t('draws, proved');
    if (value === 'win') return plies === undefined ? t('wins, proved') : t('wins in {n}, proved', { n: plies });
    if (value === 'loss') return plies === undefined ? t('loses, proved') : t('loses in {n}, proved', { n: plies });
    return t('not known');
}

/** On each cell that may be touched next, the best that can come of it. */
function truthBadges(look: Look, truths: Truths, prefix: Step[]): Badge[] {
    const known = new Map(truths.moves.map((truth) => [truth.move, truth]));
    const best = new Map<string, MoveTruth>();
    for (const { move, steps } of movesFrom(look.moves, prefix)) {
        const [cell, truth] = [steps[prefix.length], known.get(move)];
        if (typeof cell !== 'string' || !truth?.value) continue;
        const other = best.get(cell);
        if (!other || isBetter(truth, other)) best.set(cell, truth);
    }
    return [...best].map(([cell, truth]) => ({ cell, text: shortWords({ value: truth.value!, ...truthPlies(truth) }), kind: truth.value!, words: truthWords(truth) }));
}

const truthPlies = ({ plies }: MoveTruth) => (plies === undefined ? {} : { plies });

/** The engine's first moves: arrows or marks, the best one strongest; an estimate has its percentage. */
function thoughtDrawing(look: Look, thought: Thought): Required<Drawing> {
    const drawn: Required<Drawing> = { arrows: [], marks: [], badges: [] };
    const isLost = (line: Thought['lines'][number]) => line.value === 'loss';
    const worthShowing = thought.lines.filter((line, rank) => rank === 0 || !isLost(line));
    for (const [rank, line] of worthShowing.entries()) {
        const steps = look.moves.find((move) => move.move === line.moves[0])?.steps ?? [];
        const { arrows = [], marks = [] } = drawMove(steps, rank, line.proved);
        drawn.arrows.push(...arrows);
        if (rank === 0) drawn.marks.push(...marks);
        const cell = steps.findLast((step): step is string => typeof step === 'string');
        if (cell === undefined || drawn.badges.some((badge) => badge.cell === cell)) continue;
        const kind = line.proved && line.value ? line.value : 'guess';
        drawn.badges.push({ cell, text: shortWords(line), kind, words: line.words });
    }
    return drawn;
}

export function draw(look: Look, thought: Thought | null, truths: Truths | null) {
    return (prefix: Step[]): Drawing => {
        const guessed: Drawing = thought && prefix.length === 0 ? thoughtDrawing(look, thought) : {};
        const known = truths ? truthBadges(look, truths, prefix) : [];
        return { ...guessed, badges: known.length > 0 ? known : (guessed.badges ?? []) };
    };
}
