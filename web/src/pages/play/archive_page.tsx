// #/games: the games of this browser, unfinished and finished.
import { useMemo, useState } from 'preact/hooks';
import { ask, games } from '../../app/api';
import { address } from '../../app/router';
import { dateText } from '../../i18n/numbers';
import { t } from '../../i18n/t';
import { text } from '../../i18n/text';
import { saveText } from '../../ui/clipboard';
import { notify } from '../../ui/toast';
import '../../style/archive.css';
import { linkTo } from '../analysis/link';
import { Select } from '../../ui/select';
import { newTree } from '../analysis/tree';
import { fits, opponentOf, outcomeOf, recordOfMatch, scores, type Filter, type Outcome } from './archive';
import { opponentLabel, playerLabel } from './labels';
import { nameOf, type Match } from './match';
import { finishedGames, forgetGame, storageState, storeMatch, unfinishedGames } from './stored';

const outcomeLabels: Record<Outcome, string> = { won: text('Won'), drawn: text('Drawn'), lost: text('Lost'), over: text('Over'), unfinished: text('Unfinished') };
const titleOf = (name: string): string => games.value.find((game) => game.name === name)?.title ?? name;

function Scores({ matches }: { matches: Match[] }) {
    const rows = scores(matches);
    if (rows.length === 0) return null;
    return (
        <table class="results">
            <caption>{t('Results by opponent')}</caption>
            <thead>
                <tr>
                    {[text('Game'), text('Opponent'), text('Wins'), text('Draws'), text('Losses')].map((heading) => (
                        <th key={heading} scope="col">
                            {t(heading)}
                        </th>
                    ))}
                </tr>
            </thead>
            <tbody>
                {rows.map((row) => (
                    <tr key={row.game + row.opponent}>
                        <td>{titleOf(row.game)}</td>
                        <th scope="row">{playerLabel(row.opponent)}</th>
                        <td>{row.won}</td>
                        <td>{row.drawn}</td>
                        <td>{row.lost}</td>
                    </tr>
                ))}
            </tbody>
        </table>
    );
}

function Filters({ all, filter, onChange }: { all: Match[]; filter: Filter; onChange: (filter: Filter) => void }) {
    const opponents = [...new Set(all.map(opponentOf))].filter(Boolean).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    return (
        <div class="row filters" role="group" aria-label={t('Filter')}>
            <Select label={t('Game')} value={filter.game} choices={games.value.map((game) => [game.name, game.title])} onChange={(game) => onChange({ ...filter, game })} />
            <Select label={t('Opponent')} value={filter.opponent} choices={opponents.map((name) => [name, playerLabel(name)])} onChange={(opponent) => onChange({ ...filter, opponent })} />
            <Select
                label={t('Result')}
                value={filter.outcome}
                choices={Object.entries(outcomeLabels).map(([name, words]) => [name, t(words)])}
                onChange={(outcome) => onChange({ ...filter, outcome: outcome as Outcome | '' })}
            />
        </div>
    );
}

function Row({ match, onDelete }: { match: Match; onDelete: () => void }) {
    const outcome = outcomeOf(match);
    const { game, start, moves } = match.line;
    const title = t('{game}: {opponent}', { game: titleOf(nameOf(match)), opponent: opponentLabel(match) });
    return (
        <li class={`archived is-${outcome}`}>
            <a class="title" href={address('play', [nameOf(match), match.id])}>
                {title}
            </a>
            <span class="outcome">{t(outcomeLabels[outcome])}</span>
            <span class="quiet small about">
                {t('Moves: {n}', { n: moves.length })}
                {match.changed > 0 && ` · ${dateText(match.changed)}`}
            </span>
            <a class="button" href={linkTo(newTree(game, start, moves))} aria-label={`${t('Analyse')}: ${title}`}>
                {t('Analyse')}
            </a>
            <button onClick={onDelete} aria-label={`${t('Delete')}: ${title}`}>
                {t('Delete')}
            </button>
        </li>
    );
}

async function written(matches: Match[]): Promise<string> {
    const texts: string[] = [];
    for (const match of matches) texts.push((await ask('write_record', { record: recordOfMatch(match) })).text);
    return texts.join('\n');
}

const shown = 100;

export default function ArchivePage() {
    const [version, setVersion] = useState(0);
    const [filter, setFilter] = useState<Filter>({ game: '', opponent: '', outcome: '' });
    const [most, setMost] = useState(shown);
    const all = useMemo(() => [...unfinishedGames().filter((match) => match.line.moves.length > 0), ...finishedGames()], [version]);
    const found = all.filter((match) => fits(match, filter));
    const redraw = () => setVersion((now) => now + 1);
    const remove = (match: Match) => {
        forgetGame(match.id);
        redraw();
        notify(t('Game deleted'), t('Put it back'), () => (storeMatch(match), redraw()));
    };
    return (
        <div class="narrow archive">
            <h1 tabIndex={-1}>{t('Your games')}</h1>
            {storageState.value === 'pruned' && <p class="notice">{t('This browser’s storage is full: the oldest finished games were removed.')}</p>}
            {all.length === 0 ? (
                <p class="empty">
                    {t('Games that you play are kept here.')} <a href={address('')}>{t('Choose a game')}</a>
                </p>
            ) : (
                <>
                    <Scores matches={all} />
                    <Filters all={all} filter={filter} onChange={setFilter} />
                    <p class="row">
                        <span>{t('Games: {n}', { n: found.length })}</span>
                        <button disabled={found.length === 0} onClick={() => void written(found).then((words) => saveText(words, 'quinta.pgn'))}>
                            {t('Export these games')}
                        </button>
                    </p>
                </>
            )}
            <ul class="archive-list" aria-label={t('Games')}>
                {found.slice(0, most).map((match) => (
                    <Row key={match.id} match={match} onDelete={() => remove(match)} />
                ))}
            </ul>
            {found.length > most && <button onClick={() => setMost(most + shown)}>{t('Show more')}</button>}
        </div>
    );
}
