// What stands left of the board where there is room: the game, its goal, and where else to go with it.
import type { ComponentChildren } from 'preact';
import { address } from '../app/router';
import type { GameInfo } from '../core/types';
import { said, t } from '../i18n/t';
import { Icon } from '../ui/icon';
import { useAnswer } from './learn/use_answer';

/** What the rules begin with. */
function Idea({ game }: { game: string }) {
    const idea = useAnswer('rules', game).answer?.sections[0];
    if (!idea) return null;
    return (
        <div class="card pad">
            <p class="eyebrow">{said(idea.heading)}</p>
            <p class="small">{said(idea.paragraphs[0] ?? '')}</p>
        </div>
    );
}

export function GameRail({ info, note, children }: { info: GameInfo; note?: string; children?: ComponentChildren }) {
    return (
        <aside class="rail" aria-label={t('About this game')}>
            <div class="card pad">
                <p class="display rail-title">{info.title}</p>
                {note && <p class="quiet small">{note}</p>}
                <p class="small">{said(info.summary)}</p>
                <div class="row">
                    <a class="button slim" href={address('rules', [info.name])}>
                        <Icon name="book" /> {t('Rules')}
                    </a>
                    <a class="button slim" href={address('play', [info.name, 'new'])}>
                        <Icon name="new" /> {t('New game')}
                    </a>
                </div>
            </div>
            <Idea game={info.name} />
            {children}
        </aside>
    );
}
