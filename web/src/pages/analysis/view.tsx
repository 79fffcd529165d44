// The analysis of one study.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { ratedGameOf } from '../../app/fair_play';
import type { GameInfo } from '../../core/types';
import { t } from '../../i18n/t';
import { whyOver } from '../../i18n/why';
import { Refused, useRefusal } from '../refusal';
import { Seat } from '../seat';
import { Actions } from './actions';
import { Editor } from './editor';
import { EngineState } from './engine_state';
import { AnalysisPanel } from './panel';
import { PreviewLine } from './preview_line';
import { RecordsDialog } from './records_dialog';
import { Review } from './review';
import type { Study } from './study';
import { StudyBoard } from './study_board';
import { StudyRail } from './study_rail';
import { studyBefore, type Stored } from './study_storage';
import { StudyTools, useDrawing } from './study_tools';
import { lastOf, lineTo, newTree, type Tree } from './tree';

interface Props {
    info: GameInfo;
    study: Study;
    isToCheck: boolean;
    notice: string;
    onOpen: (tree: Tree) => void;
    onStudy: (stored: Stored) => void;
}

export function AnalysisView({ info, study, isToCheck, notice, onOpen, onStudy }: Props) {
    const engineState = useMemo(() => new EngineState(), []);
    const review = useMemo(() => new Review(), [study]);
    const preview = useMemo(() => new PreviewLine(() => study.line), [study]);
    const [mode, setMode] = useState<'study' | 'setup' | 'records'>('study');
    const snapshot = study.snapshot.value;
    const { refusal, onBoard } = useRefusal(() => study.line, study.open);
    const before = useMemo(() => studyBefore(info.name), [study]);
    const pen = useDrawing(study);
    const rated = ratedGameOf(info.name);
    useEffect(() => {
        if (snapshot) engineState.consider(study.line, snapshot);
    }, [snapshot, rated]);
    const startReview = () => {
        const line = lineTo(study.tree.value, lastOf(study.tree.value, study.path.value));
        if (line.moves.length === 0 || review.running.value) return;
        engineState.wish({ on: false });
        void review.start(line);
    };
    useEffect(() => {
        if (isToCheck && snapshot) startReview();
    }, [study, !snapshot]);
    useEffect(() => () => (engineState.leave(), review.stop()), [review]);
    if (!snapshot) return study.error.value ? <p class="error">{study.error.value}</p> : null;
    if (mode === 'setup')
        return <Editor info={info} snapshot={snapshot} onCancel={() => setMode('study')} onDone={(game, start) => (setMode('study'), onOpen(newTree(game, start)))} />;
    const shown = preview.snapshot.value ?? snapshot;
    const flipped = study.flipped.value;
    const over = snapshot.result !== '*';
    const seat = (side: 1 | 2) => <Seat snapshot={shown} side={side} {...(shown.side === side && shown.result === '*' ? { state: t('to move') } : {})} />;
    return (
        <div class="stage play analysis">
            <h1 class="unseen">{t('Analysis of {game}', { game: info.title })}</h1>
            <div class="far">{seat(flipped ? 1 : 2)}</div>
            <StudyBoard {...{ info, study, snapshot, engineState, preview, review, pen, onBoard }} />
            <div class="near">{seat(flipped ? 2 : 1)}</div>
            <aside class="side" aria-label={t('Analysis')}>
                {notice && (
                    <p class="notice" role="alert">
                        {notice}
                    </p>
                )}
                {over && <p class="status card over">{whyOver(snapshot)}</p>}
                <Refused refusal={refusal} />
                <AnalysisPanel {...{ info, study, snapshot, engineState, preview, review }} onReview={startReview} />
                <Actions
                    {...{ study, engineState, snapshot }}
                    tools={<StudyTools {...{ study, snapshot, engineState }} isDrawing={pen.isDrawing} onDrawing={pen.change} onOpen={onStudy} />}
                    onReview={startReview}
                    onSetup={() => setMode('setup')}
                    onRecords={() => setMode('records')}
                    onNew={() => onOpen(newTree(snapshot.game))}
                    onBefore={before && (() => onOpen(before.tree))}
                />
            </aside>
            <StudyRail {...{ info, study, snapshot }} />
            {mode === 'records' && <RecordsDialog study={study} onClose={() => setMode((now) => (now === 'records' ? 'study' : now))} onOpen={(tree) => (setMode('study'), onOpen(tree))} />}
        </div>
    );
}
