// The analysis of one study.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Board } from '../../board/board';
import type { GameInfo, Snapshot } from '../../core/types';
import { t } from '../../i18n/t';
import { whyOver } from '../../i18n/why';
import { TypedMove } from '../play/typed_move';
import { GameRail } from '../rail';
import { Seat } from '../seat';
import { Actions, Walk } from './actions';
import { draw } from './drawing';
import { Editor } from './editor';
import { EnginePanel } from './engine_panel';
import { EvalBar, evaluationOf } from './eval_bar';
import { FaultList, Graph } from './graph';
import { EngineState } from './engine_state';
import { Legend } from './legend';
import { Refused, useRefusal } from '../refusal';
import { MoveTree } from './move_tree';
import { PreviewLine } from './preview_line';
import { RecordsDialog } from './records_dialog';
import { Review } from './review';
import { studyBefore, type Stored } from './study_storage';
import { StudyTools, useDrawing } from './study_tools';
import type { Study } from './study';
import { lastOf, lineTo, newTree, type Tree } from './tree';
import { ValuesPanel } from './values_panel';

function ReviewPanel({ study, review, snapshot, onStart }: { study: Study; review: Review; snapshot: Snapshot; onStart: () => void }) {
    const { verdicts, moves, running } = review;
    return (
        <section class="review" aria-label={t('Review of the game')}>
            {verdicts.value.length > 0 && (
                <>
                    <Graph study={study} review={review} snapshot={snapshot} />
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
                    {t('Check my game')} <kbd>G</kbd>
                </button>
            )}
            {review.error.value && (
                <p class="error" role="alert">
                    {review.error.value}
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

const nothing = {};

interface Props {
    info: GameInfo;
    study: Study;
    notice: string;
    onOpen: (tree: Tree) => void;
    onStudy: (stored: Stored) => void;
}

export function AnalysisView({ info, study, notice, onOpen, onStudy }: Props) {
    const engineState = useMemo(() => new EngineState(), []);
    const review = useMemo(() => new Review(), [study]);
    const preview = useMemo(() => new PreviewLine(() => study.line), [study]);
    const [mode, setMode] = useState<'study' | 'setup' | 'records'>('study');
    const snapshot = study.snapshot.value;
    const { refusal, onBoard } = useRefusal(() => study.line, study.open);
    const before = useMemo(() => studyBefore(info.name), [study]);
    const [analysis, provenValues] = [engineState.analysis.value, engineState.provenValues.value];
    const pen = useDrawing(study);
    const shapes = [...(study.node.shapes ?? []), ...pen.begun];
    const drawing = useMemo(() => snapshot && draw(snapshot, analysis, provenValues, shapes), [snapshot, analysis, provenValues, JSON.stringify(shapes)]);
    useEffect(() => {
        if (snapshot) engineState.consider(study.line, snapshot);
    }, [snapshot]);
    useEffect(() => () => (engineState.leave(), review.stop()), [review]);
    if (!snapshot) return study.error.value ? <p class="error">{study.error.value}</p> : null;
    const startReview = () => {
        const line = lineTo(study.tree.value, lastOf(study.tree.value, study.path.value));
        if (line.moves.length === 0 || review.running.value) return;
        engineState.wish({ on: false });
        void review.start(line);
    };
    if (mode === 'setup')
        return <Editor info={info} snapshot={snapshot} onCancel={() => setMode('study')} onDone={(game, start) => (setMode('study'), onOpen(newTree(game, start)))} />;
    const shown = preview.snapshot.value ?? snapshot;
    const evaluation = evaluationOf(analysis?.lines[0] ?? review.positionAt(study.path.value), engineState.provenValues.value);
    const flipped = study.flipped.value;
    const over = snapshot.result !== '*';
    const seat = (side: 1 | 2) => <Seat snapshot={shown} side={side} {...(shown.side === side && shown.result === '*' ? { state: t('to move') } : {})} />;
    return (
        <div class="stage play analysis">
            <h1 class="unseen">{t('Analysis of {game}', { game: info.title })}</h1>
            <div class="far">{seat(flipped ? 1 : 2)}</div>
            <section class={`board-area ${preview.snapshot.value ? 'previewing' : ''}`} aria-label={t('Board')}>
                <EvalBar snapshot={snapshot} evaluation={evaluation} flipped={flipped} />
                <Board
                    snapshot={shown}
                    label={t('Board of {game}', { game: info.title })}
                    moves={preview.snapshot.value ? [] : study.open}
                    flipped={flipped}
                    drawing={preview.snapshot.value || !drawing ? nothing : drawing}
                    onMove={(move) => (engineState.rest(), study.play(move))}
                    snapshotAfter={(move) => study.after(move)}
                    {...onBoard}
                    {...pen.onBoard}
                />
            </section>
            <div class="near">{seat(flipped ? 2 : 1)}</div>
            <aside class="side" aria-label={t('Analysis')}>
                {notice && (
                    <p class="notice" role="alert">
                        {notice}
                    </p>
                )}
                {over && <p class="status card over">{whyOver(snapshot)}</p>}
                <Refused refusal={refusal} />
                <EnginePanel engineState={engineState} study={study} snapshot={snapshot} preview={preview} />
                {engineState.provenValues.value && <ValuesPanel provenValues={engineState.provenValues.value} snapshot={snapshot} onPlay={(move) => study.play(move)} />}
                {(engineState.wishes.value.on || engineState.wishes.value.values) && <Legend />}
                <MoveTree study={study} faults={(path) => review.at(path)?.fault ?? 'none'} />
                <Walk study={study} />
                <Note study={study} />
                <TypedMove controller={study} />
                <ReviewPanel study={study} review={review} snapshot={snapshot} onStart={startReview} />
                <Actions
                    {...{ study, engineState, snapshot }}
                    onReview={startReview}
                    onSetup={() => setMode('setup')}
                    onRecords={() => setMode('records')}
                    onNew={() => onOpen(newTree(snapshot.game))}
                    onBefore={before && (() => onOpen(before.tree))}
                >
                    <StudyTools {...{ study, snapshot, provenValues }} isDrawing={pen.isDrawing} onDrawing={pen.change} onOpen={onStudy} />
                </Actions>
            </aside>
            <GameRail info={info} />
            {mode === 'records' && <RecordsDialog study={study} onClose={() => setMode((now) => (now === 'records' ? 'study' : now))} onOpen={(tree) => (setMode('study'), onOpen(tree))} />}
        </div>
    );
}
