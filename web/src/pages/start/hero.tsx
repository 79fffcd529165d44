// A board to play on at once: a position that is won in one move.
import { useEffect, useState } from 'preact/hooks';
import { firstVisit } from 'virtual:first-visit';
import { ask, snapshotOf } from '../../app/api';
import { Board } from '../../board/board';
import { tintOf } from '../../board/pieces';
import type { GameInfo, Puzzle, Snapshot } from '../../core/types';
import { said, t } from '../../i18n/t';
import { announce } from '../../ui/live';
import { PieceIcon } from '../../ui/piece_icon';
import { play as playSound } from '../../ui/sound';
import { puzzleProgress } from '../learn/progress';
import { tasksOf } from './first_game';

interface Task {
    puzzle: Puzzle;
    snapshot: Snapshot;
}

const look = (puzzle: Puzzle, moves: string[]): Promise<Snapshot> => snapshotOf({ game: puzzle.game, start: puzzle.position, moves });

/** The first one is there before the core, unless it has been solved. */
function useTasks(info: GameInfo | undefined) {
    const [tasks, setTasks] = useState<Puzzle[]>(() => {
        const first = firstVisit.task?.puzzle;
        return info && first && first.game.split(' ')[0] === info.name && !puzzleProgress(info.name).solved.includes(first.id) ? [first] : [];
    });
    useEffect(() => {
        let here = true;
        if (!info) return;
        const { solved } = puzzleProgress(info.name);
        ask('puzzles', { game: info.name }).then(
            (all) => here && setTasks(tasksOf(all, solved)),
            () => undefined,
        );
        return () => {
            here = false;
        };
    }, [info]);
    return tasks;
}

type State = 'open' | 'solved' | 'wrong';

function useTask(info: GameInfo | undefined) {
    const tasks = useTasks(info);
    const [at, setAt] = useState(0);
    const [task, setTask] = useState<Task>();
    const [state, setState] = useState<State>('open');
    const puzzle = tasks[at % Math.max(1, tasks.length)];
    useEffect(() => {
        let here = true;
        if (!puzzle) return;
        look(puzzle, []).then(
            (snapshot) => here && (setTask({ puzzle, snapshot }), setState('open')),
            () => undefined,
        );
        return () => {
            here = false;
        };
    }, [puzzle?.id]);
    const play = async (move: string) => {
        if (!task) return;
        const right = task.puzzle.solution[0] === move;
        const snapshot = await look(task.puzzle, [move]);
        setTask({ ...task, snapshot });
        setState(right ? 'solved' : 'wrong');
        playSound(right ? 'solved' : 'wrong');
        announce(right ? t('That wins!') : t('That does not win yet.'));
    };
    const again = () => task && void look(task.puzzle, []).then((snapshot) => (setTask({ ...task, snapshot }), setState('open')));
    return { task, state, play, again, next: () => setAt(at + 1) };
}

function Caption({ info, task, state, again, next }: { info: GameInfo; task: Task; state: State; again: () => void; next: () => void }) {
    const mover = task.snapshot.seats[task.snapshot.played[0] ? task.snapshot.played[0].side - 1 : task.snapshot.side - 1];
    return (
        <>
            <PieceIcon game={info.name} kind={task.snapshot.pieces.kind} tint={tintOf(task.snapshot, mover?.colour ?? '')} />
            <p>
                <strong>{state === 'open' ? t('Your move: win in one.') : state === 'solved' ? t('That wins!') : t('That does not win yet.')}</strong>{' '}
                {state === 'open' && said(info.summary)}
            </p>
            {state === 'solved' && (
                <button class="slim" onClick={next}>
                    {t('Another one')}
                </button>
            )}
            {state === 'wrong' && (
                <button class="slim" onClick={again}>
                    {t('Try again')}
                </button>
            )}
        </>
    );
}

export function HeroBoard({ info }: { info: GameInfo | undefined }) {
    const { task, state, play, again, next } = useTask(info);
    return (
        <section class="hero-board" aria-label={t('A position to win')}>
            <div class="hero-frame">
                {task && info && (
                    <Board
                        snapshot={task.snapshot}
                        label={t('Board of {game}', { game: info.title })}
                        moves={state === 'open' ? task.snapshot.moves : []}
                        onMove={(move) => void play(move)}
                    />
                )}
            </div>
            <div class="caption">{task && info && <Caption {...{ info, task, state, again, next }} />}</div>
        </section>
    );
}
