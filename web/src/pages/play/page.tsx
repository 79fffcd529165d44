// #/play/GAME goes on with the game that was left, or asks what is to be played; #/play/GAME/ID is one game,
// #/play/GAME/new asks in any case.
import { useEffect, useState } from 'preact/hooks';
import { games } from '../../app/api';
import type { PageProps } from '../../app/pages';
import { address, go, replaceAddress } from '../../app/router';
import { t } from '../../i18n/t';
import { NoSuchGame } from '../game_choice';
import { Game } from './game';
import { GameController } from './game_controller';
import { nameOf, type Setup } from './match';
import { SetupPage } from './setup';
import { forgetGame, storedGame, storedMatch } from './stored';

const newGame = 'new';

/** The game of an address, as it was left. */
function gameOf(name: string, id: string): GameController | undefined {
    const match = storedGame(id);
    return match && nameOf(match) === name ? new GameController(match) : undefined;
}

export default function PlayPage({ route }: PageProps) {
    const [name = '', id = ''] = route.rest;
    const start = route.query.get('start') ?? '';
    const wanted = route.query.get('game') ?? name;
    const isAsked = id === newGame || start !== '' || wanted !== name;
    const [kept, setController] = useState<GameController>();
    const controller = !isAsked && kept?.id === id ? kept : undefined; // not that of the page before
    const [isLost, setLost] = useState(false);
    useEffect(() => {
        if (controller) return;
        const last = id || isAsked ? undefined : storedMatch(name);
        if (last) return replaceAddress(address('play', [name, last.id]));
        const found = id && !isAsked ? gameOf(name, id) : undefined;
        setController(found);
        setLost(id !== '' && !found);
    }, [name, id, isAsked]);
    useEffect(() => () => kept?.leave(), [kept]);

    const info = games.value.find((game) => game.name === name);
    if (games.value.length === 0) return null;
    if (!info) return <NoSuchGame name={name} />;
    const begin = (setup: Setup) => {
        const begun = GameController.begin(setup);
        setController(begun);
        replaceAddress(address('play', [name, begun.id]));
    };
    const ask = () => {
        if (!controller?.snapshot.value) forgetGame(id); // it cannot be shown
        go(address('play', [name, newGame]));
    };
    if (controller) return <Game info={info} controller={controller} onNew={ask} />;
    if (!isAsked && id && !isLost) return null;
    const notice = isLost && !isAsked ? t('This game is no longer here.') : '';
    return <SetupPage key={`${name} ${wanted} ${start}`} info={info} wanted={wanted} start={start} notice={notice} onStart={begin} />;
}
