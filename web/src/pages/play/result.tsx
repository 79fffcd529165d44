// What makes a result worth winning for: confetti, the score, how it has been going, and what to do next.
import { useRef } from 'preact/hooks';
import { keep, recall } from '../../app/storage';
import { tintOf } from '../../board/pieces';
import type { GameInfo, Snapshot } from '../../core/types';
import { percentText } from '../../i18n/numbers';
import { t } from '../../i18n/t';
import { useAccuracy } from './accuracy';
import { opponentOf, outcomeOf } from './archive';
import { loneHuman, nameOf, type Match } from './match';
import { finishedGames } from './stored';

const colours = ['#b04a28', '#1d4e9e', '#e3b64c', '#7d8c3a'];

/** Pieces of paper, always in the same places. */
export function Confetti() {
    return (
        <svg class="confetti" viewBox="0 0 400 130" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
            {Array.from({ length: 26 }, (_, i) => (
                <rect
                    key={i}
                    x={200 + ((i * 73) % 195)}
                    y={4 + ((i * 37) % 105)}
                    width={6 + (i % 3) * 2}
                    height={4 + (i % 2) * 3}
                    rx="1.5"
                    fill={colours[i % 4]}
                    style={{ '--i': i }}
                />
            ))}
        </svg>
    );
}

/** Both scores with the winner's share of them. */
export function ScoreBar({ snapshot }: { snapshot: Snapshot }) {
    const [first, second] = snapshot.seats;
    if (first?.score === undefined || second?.score === undefined || first.score + second.score === 0) return null;
    const share = `${Math.round((100 * first.score) / (first.score + second.score))}%`;
    return (
        <div class="score-bar display">
            <span>{first.score}</span>
            <span class={`bar-line first-${tintOf(snapshot, first.colour)} second-${tintOf(snapshot, second.colour)}`} aria-hidden="true">
                <i style={{ width: share }} />
            </span>
            <span>{second.score}</span>
        </div>
    );
}

/** How many games against this opponent have been won in a row, this one counted. */
function winsInARow(match: Match): number {
    const others = finishedGames().filter((each) => each.id !== match.id && nameOf(each) === nameOf(match) && opponentOf(each) === opponentOf(match));
    const lost = others.findIndex((each) => outcomeOf(each) !== 'won');
    return 1 + (lost < 0 ? others.length : lost);
}

export function Facts({ match, won }: { match: Match; won: boolean }) {
    const place = useRef<HTMLDListElement>(null);
    const accuracy = useAccuracy(match.line, loneHuman(match), place);
    const moves = match.line.moves.length;
    const facts: [number | string, string][] = [];
    if (accuracy !== null) {
        facts.push([accuracy ? percentText(accuracy.part) : '…', t('accuracy')]);
        facts.push([accuracy ? accuracy.mistakes : '…', accuracy?.mistakes === 1 ? t('mistake') : t('mistakes')]);
    }
    const wins = won && opponentOf(match) ? winsInARow(match) : 0;
    if (wins > 1) facts.push([wins, t('wins in a row')]);
    else facts.push([moves, moves === 1 ? t('move') : t('moves')]);
    return (
        <dl class="facts" ref={place}>
            {facts.map(([value, label]) => (
                <div key={label}>
                    <dt>{label}</dt>
                    <dd class="display">{value}</dd>
                </div>
            ))}
        </dl>
    );
}

/** One level up after a win, one down after a loss: the set-up opens with it. */
export function OtherLevel({ info, match, won, onNew }: { info: GameInfo; match: Match; won: boolean; onNew: () => void }) {
    const [, level] = /^level(\d+)$/.exec(opponentOf(match)) ?? [];
    const player = `level${Number(level) + (won ? 1 : -1)}`;
    if (level === undefined || !info.players.some(({ name }) => name === player)) return null;
    const go = () => {
        keep(`wishes.${info.name}`, { ...recall<object>(`wishes.${info.name}`), player });
        onNew();
    };
    return <button onClick={go}>{t('Try level {n}', { n: Number(level) + (won ? 1 : -1) })}</button>;
}
