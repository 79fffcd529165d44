// What is to be played: opponent, colour, and under "more" the options of the game and a clock.
import { useMemo, useState } from 'preact/hooks';
import { address } from '../../app/router';
import { keep, recall } from '../../app/storage';
import { Board } from '../../board/board';
import { tintOf } from '../../board/pieces';
import type { GameInfo } from '../../core/types';
import { said, t } from '../../i18n/t';
import { Icon, type IconName } from '../../ui/icon';
import { PieceIcon } from '../../ui/piece_icon';
import { Segments } from '../../ui/segments';
import { ClockFields } from './clock_fields';
import { gameText, OptionFields, valuesOf, wrongOption, type Values } from './options';
import { human, type Setup } from './match';
import { levels, PlayerPicker, PlayerSelect } from './player_picker';
import { clockRule, seatsOf, usableWishes, type Wishes } from './wishes';
import { usePreview } from './preview';
import { unfinishedGames } from './stored';
import { UnfinishedList } from './unfinished';
import { GameList } from '../game_list';
import { Seat } from '../seat';
import { playerLabel } from './labels';

interface Props {
    info: GameInfo;
    wanted: string; // a game with options, from the address
    start: string;
    notice: string;
    onStart: (setup: Setup) => void;
}

/** What was chosen and not played yet: it survives a look at the rules. */
interface Draft {
    wishes: Wishes;
    values: Values;
    isOpen: boolean;
}
const drafts = new Map<string, Draft>();

function useDraft({ info, wanted, start }: Props) {
    const key = [info.name, wanted, start].join('\n');
    const [draft, setDraft] = useState<Draft>(() => drafts.get(key) ?? freshDraft(info, wanted));
    const change = (part: Partial<Draft>) =>
        setDraft((now) => {
            const next = { ...now, ...part };
            drafts.set(key, next);
            return next;
        });
    return { draft, change, forgetDraft: () => drafts.delete(key) };
}

function freshDraft(info: GameInfo, wanted: string): Draft {
    const wishes = usableWishes(recall(`wishes.${info.name}`), info);
    const values = valuesOf(info, wanted === info.name ? (wishes.game ?? wanted) : wanted);
    return { wishes, values, isOpen: gameText(info, values) !== info.name };
}

