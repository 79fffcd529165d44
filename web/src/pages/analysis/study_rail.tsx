// Left of the board of a study: what is studied, what the numbers mean, and the table of a solved game.
import { address } from '../../app/router';
import type { GameInfo, Snapshot } from '../../core/types';
import { t } from '../../i18n/t';
import { Icon } from '../../ui/icon';
import { LegendList } from './legend';
import type { Study } from './study';

export function StudyRail({ info, study, snapshot }: { info: GameInfo; study: Study; snapshot: Snapshot }) {
    const name = study.named.value?.name;
    return (
        <aside class="rail" aria-label={t('About this study')}>
            <div class="card pad">
                <p class="eyebrow">{t('Study')}</p>
                <p class="display rail-title">{name ?? info.title}</p>
                {name && <p class="quiet small">{info.title}</p>}
                <div class="row">
                    <a class="button slim" href={address('play', [info.name], { game: snapshot.game, start: snapshot.position })}>
                        <Icon name="play" /> {t('Play from here')}
                    </a>
                    <a class="button slim" href={address('rules', [info.name])}>
                        <Icon name="book" /> {t('Rules')}
                    </a>
                </div>
            </div>
            <div class="card pad legend">
                <p class="eyebrow">{t('What the numbers mean')}</p>
                <LegendList />
            </div>
            {info.has_tables && (
                <div class="card pad">
                    <p class="eyebrow">{t('Table')}</p>
                    <p class="small">{t('This game is solved: the table knows every position.')}</p>
                    <a class="small" href={address('explorer', [info.name])}>
                        {t('Explore the table')}
                    </a>
                </div>
            )}
        </aside>
    );
}
