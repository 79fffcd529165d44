// One lesson: read, look, and do what is asked; the board knows whether it was right.
import { useEffect, useState } from 'preact/hooks';
import { address, go } from '../../app/router';
import type { GameInfo, Lesson, LessonStep } from '../../core/types';
import { said, t } from '../../i18n/t';
import { useShortcutHelp } from '../../ui/help';
import { useKeys } from '../../ui/keys';
import { announce } from '../../ui/live';
import { play as playSound } from '../../ui/sound';
import { text } from '../../i18n/text';
import { BoardArea } from '../board_area';
import { Refused, useRefusal } from '../refusal';
import { TypedMove } from '../play/typed_move';
import { GameRail } from '../rail';
import { Seat } from '../seat';
import { goalMarks } from './diagram';
import { GameTabs } from './game_tabs';
import { lessonDone, lessonsDone } from './progress';
import { useSnapshot } from './use_snapshot';
import { typed } from './typed';

const shortcuts = [
    { keys: 'N', what: text('On to the next step') },
    { keys: 'B', what: text('Back one step') },
    { keys: '/', what: text('Type a move') },
];

interface Tried {
    step: LessonStep;
    move: string;
    right: boolean;
}

/** A lesson's step with what has been tried in it. */
function useStep(step: LessonStep) {
    const [last, setLast] = useState<Tried>();
    const tried = last?.step === step ? last : undefined; // another step begins without any
    const snapshot = useSnapshot(step.game, step.position, tried?.right ? [tried.move] : []);
    const play = (move: string) => {
        const right = step.accepted.includes(move);
        setLast({ step, move, right });
        playSound(right ? 'move' : 'wrong');
        announce(said(right ? step.praise : step.hint));
    };
    return { tried, snapshot, play, isDone: step.accepted.length === 0 || !!tried?.right };
}

/** All lessons of the game, beside the one at hand. */
function LessonRail({ info, lessons, here }: { info: GameInfo; lessons: Lesson[]; here: string }) {
    const done = lessonsDone(info.name);
    return (
        <nav class="card lesson-rail" aria-label={t('Lessons')}>
            <ol>
                {lessons.map(({ id, title }, i) => (
                    <li key={id}>
                        <a href={address('learn', [info.name, id])} aria-current={id === here ? 'page' : undefined}>
                            <span class="sign" aria-hidden="true">
                                {done.includes(id) ? '✓' : i + 1}
                            </span>
                            {said(title)} {done.includes(id) && <span class="unseen">{t('done')}</span>}
                        </a>
                    </li>
                ))}
            </ol>
        </nav>
    );
}

export function LessonView({ info, lessons, lesson }: { info: GameInfo; lessons: Lesson[]; lesson: Lesson }) {
    const next = lessons[lessons.indexOf(lesson) + 1];
    const [at, setAt] = useState(0);
    const step = lesson.steps[at]!;
    const { tried, snapshot, play, isDone } = useStep(step);
    const isLast = at === lesson.steps.length - 1;
    const onward = () => {
        if (!isDone) return;
        if (!isLast) return setAt(at + 1);
        lessonDone(info.name, lesson.id);
        go(next ? address('learn', [info.name, next.id]) : address('learn', [info.name]));
    };
    const back = () => at > 0 && setAt(at - 1);
    useEffect(() => {
        if (isLast && isDone) lessonDone(info.name, lesson.id);
    }, [isLast, isDone]);
    useEffect(() => announce(said(step.text)), [step]);
    useKeys({ n: onward, b: back, '/': () => document.getElementById('typed-move')?.focus() });
    useShortcutHelp(shortcuts);
    const open = snapshot && step.accepted.length > 0 && !tried?.right ? snapshot.moves : [];
    const { refusal, onBoard } = useRefusal(() => ({ game: step.game, start: step.position, moves: [] }), open);
    return (
        <div class="stage play lesson">
            <div class="far">{snapshot && <Seat snapshot={snapshot} side={2} />}</div>
            <BoardArea info={info} snapshot={snapshot} moves={open} drawing={tried?.right || !snapshot ? {} : goalMarks(step.marks, snapshot)} onMove={play} {...onBoard} />
            <div class="near">{snapshot && <Seat snapshot={snapshot} side={1} />}</div>
            <aside class="side" aria-label={t('Lesson')}>
                <GameTabs info={info} here="learn" />
                <div class="card pad step">
                    <h1>{said(lesson.title)}</h1>
                    <p class="quiet small">
                        {t('Step {n} of {all}', { n: at + 1, all: lesson.steps.length })} <progress max={lesson.steps.length} value={at + (isDone ? 1 : 0)} aria-label={t('Progress')} />
                    </p>
                    <p class="task">{said(step.text)}</p>
                    {tried && <p class={`reply ${tried.right ? 'right' : 'wrong'}`}>{tried.right ? `✓ ${said(step.praise)}` : `✗ ${tried.move}: ${said(step.hint)}`}</p>}
                </div>
                <Refused refusal={refusal} />
                {open.length > 0 && <TypedMove controller={typed(open, play)} />}
                <div class="actions card bar">
                    <button disabled={at === 0} onClick={back}>
                        {t('Back')} <kbd>B</kbd>
                    </button>
                    <button class="primary" disabled={!isDone} onClick={onward}>
                        {isLast ? (next ? t('Next lesson') : t('Finish')) : t('Next')} <kbd>N</kbd>
                    </button>
                </div>
            </aside>
            <GameRail info={info}>
                <LessonRail info={info} lessons={lessons} here={lesson.id} />
            </GameRail>
        </div>
    );
}
