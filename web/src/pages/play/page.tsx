// #/play/GAME: goes on with the stored game, or asks what is to be played.
import { useEffect, useState } from 'preact/hooks';
import { games } from '../../app/desk';
import type { PageProps } from '../../app/pages';
import { address } from '../../app/router';
import { recall } from '../../app/storage';
import { t } from '../../i18n/t';
import { Game } from './game';
import { isMatch } from './match';
import { SetupPage } from './setup';
import { storedName, Table } from './table';

function storedTable(name: string): Table | undefined {
    const match = recall<unknown>(storedName(name));
    return isMatch(match) && match.line.game.split(' ')[0] === name ? new Table(match) : undefined;
}

export default function PlayPage({ route }: PageProps) {
    const name = route.rest[0] ?? '';
    const start = route.query.get('start') ?? '';
    const wanted = route.query.get('game') ?? name;
    const [table, setTable] = useState<Table>();
    useEffect(() => {
        const stored = start || wanted !== name ? undefined : storedTable(name);
        setTable(stored);
        return () => stored?.leave();
    }, [name, start, wanted]);
    useEffect(() => () => table?.leave(), [table]);

    const info = games.value.find((game) => game.name === name);
    if (games.value.length === 0) return null;
    if (!info)
        return (
            <div class="narrow">
                <h1>{t('There is no game “{name}”', { name })}</h1>
                <a href={address('')}>{t('Choose a game')}</a>
            </div>
        );
    if (table) return <Game info={info} table={table} onNew={() => setTable(undefined)} />;
    return <SetupPage key={name} info={info} wanted={wanted} start={start} onStart={(setup) => setTable(Table.begin(setup))} />;
}
