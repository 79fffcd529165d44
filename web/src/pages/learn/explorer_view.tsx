import { useEffect, useMemo, useState } from 'preact/hooks';
import { Board } from '../../board/board';
import type { GameInfo } from '../../core/types';
import { said, t } from '../../i18n/t';
import { whyOver } from '../../i18n/why';
import { text } from '../../i18n/text';
import { useShortcutHelp } from '../../ui/help';
import { useKeys } from '../../ui/keys';
import { Walk } from '../analysis/actions';
import { draw } from '../analysis/drawing';
import { valueLabel } from '../analysis/evaluation_words';
import { useArrows } from '../analysis/keys';
import { linkTo } from '../analysis/link';
import { EngineState } from '../analysis/engine_state';
import { MoveTree } from '../analysis/move_tree';
import type { Study } from '../analysis/study';
import { ValuesPanel } from '../analysis/values_panel';
import { isBetter } from '../analysis/verdicts';
import { Legend } from '../analysis/legend';
import { Refused, useRefusal } from '../refusal';
import { TypedMove } from '../play/typed_move';

const shortcuts = [
    { keys: '← →', what: text('One move back, one move on') },
    { keys: 'B', what: text('Play the best move') },
    { keys: 'P', what: text('Perfect play: go on by itself, or stop') },
    { keys: 'F', what: text('Flip the board') },
    { keys: '/', what: text('Type a move') },
];

interface Props {
    info: GameInfo;
    study: Study;
    onReset: () => void;
    onLongest: (() => unknown) | undefined;
}

export function ExplorerView({ info, study, onReset, onLongest }: Props) {
    const engineState = useMemo(() => new EngineState({ on: false, values: true, lines: 1, limit: 't1000' }), []);
    const [running, setRunning] = useState(false);
    const [snapshot, provenValues] = [study.snapshot.value, engineState.provenValues.value];
    const best = provenValues?.moves.reduce((a, b) => (isBetter(b, a) ? b : a), provenValues.moves[0]!);
    const ahead = study.node.children[0];
    useEffect(() => {
        if (snapshot) engineState.consider(study.line, snapshot);
    }, [snapshot]);
    useEffect(() => () => engineState.leave(), []);
    /** Along what is there, else the best move. */
    const step = () => (ahead ? study.next() : best && study.play(best.move));
    useEffect(() => {
        if (!running) return undefined;
        if (snapshot && snapshot.result !== '*' && !ahead) return setRunning(false);
        const timer = setTimeout(step, 800);
        return () => clearTimeout(timer);
    });
    useArrows(study);
    useKeys({ b: () => best && study.play(best.move), p: () => setRunning(!running), f: () => study.flip(), '/': () => document.getElementById('typed-move')?.focus() });
    useShortcutHelp(shortcuts);
    const { refusal, onBoard } = useRefusal(() => study.line, study.open);
    if (!snapshot) return null;
    const longest = () => {
        onLongest?.();
        setRunning(true);
    };
    return (
        <div class="play">
            <section class="board-area" aria-label={t('Board')}>
                <Board
                    snapshot={snapshot}
                    label={t('Board of {game}', { game: info.title })}
                    moves={study.open}
                    flipped={study.flipped.value}
                    drawing={draw(snapshot, null, provenValues)}
                    onMove={(move) => study.play(move)}
                    {...onBoard}
                />
            </section>
            <aside class="side" aria-label={t('Table explorer')}>
                <div class="status card">
                    <p class="headline">{snapshot.result === '*' ? t('{colour} to move', { colour: said(snapshot.colour) }) : whyOver(snapshot)}</p>
                    {provenValues && <p>{t('With best play the side to move {what}.', { what: valueLabel(provenValues) })}</p>}
                </div>
                <Refused refusal={refusal} />
                <Legend />
                {provenValues && <ValuesPanel provenValues={provenValues} snapshot={snapshot} onPlay={(move) => study.play(move)} />}
                <MoveTree study={study} faults={() => 'none'} />
                <Walk study={study} />
                <TypedMove controller={study} />
                <div class="actions">
                    <button disabled={!best || snapshot.result !== '*'} onClick={() => best && study.play(best.move)}>
                        {t('Best move')} <kbd>B</kbd>
                    </button>
                    <button aria-pressed={running} onClick={() => setRunning(!running)}>
                        {t('Perfect play')} <kbd>P</kbd>
                    </button>
                    <button onClick={() => study.flip()}>
                        {t('Flip')} <kbd>F</kbd>
                    </button>
                    <button disabled={!onLongest} onClick={longest}>
                        {t('Longest win')}
                    </button>
                    <button onClick={() => (setRunning(false), onReset())}>{t('Start again')}</button>
                    <a class="button" href={linkTo(study.tree.value, study.path.value)}>
                        {t('Analyse')}
                    </a>
                </div>
            </aside>
        </div>
    );
}
