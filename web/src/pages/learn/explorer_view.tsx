import { useEffect, useMemo, useState } from 'preact/hooks';
import { ratedGameOf } from '../../app/fair_play';
import type { GameInfo, Statistics } from '../../core/types';
import { said, t } from '../../i18n/t';
import { whyOver } from '../../i18n/why';
import { text } from '../../i18n/text';
import { useShortcutHelp } from '../../ui/help';
import { useKeys } from '../../ui/keys';
import { MoreTools } from '../../ui/more';
import { Tabs } from '../../ui/tabs';
import { Tool, ToolLink } from '../../ui/tool';
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
import { LegendList } from '../analysis/legend';
import { BoardArea } from '../board_area';
import { TypedMove } from '../play/typed_move';
import { GameRail } from '../rail';
import { Refused, useRefusal } from '../refusal';
import { Seat } from '../seat';
import { ShareTool } from '../share_dialog';
import { Unfair } from '../unfair';
import { GameTabs } from './game_tabs';
import { StatisticsView } from './statistics_view';

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
    statistics: Statistics | undefined;
    onLongest: (() => unknown) | undefined;
}

export function ExplorerView({ info, study, statistics, onReset, onLongest }: Props) {
    const engineState = useMemo(() => new EngineState({ on: false, values: true, lines: 1, limit: 't1000' }), []);
    const [running, setRunning] = useState(false);
    const [tab, setTab] = useState<'values' | 'moves' | 'all'>('values');
    const [snapshot, provenValues] = [study.snapshot.value, engineState.provenValues.value];
    const best = provenValues?.moves.reduce((a, b) => (isBetter(b, a) ? b : a), provenValues.moves[0]!);
    const ahead = study.node.children[0];
    const rated = ratedGameOf(info.name);
    useEffect(() => {
        if (snapshot) engineState.consider(study.line, snapshot);
    }, [snapshot, rated]);
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
    useKeys({ b: () => best && study.play(best.move), p: () => setRunning(!running), f: () => study.flip(), '/': () => (setTab('moves'), setTimeout(() => document.getElementById('typed-move')?.focus())) });
    useShortcutHelp(shortcuts);
    const { refusal, onBoard } = useRefusal(() => study.line, study.open);
    if (!snapshot) return null;
    const seat = (side: 1 | 2) => <Seat snapshot={snapshot} side={side} {...(snapshot.side === side && snapshot.result === '*' ? { state: t('to move') } : {})} />;
    const tabs = [
        { name: 'values' as const, label: t('Values'), children: provenValues ? <ValuesPanel provenValues={provenValues} snapshot={snapshot} onPlay={(move) => study.play(move)} /> : rated === undefined ? <p class="quiet small">{t('thinking')}…</p> : <Unfair game={info.name} /> },
        {
            name: 'moves' as const,
            label: t('Moves'),
            children: (
                <>
                    <MoveTree study={study} faults={() => 'none'} />
                    <TypedMove controller={study} />
                </>
            ),
        },
        { name: 'all' as const, label: t('All positions'), children: statistics ? <StatisticsView statistics={statistics} name={info.name} /> : <p class="quiet small">{t('thinking')}…</p> },
    ];
    const longest = () => {
        onLongest?.();
        setRunning(true);
    };
    return (
        <div class="stage play explorer">
            <h1 class="unseen">{t('{game}: every position', { game: info.title })}</h1>
            <div class="far">{seat(study.flipped.value ? 1 : 2)}</div>
            <BoardArea info={info} snapshot={snapshot} moves={study.open} flipped={study.flipped.value} drawing={draw(snapshot, null, provenValues)} onMove={(move) => study.play(move)} {...onBoard} />
            <div class="near">{seat(study.flipped.value ? 2 : 1)}</div>
            <aside class="side" aria-label={t('Table explorer')}>
                <GameTabs info={info} here="explorer" />
                <div class="status card">
                    <p class="headline">{snapshot.result === '*' ? t('{colour} to move', { colour: said(snapshot.colour) }) : whyOver(snapshot)}</p>
                    {provenValues && <p>{t('With best play the side to move {what}.', { what: valueLabel(provenValues) })}</p>}
                </div>
                <Refused refusal={refusal} />
                <section class="card fill panel" aria-label={t('Moves and values')}>
                    <Tabs label={t('Moves and values')} tabs={tabs} here={tab} onChange={setTab} />
                    <Walk study={study} />
                </section>
                <div class="actions card bar">
                    <Tool icon="check" name={t('Best move')} keys="B" disabled={!best || snapshot.result !== '*'} onClick={() => best && study.play(best.move)} />
                    <Tool icon="play" name={t('Perfect play')} keys="P" pressed={running} onClick={() => setRunning(!running)} />
                    <Tool icon="last" name={t('Longest win')} disabled={!onLongest} onClick={longest} />
                    <Tool icon="turn" name={t('Flip')} keys="F" onClick={() => study.flip()} />
                    <MoreTools>
                        <Tool icon="undo" name={t('Start again')} onClick={() => (setRunning(false), onReset())} />
                        <ShareTool address={() => linkTo(study.tree.value, study.path.value)} snapshot={snapshot} provenValues={provenValues} />
                        <ToolLink icon="graph" name={t('Analyse')} href={linkTo(study.tree.value, study.path.value)} />
                    </MoreTools>
                </div>
            </aside>
            <GameRail info={info}>
                <div class="card pad legend">
                    <p class="eyebrow">{t('What the numbers mean')}</p>
                    <LegendList />
                </div>
            </GameRail>
        </div>
    );
}
