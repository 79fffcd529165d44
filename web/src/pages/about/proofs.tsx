// What is proved of a game, and what is not known.
import type { GameInfo, MoveValue } from '../../core/types';
import { address } from '../../app/router';
import { counted, numberText } from '../../i18n/numbers';
import { t } from '../../i18n/t';
import { StatisticsView } from '../learn/statistics_view';
import { openingGroups, type Figures } from './figures';
import { moveWords, startWords } from './words';

/** Moves of one value; those that end at different times apart. */
function Group({ moves }: { moves: MoveValue[] }) {
    const byWords = new Map<string, string[]>();
    for (const each of moves) byWords.set(moveWords(each), [...(byWords.get(moveWords(each)) ?? []), each.move]);
    return (
        <>
            {[...byWords].map(([words, names]) => (
                <div key={words}>
                    <dt>
                        {words} <span class="quiet small">{counted(names.length, '1 move', '{n} moves')}</span>
                    </dt>
                    <dd>{names.join('  ')}</dd>
                </div>
            ))}
        </>
    );
}

function Openings({ figures }: { figures: Figures }) {
    const groups = openingGroups(figures.openings).filter(({ value }) => value !== null);
    if (groups.length === 0) return null;
    return (
        <details open={figures.openings.length <= 30}>
            <summary>{t('The value of every first move')}</summary>
            <dl class="openings">
                {groups.map(({ value, moves }) => (
                    <Group key={value} moves={moves} />
                ))}
            </dl>
        </details>
    );
}

function OtherBoards({ others }: { others: Figures[] }) {
    if (others.length === 0) return null;
    return (
        <>
            <h3>{t('Other boards')}</h3>
            <dl class="boards">
                {others.map((each) => (
                    <div key={each.game}>
                        <dt>{each.game.split(' ').slice(1).join(' ')}</dt>
                        <dd>
                            {startWords(each.start)} {each.solution && t('{n} positions.', { n: numberText(each.solution.valid) })}
                        </dd>
                    </div>
                ))}
            </dl>
        </>
    );
}

function unknowns(figures: Figures): string[] {
    const open = figures.openings.filter((each) => each.value === null).length;
    const out: string[] = [];
    if (figures.start.value === null) out.push(t('Who wins with best play.'));
    if (open > 0) out.push(counted(open, 'What one of the first moves is worth.', 'What {n} of the first moves are worth.'));
    if (!figures.solution) out.push(t('How many positions there are, and how long the longest win takes: no table holds all of them.'));
    return out.length > 0 ? out : [t('Nothing: the value of every position is known.')];
}

export function ProofView({ info, figures, others }: { info: GameInfo; figures: Figures; others: Figures[] }) {
    return (
        <section class="proofs">
            <h2>{t('What is proved')}</h2>
            <p>
                <strong>{startWords(figures.start)}</strong>
            </p>
            <Openings figures={figures} />
            {figures.solution && (
                <>
                    <h3>{t('All {n} positions with all pieces on the board', { n: numberText(figures.solution.valid) })}</h3>
                    <StatisticsView statistics={figures.solution} name={info.name} />
                    <p>
                        <a href={address('explorer', [info.name])}>{t('Table explorer')}</a>
                    </p>
                </>
            )}
            <OtherBoards others={others} />
            <h2>{t('What is not known')}</h2>
            <ul>
                {unknowns(figures).map((each) => (
                    <li key={each}>{each}</li>
                ))}
            </ul>
        </section>
    );
}
