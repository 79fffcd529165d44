// How the game went: the expectation of the first side over the moves. Faults have signs of their own.
import type { Snapshot, Verdict } from '../../core/types';
import { percentText } from '../../i18n/numbers';
import { said, t } from '../../i18n/t';
import { text } from '../../i18n/text';
import { faultSigns, moveNumber } from './move_tree';
import type { Review } from './review';
import type { Study } from './study';
import { graphPoints, indexAt, placeOf, type Frame, type Point } from './verdicts';

const frame: Frame = { width: 360, height: 110, margin: 8 };
const faultLabels: Record<Verdict['fault'], string> = { none: '', inaccuracy: text('inaccuracy'), mistake: text('mistake'), blunder: text('blunder') };

function FaultSign({ x, y, fault }: { x: number; y: number; fault: Point['fault'] }) {
    if (fault === 'none') return null;
    return (
        <g class={`fault-sign ${fault}`} transform={`translate(${x},${y})`}>
            {fault === 'inaccuracy' && <circle r="4" />}
            {fault === 'mistake' && <path d="M0,-5.5 5.5,4.5 -5.5,4.5Z" />}
            {fault === 'blunder' && <path d="M-5,-5 5,-5 5,5 -5,5Z" />}
        </g>
    );
}

/** Proved stretches are drawn through, estimates are dashed. */
function Curve({ points, count }: { points: Point[]; count: number }) {
    const places = points.map((point, i) => placeOf(frame, count, i, point.value));
    const middle = frame.height / 2;
    const outline = places.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`);
    return (
        <>
            {places.length > 1 && <path class="area" d={`M${places[0]!.x},${middle}L${outline.join('L')}L${places.at(-1)!.x},${middle}Z`} />}
            {places.slice(1).map((to, i) => (
                <path key={i} class={points[i + 1]?.proved ? 'curve proved' : 'curve'} d={`M${outline[i]}L${to.x.toFixed(1)},${to.y.toFixed(1)}`} />
            ))}
            {places.map((at, i) => (
                <FaultSign key={i} {...at} fault={points[i]?.fault ?? 'none'} />
            ))}
        </>
    );
}

function pointLabel(review: Review, points: Point[], ply: number): string {
    const point = points[ply];
    if (!point) return t('not looked at yet');
    const verdict = ply > 0 ? review.verdicts.value[ply - 1] : undefined;
    const chance = t('{share} for the first side, {how}', { share: percentText(point.value), how: point.proved ? t('proved') : t('estimate') });
    const move = verdict ? `${moveNumber(ply - 1)} ${verdict.move}` : t('Start');
    const fault = point.fault === 'none' ? '' : `, ${t(faultLabels[point.fault])}`;
    return `${move}: ${chance}${fault}`;
}

export function Graph({ study, review, snapshot }: { study: Study; review: Review; snapshot: Snapshot }) {
    const points = graphPoints(review.verdicts.value);
    const moves = review.moves.value;
    const count = moves.length + 1;
    const here = study.path.value.every((move, i) => move === moves[i]) ? study.path.value.length : undefined;
    const jump = (ply: number) => study.goTo(moves.slice(0, Math.min(Math.max(ply, 0), moves.length)));
    const onKey = (event: KeyboardEvent) => {
        const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowDown: -1, ArrowUp: 1, Home: -count, End: count };
        const step = steps[event.key];
        if (step === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        jump((here ?? 0) + step);
    };
    const x = here === undefined ? undefined : placeOf(frame, count, here, 0).x;
    return (
        <svg
            class="graph"
            viewBox={`0 0 ${frame.width} ${frame.height}`}
            role="slider"
            tabIndex={0}
            aria-label={t('Evaluation over the game, {colour} above', { colour: said(snapshot.seats[0]?.colour ?? '') })}
            aria-valuemin={0}
            aria-valuemax={moves.length}
            aria-valuenow={here ?? 0}
            aria-valuetext={pointLabel(review, points, here ?? 0)}
            onKeyDown={onKey}
            onClick={(event) => {
                const box = event.currentTarget.getBoundingClientRect();
                jump(indexAt(frame, count, (event.clientX - box.left) / box.width));
            }}
        >
            <rect class="ground" width={frame.width} height={frame.height} rx="8" />
            <path class="middle" d={`M0,${frame.height / 2}H${frame.width}`} />
            {x !== undefined && <path class="here" d={`M${x},0V${frame.height}`} />}
            <Curve points={points} count={count} />
        </svg>
    );
}

export function FaultList({ study, review }: { study: Study; review: Review }) {
    const faults = review.verdicts.value.map((verdict, i) => ({ verdict, path: review.moves.value.slice(0, i + 1) })).filter(({ verdict }) => verdict.fault !== 'none');
    if (faults.length === 0) return review.running.value ? null : <p class="quiet small">{t('No faults found.')}</p>;
    return (
        <ul class="faults" aria-label={t('Faults')}>
            {faults.map(({ verdict, path }) => (
                <li key={verdict.ply}>
                    <button onClick={() => study.goTo(path)} aria-current={study.path.value.join() === path.join() ? 'step' : undefined}>
                        <span class={`fault-word ${verdict.fault}`}>
                            {moveNumber(path.length - 1)} {verdict.move}
                            {faultSigns[verdict.fault]} {t(faultLabels[verdict.fault])}
                        </span>
                        <span class="quiet">{t('better {moves}', { moves: verdict.better.slice(0, 4).join(' ') })}</span>
                    </button>
                </li>
            ))}
        </ul>
    );
}