export function SetupPage(props: Props) {
    const { info, start, notice, onStart } = props;
    const { draft, change, forgetDraft } = useDraft(props);
    const { wishes, values, isOpen } = draft;
    const left = useMemo(() => unfinishedGames(info.name).slice(0, 5), [info.name]);
    const game = gameText(info, values);
    const { snapshot, error: refused } = usePreview(game, start);
    const error = wrongOption(info, values) || refused;
    const wish = (part: Partial<Wishes>) => change({ wishes: { ...wishes, ...part } });
    const submit = (event: Event) => {
        event.preventDefault();
        if (error) return;
        keep(`wishes.${info.name}`, { ...wishes, game });
        forgetDraft();
        const clock = clockRule(wishes.clock);
        onStart({ game, start, seats: seatsOf(wishes), ...(clock ? { clock } : {}) });
    };
    const flipped = wishes.mode === 'computer' && wishes.side === '2';
    const nameOf = (side: 1 | 2) => seatName(wishes, side);
    return (
        <div class="stage play setup">
            <div class="far">{snapshot && <Seat snapshot={snapshot} side={flipped ? 1 : 2} name={nameOf(flipped ? 1 : 2)} />}</div>
            <section class="board-area" aria-label={t('Board')}>
                {snapshot && <Board snapshot={snapshot} label={t('Board of {game}', { game: info.title })} flipped={flipped} />}
            </section>
            <div class="near">{snapshot && <Seat snapshot={snapshot} side={flipped ? 2 : 1} name={nameOf(flipped ? 2 : 1)} />}</div>
            <form class="side wishes" onSubmit={submit}>
                <div class="card fill pad">
                {notice && (
                    <p class="notice" role="status">
                        {notice}
                    </p>
                )}
                <header>
                    <h1>{info.title}</h1>
                    <p class="quiet">
                        {said(info.summary)} <a href={address('rules', [info.name])}>{t('Rules')}</a> · <a href={address('learn', [info.name])}>{t('Lessons')}</a>
                    </p>
                </header>
                <Segments
                    legend={t('Opponent')}
                    name="mode"
                    look="cards"
                    value={wishes.mode}
                    choices={[
                        { value: 'computer', name: t('Computer'), label: <Mode icon="computer" title={t('Computer')} note={t('{n} levels', { n: levels(info).length })} /> },
                        { value: human, name: t('Two players, one screen'), label: <Mode icon="people" title={t('Two players')} note={t('one screen')} /> },
                        { value: 'show', name: t('Watch'), label: <Mode icon="watch" title={t('Watch')} note={t('two computers')} /> },
                    ]}
                    onChange={(mode) => wish({ mode })}
                />
                <p class="small">
                    <a href={address('online', [], { game: info.name })}>{t('Play a person online')}</a>
                </p>
                {wishes.mode === 'computer' && (
                    <>
                        <PlayerPicker info={info} value={wishes.player} onChange={(player) => wish({ player })} />
                        <ColourPicker info={info} snapshot={snapshot} wishes={wishes} wish={wish} />
                    </>
                )}
                {wishes.mode === 'show' && (
                    <div class="pair">
                        <PlayerSelect info={info} label={said(info.colours[0])} value={wishes.player} onChange={(player) => wish({ player })} />
                        <PlayerSelect info={info} label={said(info.colours[1])} value={wishes.rival} onChange={(rival) => wish({ rival })} />
                    </div>
                )}
                <details open={isOpen || !!error} onToggle={(event) => change({ isOpen: event.currentTarget.open })}>
                    <summary>{t('Rules and clock')}</summary>
                    <OptionFields info={info} values={values} onChange={(next) => change({ values: next })} />
                    <ClockFields value={wishes.clock} onChange={(clock) => wish({ clock })} />
                </details>
                <UnfinishedList matches={left} />
                </div>
                <div class="card bar start-bar">
                    {error && (
                        <p class="error small" role="alert" id="start-wrong">
                            {error}
                        </p>
                    )}
                    <button class="primary start-button" disabled={!!error} aria-describedby={error ? 'start-wrong' : undefined}>
                        <Icon name="play" /> {t('Start the game')}
                    </button>
                </div>
            </form>
            <GameList here={info.name} />
        </div>
    );
}

function Mode({ icon, title, note }: { icon: IconName; title: string; note: string }) {
    return (
        <>
            <Icon name={icon} />
            <span>{title}</span>
            <span class="quiet">{note}</span>
        </>
    );
}

/** Who will sit there, as far as it is chosen. */
function seatName({ mode, player, rival, side }: Wishes, seat: 1 | 2): string {
    if (mode === human) return t('Player {n}', { n: seat });
    if (mode === 'show') return playerLabel(seat === 1 ? player : rival);
    const mine = side === '2' ? 2 : 1;
    return seat === mine ? t('You') : playerLabel(player);
}

function ColourPicker({ info, snapshot, wishes, wish }: Pick<Props, 'info'> & { snapshot: ReturnType<typeof usePreview>['snapshot']; wishes: Wishes; wish: (part: Partial<Wishes>) => void }) {
    const colour = (i: 0 | 1) => (
        <>
            {snapshot ? <PieceIcon game={info.name} kind={snapshot.pieces.kind} tint={tintOf(snapshot, info.colours[i])} /> : <span class="piece-icon" />}
            {i === 0 ? t('{colour}, first', { colour: said(info.colours[0]) }) : said(info.colours[1])}
        </>
    );
    return (
        <Segments
            legend={t('You play')}
            name="colour"
            value={wishes.side}
            choices={[
                { value: '1', label: colour(0), title: t('You begin') },
                { value: '2', label: colour(1), title: t('The computer begins') },
                { value: 'any', label: t('Random colour'), title: t('Random colour') },
            ]}
            onChange={(side) => wish({ side })}
        />
    );
}
