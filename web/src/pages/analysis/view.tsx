// The analysis of one study.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Board } from '../../board/board';
import type { GameInfo, Look } from '../../core/types';
import { said, t } from '../../i18n/t';
import { PieceIcon } from '../../ui/piece_icon';
import { TypedMove } from '../play/typed_move';
import { Actions, Walk } from './actions';
import { draw } from './drawing';
import { Editor } from './editor';
import { EnginePanel } from './engine_panel';
import { EvalBar, judgementOf } from './eval_bar';
import { FaultList, Graph } from './graph';
import { Mind } from './mind';
import { MoveTree } from './move_tree';
import { Peek } from './peek';
import { RecordsDialog } from './records_dialog';
import { Review } from './review';
import { studyBefore } from './shelf';
import type { Study } from './study';
import { lastOf, lineTo, newTree, type Tree } from './tree';
import { ValuesPanel } from './values_panel';

function Seat({ look, side }: { look: Look; side: 1 | 2 }) {
    const seat = look.seats[side - 1];
    const turn = look.side === side && look.result === '*';
    return (
        <div class={`seat ${turn ? 'turn' : ''}`}>
            <PieceIcon tint={look.colours.find((colour) => colour.name === seat?.colour)?.tint ?? 'black'} />
            <span class="name">{said(seat?.colour ?? '')}</span>
            {turn && <span class="quiet">{t('to move')}</span>}
            {seat?.note && <span class="quiet note">{said(seat.note)}</span>}
            {seat?.score !== undefined && (
                <span class="score" role="img" aria-label={t('{n} points', { n: seat.score })}>
                    {seat.score}
                </span>
            )}
        </div>
    );
}

function ReviewPanel({ study, review, look, onStart }: { study: Study; review: Review; look: Look; onStart: () => void }) {
    const { verdicts, moves, running } = review;
    return (
        <section class="review" aria-label={t('Review of the game')}>
            {verdicts.value.length > 0 && (
                <>
                    <Graph study={study} review={review} look={look} />
                    <FaultList study={study} review={review} />
                </>
            )}
            {running.value ? (
                <div class="progress">
                    <label>
                        {t('Looking at every move')} <progress max={moves.value.length} value={verdicts.value.length} />
                    </label>
                    <button onClick={() => review.stop()}>{t('Stop looking')}</button>
                </div>
            ) : (
                <button disabled={lastOf(study.tree.value, study.path.value).length === 0} onClick={onStart}>
                    {t('Look for faults')} <kbd>G</kbd>
                </button>
            )}
            {review.error.value && (
                <p class="error" role="alert">
                    {said(review.error.value)}
                </p>
            )}
        </section>
    );
}

function Note({ study }: { study: Study }) {
    return (
        <label class="field note">
            <span class="unseen">{t('Comment on this move')}</span>
            <textarea rows={1} placeholder={t('Comment on this move')} value={study.node.comment ?? ''} onChange={(event) => study.note(event.currentTarget.value.trim())} />
        </label>
    );
}

interface Props {
    info: GameInfo;
    study: Study;
    notice: string;
    onOpen: (tree: Tree) => void;
}

export function AnalysisView({ info, study, notice, onOpen }: Props) {
    const mind = useMemo(() => new Mind(), []);
    const review = useMemo(() => new Review(), [study]);
    const peek = useMemo(() => new Peek(() => study.line), [study]);
    const [mode, setMode] = useState<'study' | 'setup' | 'records'>('study');
    const look = study.look.value;
    useEffect(() => {
        if (look) mind.consider(study.line, look);
    }, [look]);
    useEffect(() => () => (mind.leave(), review.stop()), [review]);
    if (!look) return study.error.value ? <p class="error">{said(study.error.value)}</p> : null;
    const startReview = () => {
        const line = lineTo(study.tree.value, lastOf(study.tree.value, study.path.value));
        if (line.moves.length === 0 || review.running.value) return;
        mind.wish({ on: false });
        void review.start(line);
    };
    if (mode === 'setup')
        return <Editor info={info} look={look} onCancel={() => setMode('study')} onDone={(game, start) => (setMode('study'), onOpen(newTree(game, start)))} />;
    const thought = mind.thought.value;
    const shown = peek.look.value ?? look;
    const judged = judgementOf(thought?.lines[0] ?? review.positionAt(study.path.value), mind.truths.value);
    const flipped = study.flipped.value;
    const before = studyBefore(info.name);
    const over = look.result !== '*';
    return (
        <div class="play analysis" data-game={info.name}>
            <h1 class="unseen">{t('Analysis of {game}', { game: info.title })}</h1>
            <section class={`table ${peek.look.value ? 'peeking' : ''}`} aria-label={t('Board')}>
                <EvalBar look={look} judged={judged} flipped={flipped} />
                <Board
                    look={shown}
                    label={t('Board of {game}', { game: info.title })}
                    moves={peek.look.value ? [] : study.open}
                    flipped={flipped}
                    drawing={peek.look.value ? {} : draw(look, thought, mind.truths.value)}
                    above={<Seat look={shown} side={flipped ? 1 : 2} />}
                    below={<Seat look={shown} side={flipped ? 2 : 1} />}
                    onMove={(move) => study.play(move)}
                />
            </section>
            <aside class="side" aria-label={t('Analysis')}>
                {notice && (
                    <p class="notice" role="alert">
                        {notice}
                    </p>
                )}
                {over && <p class="status card over">{said(look.reason ?? '')}</p>}
                <EnginePanel mind={mind} study={study} look={look} peek={peek} />
                {mind.truths.value && <ValuesPanel truths={mind.truths.value} look={look} onPlay={(move) => study.play(move)} />}
                <MoveTree study={study} faults={(path) => review.at(path)?.fault ?? 'none'} />
                <Walk study={study} />
                <Note study={study} />
                <TypedMove table={study} />
                <ReviewPanel study={study} review={review} look={look} onStart={startReview} />
                <Actions
                    {...{ study, mind, look }}
                    onReview={startReview}
                    onSetup={() => setMode('setup')}
                    onRecords={() => setMode('records')}
                    onNew={() => onOpen(newTree(look.game))}
                    onBefore={before && (() => onOpen(before.tree))}
                />
            </aside>
            {mode === 'records' && <RecordsDialog study={study} onClose={() => setMode((now) => (now === 'records' ? 'study' : now))} onOpen={(tree) => (setMode('study'), onOpen(tree))} />}
        </div>
    );
}
