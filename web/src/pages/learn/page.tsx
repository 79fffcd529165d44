// #/learn: what there is to learn; #/learn/GAME/LESSON: one lesson.
import { games } from '../../app/api';
import type { PageProps } from '../../app/pages';
import { address } from '../../app/router';
import { lookOf } from '../../board/look';
import type { GameInfo } from '../../core/types';
import { said, t } from '../../i18n/t';
import '../../style/study.css';
import { NoSuchGame } from '../game_choice';
import { GamePicture } from '../start/cards';
import { GameTabs } from './game_tabs';
import { LessonView } from './lesson';
import { lessonsDone, puzzleProgress } from './progress';
import { useAnswer } from './use_answer';

function GameCard({ info }: { info: GameInfo }) {
    const { answer: lessons } = useAnswer('lessons', info.name);
    const { answer: puzzles } = useAnswer('puzzles', info.name);
    const counted = (done: number, all: number | undefined) => (all === undefined ? '' : `${Math.min(done, all)}/${all}`);
    return (
        <li class={`card subject on-${lookOf(info.name).board.name}`}>
            <GamePicture info={info} />
            <div class="words">
                <h2>{info.title}</h2>
                <p class="quiet">{said(info.summary)}</p>
                <ul class="links">
                    <li>
                        <a href={address('rules', [info.name])}>{t('Rules')}</a>
                    </li>
                    <li>
                        <a href={address('learn', [info.name])}>{t('Lessons')}</a> <span class="quiet">{counted(lessonsDone(info.name).length, lessons?.length)}</span>
                    </li>
                    <li>
                        <a href={address('puzzles', [info.name])}>{t('Puzzles')}</a> <span class="quiet">{counted(puzzleProgress(info.name).solved.length, puzzles?.length)}</span>
                    </li>
                    {info.has_tables && (
                        <li>
                            <a href={address('explorer', [info.name])}>{t('Table explorer')}</a>
                        </li>
                    )}
                    <li>
                        <a href={address('about', [info.name])}>{t('Figures')}</a>
                    </li>
                </ul>
            </div>
        </li>
    );
}

function Overview() {
    return (
        <div class="start">
            <header>
                <h1>{t('Learn')}</h1>
                <p class="quiet">{t('Rules to try out, short lessons, and puzzles with exactly one winning move.')}</p>
            </header>
            <ul class="subjects">
                {games.value.map((info) => (
                    <GameCard key={info.name} info={info} />
                ))}
            </ul>
        </div>
    );
}

function Lessons({ info, id }: { info: GameInfo; id: string }) {
    const { answer: lessons, error } = useAnswer('lessons', info.name);
    const done = lessonsDone(info.name);
    const at = lessons?.findIndex((lesson) => lesson.id === id) ?? -1;
    const lesson = lessons?.[at];
    if (lesson) return <LessonView key={lesson.id} info={info} lessons={lessons ?? []} lesson={lesson} />;
    return (
        <div class="narrow">
            <GameTabs info={info} here="learn" />
            <h1>{t('Lessons in {game}', { game: info.title })}</h1>
            {error && <p class="error">{error}</p>}
            {lessons && id && <p class="error">{t('There is no lesson “{name}”', { name: id })}</p>}
            <ol class="lesson-list">
                {lessons?.map((each) => (
                    <li key={each.id}>
                        <a class="card" href={address('learn', [info.name, each.id])}>
                            <span>{said(each.title)}</span>
                            {done.includes(each.id) && <span class="done">✓ {t('done')}</span>}
                        </a>
                    </li>
                ))}
            </ol>
        </div>
    );
}

export default function LearnPage({ route }: PageProps) {
    const [name = '', id = ''] = route.rest;
    const info = games.value.find((game) => game.name === name);
    if (games.value.length === 0) return null;
    if (!name) return <Overview />;
    return info ? <Lessons key={name} info={info} id={id} /> : <NoSuchGame name={name} />;
}
