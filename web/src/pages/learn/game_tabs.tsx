import type { GameInfo } from '../../core/types';
import { address } from '../../app/router';
import { t } from '../../i18n/t';
import { text } from '../../i18n/text';

const pages = [
    { page: 'rules', title: text('Rules') },
    { page: 'learn', title: text('Lessons') },
    { page: 'puzzles', title: text('Puzzles') },
    { page: 'explorer', title: text('Table explorer') },
    { page: 'about', title: text('Figures') },
    { page: 'analysis', title: text('Analysis') },
    { page: 'play', title: text('Play') },
];

/** The pages about one game. */
export function GameTabs({ info, here }: { info: GameInfo; here: string }) {
    return (
        <nav class="tabs" aria-label={info.title}>
            {pages
                .filter(({ page }) => page !== 'explorer' || info.has_tables)
                .map(({ page, title }) => (
                    <a key={page} href={address(page, [info.name])} aria-current={page === here ? 'page' : undefined}>
                        {t(title)}
                    </a>
                ))}
        </nav>
    );
}
