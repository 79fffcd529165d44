// #/play/GAME: goes on with the stored game, or asks what is to be played.
import { useEffect, useState } from 'preact/hooks';
import { games } from '../../app/api';
import type { PageProps } from '../../app/pages';
import { address, hops } from '../../app/router';
import { t } from '../../i18n/t';
import { Game } from './game';
import type { Setup } from './match';
import { SetupPage } from './setup';
import { storedMatch } from './stored';
import { GameController } from './game_controller';

/** A game in progress goes on; a finished one is only shown again after a reload. */
function leftGame(name: string): GameController | undefined {
    const match = storedMatch(name);
    return match && (!match.over || hops === 0) ? new GameController(match) : undefined;
}

export default function PlayPage({ route }: PageProps) {
    const name = route.rest[0] ?? '';
    const start = route.query.get('start') ?? '';
    const wanted = route.query.get('game') ?? name;
    const [kept, setController] = useState<GameController>();
    const controller = kept?.name === name ? kept : undefined; // not that of the page before
    const [anew, setAnew] = useState(false);
    useEffect(() => {
        setController(start || wanted !== name ? undefined : leftGame(name));
        setAnew(false);
    }, [name, start, wanted]);
    useEffect(() => () => kept?.leave(), [kept]);

    const info = games.value.find((game) => game.name === name);
    if (games.value.length === 0) return null;
    if (!info)
        return (
            <div class="narrow">
                <h1>{t('There is no game “{name}”', { name })}</h1>
                <a href={address('')}>{t('Choose a game')}</a>
            </div>
        );
    if (controller && !anew)
        return (
            <Game
                info={info}
                controller={controller}
                onNew={() => {
                    controller.leave();
                    setAnew(true);
                }}
            />
        );
    const begin = (setup: Setup) => {
        setController(GameController.begin(setup));
        setAnew(false);
    };
    const back = controller && !controller.ending ? () => (setAnew(false), controller.comeBack()) : undefined;
    return <SetupPage key={name} info={info} wanted={wanted} start={start} onStart={begin} onBack={back} />;
}
