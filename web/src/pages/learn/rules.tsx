// #/rules/GAME: the rules as the core tells them, with boards to try them on.
import { games } from '../../app/api';
import type { PageProps } from '../../app/pages';
import { t } from '../../i18n/t';
import '../../style/study.css';
import { GameChoice, NoSuchGame } from '../game_choice';
import { GameTabs } from './game_tabs';
import { RulesText } from './rules_text';

export default function RulesPage({ route }: PageProps) {
    const name = route.rest[0] ?? '';
    const info = games.value.find((game) => game.name === name);
    if (games.value.length === 0) return null;
    if (!name) return <GameChoice title={t('Rules')} page="rules" />;
    return info ? <Rules key={name} name={name} /> : <NoSuchGame name={name} />;
}

function Rules({ name }: { name: string }) {
    const info = games.value.find((game) => game.name === name)!;
    return (
        <article class="rules" lang={undefined}>
            <GameTabs info={info} here="rules" />
            <header>
                <h1>{t('The rules of {game}', { game: info.title })}</h1>
                <p class="quiet">{info.origin}</p>
            </header>
            <RulesText name={name} />
        </article>
    );
}
