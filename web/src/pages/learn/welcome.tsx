// #/welcome: four steps on a live board for whoever is here for the first time.
import { useEffect, useState } from 'preact/hooks';
import { ask, games, snapshotOf } from '../../app/api';
import { address } from '../../app/router';
import type { GameInfo, LegalMove } from '../../core/types';
import { t } from '../../i18n/t';
import { announce } from '../../ui/live';
import { play as playSound } from '../../ui/sound';
import { BoardArea } from '../board_area';
import { GameRail } from '../rail';
import { Refused, useRefusal } from '../refusal';
import { Seat } from '../seat';
import { firstGame } from '../start/first_game';
import '../../style/study.css';
import { setWelcomed } from './welcomed';
import { useSnapshot } from './use_snapshot';

const last = 4;

export default function WelcomePage() {
    const info = firstGame(games.value);
    return info ? <Welcome info={info} /> : null;
}

function stepWords(step: number, info: GameInfo): string {
    if (step === 1) return info.starts_empty ? t('This is the board. Choose a cell and put a piece there.') : t('This is the board. Choose a piece of yours, then a marked cell: make any move.');
    if (step === 2) return t('The computer answers by itself. Now it is your turn again: make another move.');
    if (step === 3) return t('Not sure what to play? Ask for a hint.');
    return t('That is all. Moves can be taken back, and the rules are one key away. Have fun!');
}

/** What is played and how far the introduction is. */
function useWelcome(info: GameInfo) {
    const [moves, setMoves] = useState<string[]>([]);
    const [step, setStep] = useState(1);
    const [hint, setHint] = useState('');
    const snapshot = useSnapshot(info.name, '', moves);
    const line = { game: info.name, start: '', moves };
    const play = async (move: string) => {
        const mine = [...moves, move];
        setMoves(mine);
        setHint('');
        playSound('move');
        const { move: reply } = await ask('move', { ...line, moves: mine, player: info.players[0]?.name ?? 'random', seed: 1 }).catch(() => ({ move: '' }));
        setStep((now) => (reply === '' ? last : Math.max(now, Math.min(now + 1, 3))));
        if (reply !== '') setMoves([...mine, reply]);
    };
    const askHint = async () => {
        const { lines } = await ask('analyse', { ...line, budget: { milliseconds: 500, lines: 1 } }).catch(() => ({ lines: [] }));
        setHint(lines[0]?.moves[0] ?? '');
        setStep(last);
    };
    const open: LegalMove[] = snapshot?.side === 1 && snapshot.played.length === moves.length ? snapshot.moves : [];
    return { step, snapshot, open, line, play, askHint, hint: open.find((each) => each.move === hint) };
}

function Welcome({ info }: { info: GameInfo }) {
    const { step, snapshot, open, line, play, askHint, hint } = useWelcome(info);
    const { refusal, onBoard } = useRefusal(() => line, open);
    const words = stepWords(step, info);
    useEffect(setWelcomed, []);
    useEffect(() => announce(words), [words]);
    return (
        <div class="stage play lesson welcome">
            <div class="far">{snapshot && <Seat snapshot={snapshot} side={2} />}</div>
            <BoardArea
                info={info}
                snapshot={snapshot}
                moves={open}
                hint={hint}
                snapshotAfter={(move) => snapshotOf({ ...line, moves: [...line.moves, move] })}
                onMove={(move) => void play(move)}
                {...onBoard}
            />
            <div class="near">{snapshot && <Seat snapshot={snapshot} side={1} state={t('that is you')} />}</div>
            <aside class="side" aria-label={t('Introduction')}>
                <div class="card pad step">
                    <h1>{t('Welcome to Quinta')}</h1>
                    <p class="quiet small">
                        {t('Step {n} of {all}', { n: step, all: last })} <progress max={last} value={step} aria-label={t('Progress')} />
                    </p>
                    <p class="task">{words}</p>
                </div>
                <Refused refusal={refusal} />
                {step === 3 && (
                    <button class="primary" disabled={open.length === 0} onClick={() => void askHint()}>
                        {t('Hint')}
                    </button>
                )}
                {step === last && <Farewell info={info} />}
                {step < last && <a href={address('')}>{t('Skip')}</a>}
            </aside>
            <GameRail info={info} />
        </div>
    );
}

function Farewell({ info }: { info: GameInfo }) {
    return (
        <p class="row" data-focus-home tabIndex={-1}>
            <a class="button primary" href={address('play', [info.name])}>
                {t('Play {game}', { game: info.title })}
            </a>
            <a class="button" href={address('learn', [info.name])}>
                {t('Lessons')}
            </a>
            <a class="button" href={address('')}>
                {t('Choose a game')}
            </a>
        </p>
    );
}
