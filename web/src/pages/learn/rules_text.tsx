import { games } from '../../app/api';
import { said, t } from '../../i18n/t';
import '../../style/study.css';
import { Diagram } from './diagram';
import { useAnswer } from './use_answer';

/** The rules as the core tells them, with boards to try them on. `isAside`: beside a game that goes on. */
export function RulesText({ name, isAside = false }: { name: string; isAside?: boolean }) {
    const info = games.value.find((game) => game.name === name);
    const { answer: page, error } = useAnswer('rules', name);
    return (
        <>
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
                                label={t('Board of {game}', { game: info?.title ?? name })}
                                isAside={isAside}
                            />
                            <figcaption class="quiet">{said(section.example.caption)}</figcaption>
                        </figure>
                    )}
                </section>
            ))}
        </>
    );
}
