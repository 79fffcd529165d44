import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { address } from '../../app/router';
import { drawMove, type Drawing } from '../../board/marks';
import type { GameInfo, Snapshot, Puzzle } from '../../core/types';
import { said, t } from '../../i18n/t';
import { text } from '../../i18n/text';
import { useShortcutHelp } from '../../ui/help';
import { useKeys } from '../../ui/keys';
import { announce } from '../../ui/live';
import { linkTo } from '../analysis/link';
import { newTree } from '../analysis/tree';
import { BoardArea } from '../board_area';
import { Refused, useRefusal } from '../refusal';
import { ShareTool } from '../share_dialog';
import { TypedMove } from '../play/typed_move';
import { Tool, ToolLink } from '../../ui/tool';
import { GameRail } from '../rail';
import { Seat } from '../seat';
import { PuzzleRun, type Stage } from './puzzle_run';
import { useSnapshot } from './use_snapshot';
import { typed } from './typed';

const shortcuts = [
    { keys: 'H', what: text('Hint') },
    { keys: 'A', what: text('Try again') },
    { keys: 'S', what: text('Show the solution') },
    { keys: 'N', what: text('Next puzzle') },
    { keys: '/', what: text('Type a move') },
];

/** First the piece to move or the neighbourhood, then the move itself. */
function hintDrawing(run: PuzzleRun, snapshot: Snapshot): Drawing {
    const steps = snapshot.moves.find((move) => move.move === run.expected)?.steps;
    if (!steps || run.hints.value === 0 || run.stage.value !== 'solving') return {};
    const first = steps[0];
    return run.hints.value > 1 || typeof first !== 'string' ? drawMove(steps, 0, true) : { marks: [{ cell: first, kind: 'goal' }] };
}

function words(run: PuzzleRun, stage: Stage, colour: string): [string, string] {
    const answer = run.answer.value;
    if (stage === 'solved') return ['right', '✓ ' + t('Solved.')];
    if (stage === 'shown') return ['', t('This is the solution.')];
    if (stage === 'wrong') {
        const why = answer?.value === 'loss' ? t('It loses: look how.') : answer?.value === 'draw' ? t('It only draws: look why.') : t('It does not win.');
        return ['wrong', '✗ ' + why];
    }
    if (stage === 'checking') return ['', t('Let us see…')];
    if (run.moves.value.length > 0) return ['right', '✓ ' + t('Right. What now?')];
    return ['', t('{colour} to move wins. Exactly one move does it.', { colour })];
}

interface Props {
    info: GameInfo;
    puzzle: Puzzle;
    header: ComponentChildren;
    footer: ComponentChildren;
    isSolved: boolean;
    onEnd: (how: 'solved' | 'missed', clean: boolean) => void;
    onNext: () => void;
}

export function PuzzleView({ info, puzzle, header, footer, isSolved, onEnd, onNext }: Props) {
    const run = useMemo(() => new PuzzleRun(puzzle, onEnd), [puzzle]);
    const snapshot = useSnapshot(puzzle.game, puzzle.position, run.moves.value);
    const first = useSnapshot(puzzle.game, puzzle.position, []);
    const stage = run.stage.value;
    const [mood, message] = words(run, stage, said(first?.colour ?? ''));
    useEffect(() => {
        void run.prepare();
        return () => run.leave();
    }, [run]);
    useEffect(() => {
        if (first) announce(message);
    }, [message, !first]);
    const canHint = stage === 'solving' && run.expected !== undefined;
    const canTry = stage === 'wrong' || stage === 'shown' || stage === 'solved';
    useKeys({
        h: () => canHint && run.hint(),
        a: () => canTry && run.again(),
        s: () => void run.show(),
        n: onNext,
        '/': () => document.getElementById('typed-move')?.focus(),
    });
    useShortcutHelp(shortcuts);
    const open = snapshot && stage === 'solving' && snapshot.played.length === run.moves.value.length ? snapshot.moves : [];
    const { refusal, onBoard } = useRefusal(() => ({ game: puzzle.game, start: puzzle.position, moves: run.moves.value }), open);
    return (
        <div class="stage play puzzle">
            <div class="far">{snapshot && first && <Seat snapshot={snapshot} side={first.side === 1 ? 2 : 1} />}</div>
            <BoardArea
                info={info}
                snapshot={snapshot}
                moves={open}
                flipped={first?.side === 2}
                drawing={snapshot ? hintDrawing(run, snapshot) : {}}
                onMove={(move) => void run.play(move)}
                {...onBoard}
            />
            <div class="near">{snapshot && first && <Seat snapshot={snapshot} side={first.side} state={t('that is you')} />}</div>
            <aside class="side" aria-label={t('Puzzle')}>
                {header}
                <div class="card task">
                    <p class="quiet small">
                        {puzzle.id} · {t('Grade {n} of 5', { n: puzzle.grade })} · {puzzle.plies === 1 ? t('wins at once') : t('wins in {n} turns', { n: puzzle.plies })}
                        {isSolved && <span class="done"> ✓ {t('solved before')}</span>}
                    </p>
                    <p class={`reply ${mood}`}>{message}</p>
                    <p class="played">{run.moves.value.join(' ')}</p>
                    {stage === 'checking' && run.progress.value !== null && (
                        <label class="progress quiet small">
                            {t('Making the table ready')} <progress max={1} value={run.progress.value} />
                        </label>
                    )}
                    {run.error.value && <p class="error">{run.error}</p>}
                </div>
                <Refused refusal={refusal} />
                <TypedMove controller={typed(open, (move) => void run.play(move))} />
                {footer}
                <div class="actions card bar">
                    <Tool icon="hint" name={t('Hint')} keys="H" disabled={!canHint} onClick={() => run.hint()} />
                    <Tool icon="undo" name={t('Try again')} keys="A" disabled={!canTry} onClick={() => run.again()} />
                    <Tool icon="watch" name={t('Solution')} keys="S" onClick={() => void run.show()} />
                    <ShareTool address={() => address('puzzles', [info.name, puzzle.id])} snapshot={snapshot} />
                    <ToolLink icon="graph" name={t('Analyse')} href={linkTo(newTree(puzzle.game, puzzle.position, run.moves.value))} />
                    <button class="primary" onClick={onNext}>
                        {t('Next puzzle')} <kbd>N</kbd>
                    </button>
                </div>
            </aside>
            <GameRail info={info} />
        </div>
    );
}
