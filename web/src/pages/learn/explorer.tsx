// #/explorer/GAME: walk through the tables of the solved games.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { ask, games } from '../../app/api';
import type { PageProps } from '../../app/pages';
import type { GameInfo, Statistics } from '../../core/types';
import { t } from '../../i18n/t';
import { why } from '../../i18n/why';
import '../../style/study.css';
import { Study } from '../analysis/study';
import { newTree } from '../analysis/tree';
import { GameChoice, NoSuchGame } from '../game_choice';
import { ExplorerView } from './explorer_view';
import { GameTabs } from './game_tabs';

export default function ExplorerPage({ route }: PageProps) {
    const name = route.rest[0] ?? '';
    const info = games.value.find((game) => game.name === name);
    if (games.value.length === 0) return null;
    if (!name) return <GameChoice title={t('Table explorer')} page="explorer" only={(game) => game.has_tables} />;
    if (!info) return <NoSuchGame name={name} />;
    const options = [...route.query].map(([key, value]) => `${key}=${value}`);
    const game = [name, ...options].join(' ');
    return <Explorer key={game} info={info} game={game} />;
}

interface Readiness {
    progress: number | null;
    error: string;
    ready: boolean;
}

/** Makes the tables ready and asks for their statistics. */
function useTables(game: string): Readiness & { statistics: Statistics | undefined } {
    const [state, setState] = useState<Readiness>({ progress: null, error: '', ready: false });
    const [statistics, setStatistics] = useState<Statistics>();
    useEffect(() => {
        let here = true;
        const report = (news: unknown) => here && setState({ progress: (news as { progress?: number }).progress ?? null, error: '', ready: false });
        const load = async () => {
            const { has_tables: has } = await ask('prepare', { game }, { report });
            if (!here) return;
            setState({ progress: null, error: has ? '' : t('This game has no table: it is too large to be solved.'), ready: has });
            if (has) setStatistics(await ask('statistics', { game }, {}));
        };
        load().catch((wrong) => here && setState({ progress: null, error: why(wrong), ready: false }));
        return () => {
            here = false;
        };
    }, [game]);
    return { ...state, statistics };
}

function Explorer({ info, game }: { info: GameInfo; game: string }) {
    const { progress, error, ready, statistics } = useTables(game);
    const [study, setStudy] = useState<Study>();
    const first = useMemo(() => new Study(newTree(game), []), [game]);
    const longest = () => {
        if (!statistics) return undefined;
        const shown = new Study(newTree(game, statistics.example, statistics.line), []);
        setStudy(shown);
        return shown;
    };
    if (ready)
        return <ExplorerView {...{ info, statistics }} study={study ?? first} onReset={() => setStudy(new Study(newTree(game), []))} onLongest={statistics ? longest : undefined} />;
    return (
        <div class="narrow">
            <GameTabs info={info} here="explorer" />
            <h1>{t('{game}: every position', { game: info.title })}</h1>
            {error ? (
                <p class="error" role="alert">
                    {error}
                </p>
            ) : (
                <label class="progress">
                    {t('Making the table ready')} <progress max={1} {...(progress === null ? {} : { value: progress })} />
                </label>
            )}
        </div>
    );
}
