// What is to be played: opponent, colour, and under "more" the options of the game and a clock.
import { useState } from 'preact/hooks';
import { address } from '../../app/router';
import { keep, recall } from '../../app/storage';
import { Board } from '../../board/board';
import type { GameInfo } from '../../core/types';
import { said, t } from '../../i18n/t';
import { PieceIcon } from '../../ui/piece_icon';
import { Segments } from '../../ui/segments';
import { ClockFields } from './clock_fields';
import { gameText, OptionFields, valuesOf } from './options';
import { human, type Setup } from './match';
import { PlayerPicker, PlayerSelect } from './player_picker';
import { clockRule, seatsOf, usableWishes, type Wishes } from './wishes';
import { usePreview } from './preview';

interface Props {
    info: GameInfo;
    wanted: string; // a game with options, from the address
    start: string;
    onStart: (setup: Setup) => void;
    onBack?: (() => void) | undefined; // to a game that is not over
}

export function SetupPage({ info, wanted, start, onStart, onBack }: Props) {
    const [wishes, setWishes] = useState<Wishes>(() => usableWishes(recall(`wishes.${info.name}`), info));
    const [values, setValues] = useState(() => valuesOf(info, wanted === info.name ? (wishes.game ?? wanted) : wanted));
    const game = gameText(info, values);
    const { snapshot, error } = usePreview(game, start);
    const wish = (part: Partial<Wishes>) => setWishes({ ...wishes, ...part });
    const submit = (event: Event) => {
        event.preventDefault();
        if (error) return;
        keep(`wishes.${info.name}`, { ...wishes, game });
        const clock = clockRule(wishes.clock);
        onStart({ game, start, seats: seatsOf(wishes), ...(clock ? { clock } : {}) });
    };
    return (
        <div class="play setup">
            <section class="board-area" aria-label={t('Board')}>
                {snapshot && <Board snapshot={snapshot} label={t('Board of {game}', { game: info.title })} flipped={wishes.mode === 'computer' && wishes.side === '2'} />}
            </section>
            <form class="side wishes" onSubmit={submit}>
                <header>
                    <h1>{info.title}</h1>
                    <p class="quiet">
                        {said(info.summary)} <a href={address('rules', [info.name])}>{t('Rules')}</a> · <a href={address('learn', [info.name])}>{t('Lessons')}</a>
                    </p>
                </header>
                <Segments
                    legend={t('Opponent')}
                    name="mode"
                    value={wishes.mode}
                    choices={[
                        { value: 'computer', label: t('Computer') },
                        { value: human, label: t('Person here') },
                        { value: 'show', label: t('Watch') },
                    ]}
                    onChange={(mode) => wish({ mode })}
                />
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
                <details open={!!error || game !== info.name}>
                    <summary>{t('Rules and clock')}</summary>
                    <OptionFields info={info} values={values} onChange={setValues} />
                    <ClockFields value={wishes.clock} onChange={(clock) => wish({ clock })} />
                </details>
                {error && (
                    <p class="error" role="alert">
                        {said(error)}
                    </p>
                )}
                <button class="primary start-button" disabled={!!error}>
                    {t('Start the game')}
                </button>
                {onBack && (
                    <button type="button" onClick={onBack}>
                        {t('Back to your game')}
                    </button>
                )}
            </form>
        </div>
    );
}

function ColourPicker({ info, snapshot, wishes, wish }: Pick<Props, 'info'> & { snapshot: ReturnType<typeof usePreview>['snapshot']; wishes: Wishes; wish: (part: Partial<Wishes>) => void }) {
    const colour = (i: 0 | 1) => (
        <>
            <PieceIcon tint={snapshot?.colours.find((each) => each.name === info.colours[i])?.tint ?? (i ? 'white' : 'black')} />
            {said(info.colours[i])}
        </>
    );
    return (
        <Segments
            legend={t('Your colour')}
            name="colour"
            value={wishes.side}
            choices={[
                { value: '1', label: colour(0), title: t('You begin') },
                { value: '2', label: colour(1), title: t('The computer begins') },
                { value: 'any', label: t('Either') },
            ]}
            onChange={(side) => wish({ side })}
        />
    );
}
