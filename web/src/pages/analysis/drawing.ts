// What the engine and the tables know, drawn on the board.
import { drawMove, type Badge, type Drawing } from '../../board/marks';
import { movesFrom } from '../../board/steps';
import type { Snapshot, MoveValue, Step, Analysis, ProvenValues } from '../../core/types';
import { evaluationWords, valueLabel } from './evaluation_words';
import type { Shape } from './tree';
import { isBetter, shortLabel } from './verdicts';

/** On each cell that may be touched next, the best that can come of it. */
function valueBadges(snapshot: Snapshot, provenValues: ProvenValues, prefix: Step[]): Badge[] {
    const known = new Map(provenValues.moves.map((proven) => [proven.move, proven]));
    const best = new Map<string, MoveValue>();
    for (const { move, steps } of movesFrom(snapshot.moves, prefix)) {
        const [cell, proven] = [steps[prefix.length], known.get(move)];
        if (typeof cell !== 'string' || !proven?.value) continue;
        const other = best.get(cell);
        if (!other || isBetter(proven, other)) best.set(cell, proven);
    }
    const top = [...best.values()].reduce<MoveValue | undefined>((found, each) => (!found || isBetter(each, found) ? each : found), undefined);
    const isBest = (proven: MoveValue) => !!top && !isBetter(top, proven);
    return [...best].map(([cell, proven]) => ({ cell, text: shortLabel({ value: proven.value!, ...pliesOf(proven) }), kind: proven.value!, best: isBest(proven), words: valueLabel(proven) }));
}

const pliesOf = ({ plies }: MoveValue) => (plies === undefined ? {} : { plies });

/** The engine's first moves: arrows or marks, the best one strongest; an estimate has its percentage. */
function analysisDrawing(snapshot: Snapshot, analysis: Analysis): Required<Drawing> {
    const drawn: Required<Drawing> = { arrows: [], marks: [], badges: [] };
    const isLost = (line: Analysis['lines'][number]) => line.value === 'loss';
    const worthShowing = analysis.lines.filter((line, rank) => rank === 0 || !isLost(line));
    for (const [rank, line] of worthShowing.entries()) {
        const steps = snapshot.moves.find((move) => move.move === line.moves[0])?.steps ?? [];
        const { arrows = [], marks = [] } = drawMove(steps, rank, line.proved);
        drawn.arrows.push(...arrows);
        if (rank === 0) drawn.marks.push(...marks);
        const cell = steps.findLast((step): step is string => typeof step === 'string');
        if (cell === undefined || drawn.badges.some((badge) => badge.cell === cell)) continue;
        const kind = line.proved && line.value ? line.value : 'guess';
        drawn.badges.push({ cell, text: shortLabel(line), kind, best: rank === 0, words: evaluationWords(line) });
    }
    return drawn;
}

/** What the reader has drawn. */
export function ownDrawing(shapes: Shape[]): Required<Pick<Drawing, 'arrows' | 'marks'>> {
    return {
        arrows: shapes.filter(({ from, to }) => from !== to).map(({ from, to }) => ({ from, to, kind: 'own' as const, proved: true })),
        marks: shapes.filter(({ from, to }) => from === to).map(({ from }) => ({ cell: from, kind: 'own' as const })),
    };
}

export function draw(snapshot: Snapshot, analysis: Analysis | null, provenValues: ProvenValues | null, shapes: Shape[] = []) {
    const own = ownDrawing(shapes);
    return (prefix: Step[]): Drawing => {
        const guessed: Drawing = analysis && prefix.length === 0 ? analysisDrawing(snapshot, analysis) : {};
        const known = provenValues ? valueBadges(snapshot, provenValues, prefix) : [];
        return {
            arrows: [...own.arrows, ...(guessed.arrows ?? [])],
            marks: [...(guessed.marks ?? []), ...own.marks],
            badges: known.length > 0 ? known : (guessed.badges ?? []),
        };
    };
}
