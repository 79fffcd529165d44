import { useLayoutEffect } from 'preact/hooks';
import type { Judgement, Look } from '../../core/types';
import { said, t } from '../../i18n/t';
import { isTyping } from '../../ui/keys';
import { limitNames, type Mind } from './mind';
import type { Peek } from './peek';
import type { Study } from './study';
import { shortWords } from './verdicts';

function limitWords(name: string): string {
    const n = Number(name.slice(1));
    if (name === 't0') return t('without limit');
    if (name[0] === 't') return t('{n} s', { n: n / 1000 });
    if (name[0] === 'd') return t('depth {n}', { n });
    return t('{n} positions', { n: n.toLocaleString(document.documentElement.lang) });
}

/** The same for the eye and the ear: proved values are framed, estimates wavy and in percent. */
export function Value({ judged }: { judged: Pick<Judgement, 'proved' | 'expectation' | 'value' | 'plies'> }) {
    const kind = judged.proved && judged.value ? judged.value : 'guess';
    return (
        <span class={`value ${kind}`} title={judged.proved ? t('proved') : t('estimate')}>
            {shortWords(judged)}
            {!judged.proved && '%'}
            <span class="unseen"> {judged.proved ? t('proved') : t('estimate')}</span>
        </span>
    );
}

function PeekButton({ peek, moves }: { peek: Peek; moves: string[] }) {
    useLayoutEffect(() => {
        const key = (event: KeyboardEvent) => event.key.toLowerCase() === 'p';
        const down = (event: KeyboardEvent) => key(event) && !event.repeat && !isTyping(event) && peek.begin(moves);
        const up = (event: KeyboardEvent) => key(event) && peek.end();
        const end = () => peek.end();
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
            class="peek"
            aria-pressed={peek.look.value !== null}
            onPointerDown={(event) => (event.currentTarget.setPointerCapture(event.pointerId), peek.begin(moves))}
            onPointerUp={() => peek.end()}
            onPointerCancel={() => peek.end()}
            onContextMenu={(event) => event.preventDefault()}
            onKeyDown={(event) => presses(event) && !event.repeat && (event.preventDefault(), peek.begin(moves))}
            onKeyUp={(event) => presses(event) && peek.end()}
        >
            {t('Hold to look ahead')} <kbd>P</kbd>
        </button>
    );
}

function Lines({ mind, study, peek }: { mind: Mind; study: Study; peek: Peek }) {
    const thought = mind.thought.value;
    const best = thought?.lines[0];
    return (
        <>
            <ol class="lines" aria-label={t('Lines of the engine')}>
                {thought?.lines.map((line, i) => (
                    <li key={i}>
                        <Value judged={line} />
                        <button class="line" title={said(line.words)} aria-label={t('{moves}: keep as a variation', { moves: line.moves.join(' ') })} onClick={() => study.keepLine(line.moves)}>
                            {line.moves.join(' ')}
                        </button>
                    </li>
                ))}
            </ol>
            <p class="quiet small">
                {best ? said(best.words) + ' · ' : ''}
                {thought ? t('depth {depth}, {nodes} positions', { depth: thought.depth, nodes: thought.nodes.toLocaleString(document.documentElement.lang) }) : mind.thinking.value ? t('thinking') + '…' : ''}
            </p>
            {best && <PeekButton peek={peek} moves={best.moves} />}
        </>
    );
}

export function EnginePanel({ mind, study, look, peek }: { mind: Mind; study: Study; look: Look; peek: Peek }) {
    const wishes = mind.wishes.value;
    return (
        <section class="card engine" aria-label={t('Engine')}>
            <div class="row">
                <button aria-pressed={wishes.on} onClick={() => mind.wish({ on: !wishes.on })}>
                    {t('Engine')} <kbd>E</kbd>
                </button>
                <button aria-pressed={wishes.values} onClick={() => mind.wish({ values: !wishes.values })}>
                    {t('Values')} <kbd>V</kbd>
                </button>
                <select aria-label={t('Lines')} value={String(wishes.lines)} onChange={(event) => mind.wish({ lines: Number(event.currentTarget.value) })}>
                        {[1, 2, 3, 4, 5].map((n) => (
                            <option key={n} value={n}>
                                {n === 1 ? t('1 line') : t('{n} lines', { n })}
                            </option>
                        ))}
                </select>
                <select aria-label={t('How long to think')} value={wishes.limit} onChange={(event) => mind.wish({ limit: event.currentTarget.value })}>
                        {limitNames.map((name) => (
                            <option key={name} value={name}>
                                {limitWords(name)}
                            </option>
                        ))}
                </select>
            </div>
            {mind.progress.value !== null && (
                <label class="progress">
                    {t('Making the table ready')} <progress max={1} value={mind.progress.value} />
                </label>
            )}
            {look.result === '*' && wishes.on && <Lines mind={mind} study={study} peek={peek} />}
            {mind.error.value && (
                <p class="error" role="alert">
                    {said(mind.error.value)}
                </p>
            )}
        </section>
    );
}
