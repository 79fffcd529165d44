// #/online/new: a game to be offered, to everybody, to whoever gets the link, or to somebody (?against=NAME).
import { useState } from 'preact/hooks';
import { games } from '../../app/api';
import { address, go } from '../../app/router';
import { keep, recall } from '../../app/storage';
import { Board } from '../../board/board';
import { tintOf } from '../../board/pieces';
import type { GameInfo } from '../../core/types';
import { said, t } from '../../i18n/t';
import { connection } from '../../online/link';
import type { Offer, Person } from '../../online/messages';
import { profileOf } from '../../online/people';
import { me, whyNot } from '../../online/session';
import { PieceIcon } from '../../ui/piece_icon';
import { Segments } from '../../ui/segments';
import { useAnswer } from '../people/use_answer';
import { ClockFields } from '../play/clock_fields';
import { gameText, OptionFields, valuesOf, type Values } from '../play/options';
import { usePreview } from '../play/preview';
import { Seat } from '../seat';
import { controlOf, dayChoices, dayLabel } from './control';
import { withName } from './who';

interface Wish {
    game: string; // with its options
    clock: string;
    side: Offer['side'];
    rated: boolean;
    audience: 'lobby' | 'link';
}

function freshWish(info: GameInfo, audience: Wish['audience']): Wish {
    const kept = recall<Partial<Wish>>(`online.offer.${info.name}`) ?? {};
    return {
        game: typeof kept.game === 'string' && kept.game.split(' ')[0] === info.name ? kept.game : info.name,
        clock: typeof kept.clock === 'string' ? kept.clock : '',
        side: kept.side === 'first' || kept.side === 'second' ? kept.side : 'random',
        rated: kept.rated === true,
        audience,
    };
}

/** Why this game cannot be rated; '' when it can. */
function whyCasual({ clock }: Wish, game: string, rival: Person | undefined): string {
    if (rival?.kind === 'bot') return t('Computers never play rated games.');
    if (me.value?.kind !== 'account') return t('Rated games need an account.');
    if (game.includes(' ')) return t('Rated games have the usual options.');
    return clock === '' ? t('Rated games have a clock.') : '';
}

function useWish(info: GameInfo, audience: Wish['audience']) {
    const [wish, setWish] = useState(() => freshWish(info, audience));
    const [values, setValues] = useState<Values>(() => valuesOf(info, wish.game));
    const change = (part: Partial<Wish>) => setWish((now) => ({ ...now, ...part }));
    return { wish, values, setValues, change, game: gameText(info, values) };
}

export function OfferPage({ query }: { query: URLSearchParams }) {
    const against = query.get('against') ?? '';
    const { value: profile, error } = useAnswer(async () => (against ? profileOf(against) : undefined), [against]);
    const [name, setName] = useState(() => games.value.find((each) => each.name === query.get('game'))?.name ?? games.value[0]?.name ?? '');
    const info = games.value.find((each) => each.name === name);
    if (error)
        return (
            <p class="narrow error" role="alert">
                {error}
            </p>
        );
    if (!info || (against && !profile)) return null;
    return <OfferForm key={name} info={info} audience={query.get('to') === 'lobby' ? 'lobby' : 'link'} rival={profile?.person} onGame={setName} />;
}

type FormProps = { info: GameInfo; audience: Wish['audience']; rival: Person | undefined; onGame: (name: string) => void };

