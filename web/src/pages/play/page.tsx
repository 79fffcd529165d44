// #/play/GAME: goes on with the stored game, or asks what is to be played.
import { useEffect, useState } from 'preact/hooks';
import { games } from '../../app/desk';
import type { PageProps } from '../../app/pages';
import { address, hops } from '../../app/router';
import { t } from '../../i18n/t';
import { Game } from './game';
import type { Setup } from './match';
import { SetupPage } from './setup';
import { storedMatch } from './stored';
import { Table } from './table';

/** A game in progress goes on; a finished one is only shown again after a reload. */
function leftTable(name: string): Table | undefined {
    const match = storedMatch(name);
    return match && (!match.over || hops === 0) ? new Table(match) : undefined;
}

export default function PlayPage({ route }: PageProps) {
    const name = route.rest[0] ?? '';
    const start = route.query.get('start') ?? '';
    const wanted = route.query.get('game') ?? name;
    const [kept, setTable] = useState<Table>();
    const table = kept?.name === name ? kept : undefined; // not that of the page before
    const [anew, setAnew] = useState(false);
    useEffect(() => {
        setTable(start || wanted !== name ? undefined : leftTable(name));
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
    if (table && !anew)
        return (
            <Game
                info={info}
                table={table}
                onNew={() => {
                    table.leave();
                    setAnew(true);
                }}
            />
        );
    const begin = (setup: Setup) => {
        setTable(Table.begin(setup));
        setAnew(false);
    };
    const back = table && !table.ending ? () => (setAnew(false), table.comeBack()) : undefined;
    return <SetupPage key={name} info={info} wanted={wanted} start={start} onStart={begin} onBack={back} />;
}
