// Beside the board of a study: what the engine says, then moves, values, check and notes, one of them at a time.
import { useEffect, useState } from 'preact/hooks';
import { ratedGameOf } from '../../app/fair_play';
import type { GameInfo, Snapshot } from '../../core/types';
import { t } from '../../i18n/t';
import { useKeys } from '../../ui/keys';
import { Tabs } from '../../ui/tabs';
import { TypedMove } from '../play/typed_move';
import { Walk } from './actions';
import { EnginePanel } from './engine_panel';
import type { EngineState } from './engine_state';
import { FaultList, Graph } from './graph';
import { Legend } from './legend';
import { MoveTree } from './move_tree';
import type { PreviewLine } from './preview_line';
import type { Review } from './review';
import type { Study } from './study';
import { lastOf } from './tree';
import { ValuesPanel } from './values_panel';

interface Props {
    info: GameInfo;
    study: Study;
    snapshot: Snapshot;
    engineState: EngineState;
    preview: PreviewLine;
    review: Review;
    onReview: () => void;
}

type Name = 'moves' | 'values' | 'check' | 'notes';

/** What is asked for comes to the front. */
function useTab({ engineState, review }: Props): [Name, (name: Name) => void] {
    const [tab, setTab] = useState<Name>('moves');
    const { values } = engineState.wishes.value;
    const [hadValues, setHadValues] = useState(values);
    useEffect(() => {
        if (values !== hadValues) setTab(values ? 'values' : 'moves');
        setHadValues(values);
    }, [values]);
    const isRunning = review.running.value;
    useEffect(() => {
        if (isRunning) setTab('check');
    }, [isRunning]);
    return [tab, setTab];
}

export function AnalysisPanel(props: Props) {
    const { study, snapshot, engineState, preview, review, onReview } = props;
    const [tab, setTab] = useTab(props);
    useKeys({
        '/': () => {
            setTab('moves');
            setTimeout(() => document.getElementById('typed-move')?.focus()); // it may have been hidden until now
        },
    });
    const faults = review.verdicts.value.filter(({ fault }) => fault !== 'none').length;
    const tabs = [
        {
            name: 'moves' as const,
            label: t('Moves'),
            children: (
                <>
                    <MoveTree study={study} faults={(path) => review.at(path)?.fault ?? 'none'} />
                    <TypedMove controller={study} />
                </>
            ),
        },
        { name: 'values' as const, label: t('Values'), children: <Values {...{ study, snapshot, engineState }} /> },
        { name: 'check' as const, label: t('Check'), count: faults, children: <ReviewPanel {...{ study, review, snapshot, onReview }} /> },
        { name: 'notes' as const, label: t('Notes'), count: study.node.comment ? 1 : 0, children: <Note study={study} /> },
    ];
    return (
        <section class="card fill panel" aria-label={t('Engine and moves')}>
            <EnginePanel {...{ engineState, study, snapshot, preview }} />
            <Tabs label={t('Engine and moves')} tabs={tabs} here={tab} onChange={setTab} />
            <Walk study={study} />
        </section>
    );
}

function Values({ study, snapshot, engineState }: Pick<Props, 'study' | 'snapshot' | 'engineState'>) {
    const { values } = engineState.wishes.value;
    const known = engineState.provenValues.value;
    if (ratedGameOf(snapshot.game) !== undefined) return null; // above it says why
    if (!values)
        return (
            <div class="empty">
                <p class="quiet">{t('For every move: does it win, lose or draw, and how soon?')}</p>
                <button onClick={() => engineState.wish({ values: true })}>{t('Show the values')}</button>
            </div>
        );
    return (
        <>
            {known ? <ValuesPanel provenValues={known} snapshot={snapshot} onPlay={(move) => study.play(move)} /> : <p class="quiet small">{t('thinking')}…</p>}
            <Legend />
        </>
    );
}

function ReviewPanel({ study, review, snapshot, onReview }: Pick<Props, 'study' | 'review' | 'snapshot' | 'onReview'>) {
    const { verdicts, moves, running } = review;
    const isEmpty = lastOf(study.tree.value, study.path.value).length === 0;
    return (
        <div class="review" role="group" aria-label={t('Review of the game')}>
            {verdicts.value.length > 0 ? (
                <>
                    <Graph study={study} review={review} snapshot={snapshot} />
                    <FaultList study={study} review={review} />
                </>
            ) : (
                !running.value && <p class="quiet">{isEmpty ? t('Make some moves, or open a game from Records: then every move can be looked at.') : t('The engine looks at every move and shows where the game turned.')}</p>
            )}
            {running.value ? (
                <div class="progress">
                    <label>
                        {t('Looking at every move')} <progress max={moves.value.length} value={verdicts.value.length} />
                    </label>
                    <button onClick={() => review.stop()}>{t('Stop looking')}</button>
                </div>
            ) : (
                <button disabled={isEmpty} onClick={onReview}>
                    {t('Check my game')} <kbd>G</kbd>
                </button>
            )}
            {review.error.value && (
                <p class="error" role="alert">
                    {review.error.value}
                </p>
            )}
        </div>
    );
}

function Note({ study }: { study: Study }) {
    return (
        <label class="field note">
            <span class="unseen">{t('Comment on this move')}</span>
            <textarea rows={6} placeholder={t('Comment on this move')} value={study.node.comment ?? ''} onChange={(event) => study.note(event.currentTarget.value.trim())} />
        </label>
    );
}