function OfferForm({ info, audience, rival, onGame }: FormProps) {
    const { wish, values, setValues, change, game } = useWish(info, audience);
    const { snapshot, error } = usePreview(game, '');
    const [refusal, setRefusal] = useState('');
    const casual = whyCasual(wish, game, rival);
    const offer = async () => {
        keep(`online.offer.${info.name}`, { ...wish, game });
        try {
            const whom = rival ? { audience: 'person' as const, to: rival.id } : { audience: wish.audience };
            const answer = await connection.ask({ type: 'challenge', game, control: controlOf(wish.clock), rated: wish.rated && !casual, side: wish.side, ...whom });
            if (answer.type === 'done' && answer.made) go(address('online', ['challenge', answer.made]));
        } catch (wrong) {
            setRefusal(whyNot(wrong));
        }
    };
    const submit = (event: Event) => {
        event.preventDefault();
        setRefusal('');
        if (!error) withName(() => void offer());
    };
    const flipped = wish.side === 'second';
    return (
        <div class="stage play setup">
            <div class="far">{snapshot && <Seat snapshot={snapshot} side={flipped ? 1 : 2} />}</div>
            <section class="board-area" aria-label={t('Board')}>
                {snapshot && <Board snapshot={snapshot} label={t('Board of {game}', { game: info.title })} flipped={flipped} />}
            </section>
            <div class="near">{snapshot && <Seat snapshot={snapshot} side={flipped ? 2 : 1} />}</div>
            <form class="side wishes" onSubmit={submit}>
                <div class="card fill pad">
                    <header>
                        <h1>{rival ? t('Challenge {name}', { name: rival.name }) : t('Offer a game')}</h1>
                        <p class="quiet">
                            {said(info.summary)} <a href={address('rules', [info.name])}>{t('Rules')}</a>
                        </p>
                    </header>
                    <label class="field">
                        <span>{t('Game')}</span>
                        <select value={info.name} onChange={(event) => onGame(event.currentTarget.value)}>
                            {games.value.map(({ name, title }) => (
                                <option key={name} value={name}>
                                    {title}
                                </option>
                            ))}
                        </select>
                    </label>
                    {!rival && (
                        <Segments
                            legend={t('To whom')}
                            name="audience"
                            value={wish.audience}
                            choices={[
                                { value: 'link', label: t('Whoever has the link') },
                                { value: 'lobby', label: t('Everybody') },
                            ]}
                            onChange={(to) => change({ audience: to })}
                        />
                    )}
                    <ClockFields value={wish.clock} more={dayChoices.map((value) => ({ value, label: dayLabel(value) }))} onChange={(clock) => change({ clock })} />
                    <Sides info={info} value={wish.side} snapshot={snapshot} onChange={(side) => change({ side })} />
                    <Segments
                        legend={t('Kind')}
                        name="rated"
                        describedBy="why-casual"
                        value={wish.rated && !casual ? 'yes' : 'no'}
                        choices={[
                            { value: 'no', label: t('Casual') },
                            ...(casual ? [] : [{ value: 'yes' as const, label: t('Rated') }]),
                        ]}
                        onChange={(value) => change({ rated: value === 'yes' })}
                    />
                    <p id="why-casual" class="quiet small">
                        {casual || t('No takebacks; the result counts for the rating.')}
                    </p>
                    <details open={game !== info.name || !!error}>
                        <summary>{t('Options of the game')}</summary>
                        <OptionFields info={info} values={values} onChange={setValues} />
                    </details>
                    {(error || refusal) && (
                        <p class="error" role="alert">
                            {error || refusal}
                        </p>
                    )}
                </div>
                <div class="card bar start-bar">
                    <button class="primary start-button" disabled={!!error}>
                        {rival ? t('Challenge') : wish.audience === 'link' ? t('Make the link') : t('Offer the game')}
                    </button>
                </div>
            </form>
        </div>
    );
}

type SidesProps = { info: GameInfo; value: Offer['side']; snapshot: ReturnType<typeof usePreview>['snapshot']; onChange: (side: Offer['side']) => void };

function Sides({ info, value, snapshot, onChange }: SidesProps) {
    const colour = (i: 0 | 1) => (
        <>
            {snapshot && <PieceIcon game={info.name} kind={snapshot.pieces.kind} tint={tintOf(snapshot, info.colours[i])} />}
            {said(info.colours[i])}
        </>
    );
    return (
        <Segments
            legend={t('Your colour')}
            name="side"
            value={value}
            choices={[
                { value: 'first', label: colour(0), title: t('You begin') },
                { value: 'second', label: colour(1), title: t('The other player begins') },
                { value: 'random', label: t('Random colour'), title: t('Random colour') },
            ]}
            onChange={onChange}
        />
    );
}
