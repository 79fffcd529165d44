// #/puzzles/GAME/ID: positions with exactly one winning move.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { ask, games } from '../../app/api';
import type { PageProps } from '../../app/pages';
import { address, go } from '../../app/router';
import { keep, recall } from '../../app/storage';
import type { GameInfo, Puzzle } from '../../core/types';
import { t } from '../../i18n/t';
import { Segments } from '../../ui/segments';
import '../../style/home.css';
import '../../style/study.css';
import { GameChoice, NoSuchGame } from '../game_choice';
import { DailyCard } from '../start/cards';
import { GameTabs } from './game_tabs';
import { keepPuzzles, puzzleProgress, withMissed, withSolved, type PuzzleProgress } from './progress';
import { PuzzleHistory, ratingText } from './puzzle_history';
import { isProvisional, keepRecord, puzzleRecord, withTry, type PuzzleRecord } from './puzzle_rating';
import { PuzzleView } from './puzzle_view';
import { useAnswer } from './use_answer';

export default function PuzzlesPage({ route }: PageProps) {
    const [name = '', id = ''] = route.rest;
    const info = games.value.find((game) => game.name === name);
    if (games.value.length === 0) return null;
    if (!name) return <PuzzleChoice />;
    return info ? <Puzzles key={name} info={info} id={id} /> : <NoSuchGame name={name} />;
}

/** Today's puzzle, then the games with what is solved of each. */
function PuzzleChoice() {
    const [counts, setCounts] = useState(new Map<string, number>());
    useEffect(() => {
        let here = true;
        const count = async ({ name }: GameInfo) => [name, (await ask('puzzles', { game: name })).length] as const;
        Promise.all(games.value.map(count)).then(
            (found) => here && setCounts(new Map(found)),
            () => undefined,
        );
        return () => {
            here = false;
        };
    }, []);
    const note = ({ name }: GameInfo) => {
        const all = counts.get(name);
        return all === undefined ? ' ' : t('{n} of {all} solved', { n: puzzleProgress(name).solved.length, all });
    };
    return (
        <GameChoice title={t('Puzzles')} page="puzzles" note={note}>
            <DailyCard />
        </GameChoice>
    );
}

/** The next one that is not solved yet, after `from` and then from the beginning. */
export function nextPuzzle(puzzles: Puzzle[], solved: string[], from: string): Puzzle | undefined {
    const at = puzzles.findIndex((puzzle) => puzzle.id === from);
    const order = [...puzzles.slice(at + 1), ...puzzles.slice(0, at + 1)];
    return order.find((puzzle) => !solved.includes(puzzle.id) && puzzle.id !== from) ?? order[0];
}

function Scores({ progress, record, all }: { progress: PuzzleProgress; record: PuzzleRecord; all: Puzzle[] }) {
    const solved = all.filter((each) => progress.solved.includes(each.id)).length;
    const rows: [string, string | number][] = [
        [isProvisional(record) ? t('Rating, provisional') : t('Rating'), record.tries.length > 0 ? ratingText(record) : '–'],
        [t('Streak'), progress.streak],
        [t('Best'), progress.best],
        [t('Solved'), `${solved}/${all.length}`],
    ];
    return (
        <dl class="scores">
            {rows.map(([label, value]) => (
                <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                </div>
            ))}
        </dl>
    );
}

function Puzzles({ info, id }: { info: GameInfo; id: string }) {
    const { answer: all, error } = useAnswer('puzzles', info.name);
    const [grade, setGrade] = useState(recall<string>(`grade.${info.name}`) ?? 'all');
    const [progress, setProgress] = useState(puzzleProgress(info.name));
    const [record, setRecord] = useState(() => puzzleRecord(info.name));
    const grades = useMemo(() => [...new Set(all?.map((puzzle) => puzzle.grade))].sort(), [all]);
    const chosen = grades.some((each) => String(each) === grade) ? grade : 'all';
    const pool = useMemo(() => all?.filter((each) => chosen === 'all' || String(each.grade) === chosen) ?? [], [all, chosen]);
    // It stays when it has just been solved.
    const puzzle = useMemo(() => all?.find((each) => each.id === id) ?? nextPuzzle(pool, progress.solved, ''), [pool, id]);
    if (error) return <p class="error">{error}</p>;
    if (!all) return null;
    const change = (next: typeof progress) => {
        keepPuzzles(info.name, next);
        setProgress(next);
    };
    const onEnd = (how: 'solved' | 'missed', clean: boolean) => {
        const now = puzzleProgress(info.name);
        if (puzzle) {
            const next = withTry(puzzleRecord(info.name), puzzle, how === 'missed' ? 'missed' : clean ? 'solved' : 'helped', Date.now());
            keepRecord(info.name, next);
            setRecord(next);
        }
        change(how === 'missed' ? withMissed(now) : withSolved(now, puzzle?.id ?? '', clean));
    };
    const next = () => go(address('puzzles', [info.name, nextPuzzle(pool, puzzleProgress(info.name).solved, puzzle?.id ?? '')?.id ?? '']));
    const header = (
        <>
            <GameTabs info={info} here="puzzles" />
            <h1 class="unseen">{t('Puzzles in {game}', { game: info.title })}</h1>
            {id && puzzle?.id !== id && <p class="error">{t('There is no puzzle “{name}”', { name: id })}</p>}
        </>
    );
    const footer = (
        <div class="card pad">
            <Scores progress={progress} record={record} all={all} />
            <PuzzleHistory game={info.name} record={record} />
            <Segments
                legend={t('Grade')}
                name="grade"
                value={chosen}
                choices={[{ value: 'all', label: t('All') }, ...grades.map((each) => ({ value: String(each), label: String(each), title: t('Grade {n} of 5', { n: each }) }))]}
                onChange={(value) => {
                    keep(`grade.${info.name}`, value);
                    setGrade(value);
                    go(address('puzzles', [info.name]));
                }}
            />
        </div>
    );
    if (!puzzle)
        return (
            <div class="narrow">
                {header}
                <p>{t('There are no puzzles for this game yet.')}</p>
            </div>
        );
    return <PuzzleView key={puzzle.id} info={info} puzzle={puzzle} header={header} footer={footer} isSolved={progress.solved.includes(puzzle.id)} onEnd={onEnd} onNext={next} />;
}
