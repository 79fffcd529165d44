import { useLayoutEffect } from 'preact/hooks';
import { ratedGameOf } from '../../app/fair_play';
import type { Evaluation, Snapshot } from '../../core/types';
import { numberText, percentText } from '../../i18n/numbers';
import { t } from '../../i18n/t';
import { isTyping } from '../../ui/keys';
import { Unfair } from '../unfair';
import { budgetNames, type EngineState } from './engine_state';
import { evaluationWords, resultWords } from './evaluation_words';
import type { PreviewLine } from './preview_line';
import type { Study } from './study';
import { shortLabel } from './verdicts';

function budgetLabel(name: string): string {
    const n = Number(name.slice(1));
    if (name === 't0') return t('without limit');
    if (name[0] === 't') return t('{n} s', { n: n / 1000 });
    if (name[0] === 'd') return t('depth {n}', { n });
    return t('{n} positions', { n: numberText(n) });
}

/** The same for the eye and the ear: proved values are framed, estimates wavy and in percent. */
export function Value({ evaluation }: { evaluation: Pick<Evaluation, 'proved' | 'expectation' | 'value' | 'plies'> }) {
    const kind = evaluation.proved && evaluation.value ? evaluation.value : 'guess';
    return (
        <span class={`value ${kind}`} title={evaluation.proved ? t('proved') : t('estimate')}>
            {evaluation.proved ? shortLabel(evaluation) : percentText(evaluation.expectation)}
            <span class="unseen"> {evaluation.proved ? t('proved') : t('estimate')}</span>
        </span>
    );
}

function PreviewButton({ preview, moves }: { preview: PreviewLine; moves: string[] }) {
    useLayoutEffect(() => {
        const key = (event: KeyboardEvent) => event.key.toLowerCase() === 'p';
        const down = (event: KeyboardEvent) => key(event) && !event.repeat && !isTyping(event) && preview.begin(moves);
        const up = (event: KeyboardEvent) => key(event) && preview.end();
        const end = () => preview.end();
        addEventListener('keydown', down);
        addEventListener('keyup', up);
        addEventListener('blur', end);
        return () => {
            removeEventListener('keydown', down);
            removeEventListener('keyup', up);
            removeEventListener('blur', end);
        };
    }, [moves.join()]);
    const presses = (event: KeyboardEvent) => event.key === ' ' || event.key === 'Enter';
    return (
        <button
            class="preview-line slim"
            aria-pressed={preview.snapshot.value !== null}
            onPointerDown={(event) => (event.currentTarget.setPointerCapture(event.pointerId), preview.begin(moves))}
            onPointerUp={() => preview.end()}
            onPointerCancel={() => preview.end()}
            onContextMenu={(event) => event.preventDefault()}
            onKeyDown={(event) => presses(event) && !event.repeat && (event.preventDefault(), preview.begin(moves))}
            onKeyUp={(event) => presses(event) && preview.end()}
        >
            {t('Hold to look ahead')} <kbd>P</kbd>
        </button>
    );
}

function Lines({ engineState, study, preview }: { engineState: EngineState; study: Study; preview: PreviewLine }) {
    const analysis = engineState.analysis.value;
    const best = analysis?.lines[0];
    return (
        <>
            <ol class="lines" aria-label={t('Lines of the engine')}>
                {analysis?.lines.map((line, i) => (
                    <li key={i}>
                        <Value evaluation={line} />
                        <button class="line" title={evaluationWords(line)} aria-label={t('{moves}: keep as a variation', { moves: line.moves.join(' ') })} onClick={() => study.keepLine(line.moves)}>
                            {line.moves.join(' ')}
                        </button>
                    </li>
                ))}
            </ol>
            <div class="quiet small engine-words">
                {best && <span class={`tag ${best.proved ? 'proved' : 'guess'}`}>{best.proved ? t('Proved') : t('Estimate')}</span>}
                <p>
                    {best && <span>{resultWords(best)} </span>}
                    {analysis ? t('depth {depth}, {nodes} positions', { depth: analysis.depth, nodes: numberText(analysis.nodes) }) : engineState.thinking.value ? t('thinking') + '…' : ''}
                </p>
                {best && <PreviewButton preview={preview} moves={best.moves} />}
            </div>
        </>
    );
}

export function EnginePanel({ engineState, study, snapshot, preview }: { engineState: EngineState; study: Study; snapshot: Snapshot; preview: PreviewLine }) {
    const wishes = engineState.wishes.value;
    if (ratedGameOf(snapshot.game) !== undefined)
        return (
            <section class="engine" aria-label={t('Engine')}>
                <Unfair game={snapshot.game} />
            </section>
        );
    return (
        <section class="engine" aria-label={t('Engine')}>
            <div class="row">
                <button class="toggle" aria-pressed={wishes.on} onClick={() => engineState.wish({ on: !wishes.on })}>
                    {t('Engine')} <kbd>E</kbd>
                </button>
                <button class="toggle" aria-pressed={wishes.values} onClick={() => engineState.wish({ values: !wishes.values })}>
                    {t('Values')} <kbd>V</kbd>
                </button>
                <select aria-label={t('Lines')} value={String(wishes.lines)} onChange={(event) => engineState.wish({ lines: Number(event.currentTarget.value) })}>
                        {[1, 2, 3, 4, 5].map((n) => (
                            <option key={n} value={n}>
                                {n === 1 ? t('1 line') : t('{n} lines', { n })}
                            </option>
                        ))}
                </select>
                <select aria-label={t('How long to think')} value={wishes.limit} onChange={(event) => engineState.wish({ limit: event.currentTarget.value })}>
                        {budgetNames.map((name) => (
                            <option key={name} value={name}>
                                {budgetLabel(name)}
                            </option>
                        ))}
                </select>
            </div>
            {engineState.progress.value !== null && (
                <label class="progress">
                    {t('Making the table ready')} <progress max={1} value={engineState.progress.value} />
                </label>
            )}
            {snapshot.result === '*' && wishes.on && <Lines engineState={engineState} study={study} preview={preview} />}
            {engineState.error.value && (
                <p class="error" role="alert">
                    {engineState.error.value}
                </p>
            )}
        </section>
    );
}
