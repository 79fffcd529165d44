// #/about/GAME: a game in figures, by play and by proof.
import { useEffect, useState } from 'preact/hooks';
import { games } from '../../app/api';
import type { PageProps } from '../../app/pages';
import type { GameInfo } from '../../core/types';
import { counted } from '../../i18n/numbers';
import { t } from '../../i18n/t';
import '../../style/about.css';
import '../../style/study.css';
import { GameChoice, NoSuchGame } from '../game_choice';
import { GameTabs } from '../learn/game_tabs';
import { figuresOf, type Figures } from './figures';
import { ProofView } from './proofs';
import { SelfPlayView } from './self_play';

export default function AboutPage({ route }: PageProps) {
    const name = route.rest[0] ?? '';
    const info = games.value.find((game) => game.name === name);
    if (games.value.length === 0) return null;
    if (!name) return <GameChoice title={t('About the games')} page="about" />;
    return info ? <About key={name} info={info} /> : <NoSuchGame name={name} />;
}

function About({ info }: { info: GameInfo }) {
    const [all, setAll] = useState<Figures[]>();
    const [failed, setFailed] = useState(false);
    useEffect(() => {
        let here = true;
        figuresOf(info.name).then(
            (found) => here && setAll(found),
            () => here && setFailed(true),
        );
        return () => {
            here = false;
        };
    }, [info.name]);
    return (
        <div class="narrow about">
            <GameTabs info={info} here="about" />
            <h1 tabIndex={-1}>{t('{game} in figures', { game: info.title })}</h1>
            {failed && (
                <p class="error" role="alert">
                    {t('The figures could not be loaded. Are you offline?')}
                </p>
            )}
            {all && <AboutGame info={info} all={all} />}
        </div>
    );
}

function AboutGame({ info, all }: { info: GameInfo; all: Figures[] }) {
    const [figures, ...others] = all;
    if (!figures) return <p>{t('There are no figures of this game yet: `quinta stats {game}` makes some.', { game: info.name })}</p>;
    return (
        <>
            <p>
                {info.origin}. {counted(figures.cells, '1 cell', '{n} cells')}, {counted(figures.first_moves, '1 first move', '{n} first moves')}.
            </p>
            <ProofView info={info} figures={figures} others={others} />
            {figures.self_play.length > 0 && <SelfPlayView all={figures.self_play} />}
            <p class="quiet small made">
                {t('Made by')} <code>{figures.command}</code>
            </p>
        </>
    );
}
