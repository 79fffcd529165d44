// The games by their pictures, what was left, and the puzzle of the day.
import { useEffect, useRef, useState } from 'preact/hooks';
import { snapshotOf } from '../../app/api';
import { address } from '../../app/router';
import { mayAnimate } from '../../app/settings';
import { lookOf } from '../../board/look';
import { Board } from '../../board/board';
import type { GameInfo, Line, Snapshot } from '../../core/types';
import { said, t } from '../../i18n/t';
import { useDaily } from '../daily';
import { puzzleProgress } from '../learn/progress';
import { opponentLabel } from '../play/labels';
import { human, nameOf, type Match } from '../play/match';
import { storedMatch, unfinishedGames } from '../play/stored';

const pause = 900; // between the moves that a picture plays
const shown = 6; // of them

export function usePicture(line: Line | undefined): Snapshot | undefined {
    const [picture, setPicture] = useState<Snapshot>();
    useEffect(() => {
        let here = true;
        if (!line) return;
        snapshotOf(line).then(
            (found) => here && setPicture(found),
            () => undefined,
        );
        return () => {
            here = false;
        };
    }, [line?.game, line?.start, line?.moves.length]);
    return picture;
}

export function Picture({ snapshot, label, crop }: { snapshot: Snapshot | undefined; label: string; crop?: Snapshot | undefined }) {
    return <div class="picture">{snapshot && <Board snapshot={snapshot} label={label} crop={crop} plain />}</div>;
}

/** The picture of a game, drawn when the core is there; while it `plays` it goes through its last moves again and again. */
export function GamePicture({ info, plays = false }: { info: GameInfo; plays?: boolean }) {
    const all = info.sample.length;
    const from = Math.max(0, all - shown);
    const [ply, setPly] = useState(all);
    useEffect(() => {
        if (!plays || !mayAnimate()) return setPly(all);
        setPly(from);
        const timer = setInterval(() => setPly((now) => (now >= all ? from : now + 1)), pause);
        return () => clearInterval(timer);
    }, [plays]);
    const at = (plies: number) => ({ game: info.name, start: '', moves: info.sample.slice(0, plies) });
    const [whole, snapshot] = [usePicture(at(all)), usePicture(at(ply))];
    return <Picture snapshot={whole && snapshot} crop={whole} label={t('Board of {game}', { game: info.title })} />;
}

export function GameCard({ game }: { game: GameInfo }) {
    const [plays, setPlays] = useState(false);
    const card = useRef<HTMLLIElement>(null);
    const goesOn = storedMatch(game.name) !== undefined;
    return (
        <li
            ref={card}
            class={`card game on-${lookOf(game.name).board.name}`}
            onPointerEnter={(event) => event.pointerType === 'mouse' && setPlays(true)}
            onPointerLeave={() => setPlays(false)}
            onFocusIn={() => setPlays(card.current?.matches(':has(:focus-visible)') ?? false)}
            onFocusOut={() => setPlays(false)}
        >
            <a href={address('play', [game.name])}>
                <GamePicture info={game} plays={plays} />
                <span class="words">
                    <span class="title">{game.title}</span>
                    <span class="small">{said(game.summary)}</span>
                    <span class="quiet origin">{game.origin}</span>
                    {goesOn && <span class="goes-on">{t('Go on with your game')}</span>}
                </span>
            </a>
        </li>
    );
}

const isMine = (match: Match, snapshot: Snapshot): boolean => match.seats[snapshot.side - 1] === human;

/** The game that was left last, or first steps. */
export function ContinueCard({ games, first }: { games: GameInfo[]; first: GameInfo | undefined }) {
    const [[match, ...others]] = useState(() => unfinishedGames().filter(({ line }) => line.moves.length > 0));
    const snapshot = usePicture(match?.line);
    const info = match && games.find(({ name }) => name === nameOf(match));
    if (!match) return <FirstStepsCard game={first} />;
    return (
        <section class="card mini" aria-label={t('Continue')}>
            <Picture snapshot={snapshot} label={t('Board of {game}', { game: info?.title ?? '' })} />
            <div>
                <p class="eyebrow">{t('Continue')}</p>
                <h2>{t('{game}: {opponent}', { game: info?.title ?? '', opponent: opponentLabel(match) })}</h2>
                <p class="quiet small">
                    {snapshot && isMine(match, snapshot) && t('Your turn') + ' · '}
                    {t('Move {n}', { n: match.line.moves.length })}
                </p>
                <p class="row">
                    <a class="button primary slim" href={address('play', [nameOf(match), match.id])}>
                        {t('Continue')}
                    </a>
                    {others.length > 0 && (
                        <a class="button ghost slim" href={address('games')}>
                            {t('{n} more', { n: others.length })}
                        </a>
                    )}
                </p>
            </div>
        </section>
    );
}

/** For somebody who has not played yet. */
function FirstStepsCard({ game }: { game: GameInfo | undefined }) {
    return (
        <section class="card mini" aria-label={t('First steps')}>
            {game ? <GamePicture info={game} /> : <div class="picture" />}
            <div>
                <p class="eyebrow">{t('First steps')}</p>
                <h2>{game ? t('Lessons in {game}', { game: game.title }) : ' '}</h2>
                <p class="quiet small">{t('Few rules, two minutes.')}</p>
                <p class="row">
                    <a class="button slim" href={game ? address('learn', [game.name]) : address('learn')}>
                        {t('Begin')}
                    </a>
                </p>
            </div>
        </section>
    );
}

export function DailyCard() {
    const daily = useDaily();
    const snapshot = usePicture(daily && { game: daily.puzzle.game, start: daily.puzzle.position, moves: [] });
    const isSolved = !!daily && puzzleProgress(daily.info.name).solved.includes(daily.puzzle.id);
    return (
        <section class="card mini" aria-label={t('Puzzle of the day')}>
            <Picture snapshot={snapshot} label={t('Puzzle of the day')} />
            <div>
                <p class="eyebrow">{t('Puzzle of the day')}</p>
                <h2>{snapshot ? t('{colour} to move', { colour: said(snapshot.colour) }) : ' '}</h2>
                <p class="quiet small">{daily ? `${daily.info.title} · ${daily.puzzle.plies === 1 ? t('wins at once') : t('wins in {n} turns', { n: daily.puzzle.plies })}` : ' '}</p>
                <p class="row">
                    <a class="button slim" href={daily ? address('puzzles', [daily.info.name, daily.puzzle.id]) : address('puzzles')}>
                        {t('Solve it')}
                    </a>
                    {isSolved && <span class="tag done">✓ {t('solved')}</span>}
                </p>
            </div>
        </section>
    );
}
