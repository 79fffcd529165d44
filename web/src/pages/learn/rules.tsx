// #/rules/GAME: the rules as the core tells them, with boards to try them on.
import { games } from '../../app/api';
import type { PageProps } from '../../app/pages';
import { said, t } from '../../i18n/t';
import '../../style/study.css';
import { GameChoice, NoSuchGame } from '../game_choice';
import { Diagram } from './diagram';
import { GameTabs } from './game_tabs';
import { useAnswer } from './use_answer';

export default function RulesPage({ route }: PageProps) {
    const name = route.rest[0] ?? '';
    const info = games.value.find((game) => game.name === name);
    if (games.value.length === 0) return null;
    if (!name) return <GameChoice title={t('Rules')} page="rules" />;
    return info ? <Rules key={name} name={name} /> : <NoSuchGame name={name} />;
}

function Rules({ name }: { name: string }) {
    const info = games.value.find((game) => game.name === name)!;
    const { answer: page, error } = useAnswer('rules', name);
    return (
        <article class="rules" lang={undefined}>
            <GameTabs info={info} here="rules" />
            <header>
                <h1>{t('The rules of {game}', { game: info.title })}</h1>
                <p class="quiet">{info.origin}</p>
            </header>
            {error && <p class="error">{error}</p>}
            {page?.sections.map((section) => (
                <section key={section.heading} class={section.example ? 'with-example' : ''}>
                    <div class="prose">
                        <h2>{said(section.heading)}</h2>
                        {section.paragraphs.map((paragraph) => (
                            <p key={paragraph}>{said(paragraph)}</p>
                        ))}
                    </div>
                    {section.example && (
                        <figure>
                            <Diagram
                                game={section.example.game}
                                position={section.example.position}
                                marks={section.example.marks}
                                label={t('Board of {game}', { game: info.title })}
                            />
                            <figcaption class="quiet">{said(section.example.caption)}</figcaption>
                        </figure>
                    )}
                </section>
            ))}
        </article>
    );
}
