// How people, games and results are called.
import { games } from '../../app/api';
import { address } from '../../app/router';
import { moveLabel } from '../../board/speech';
import type { GameInfo, Snapshot } from '../../core/types';
import { said, t } from '../../i18n/t';
import { text } from '../../i18n/text';
import { whyOver } from '../../i18n/why';
import type { GameView } from '../../online/game_view';
import { gameNameOf, otherSide, sideIndex, sideNumber, type GameEvent, type GameSettings, type PlayerSide, type Preset } from '../../online/messages';
import { firstUpper } from '../../ui/text';

export const infoOf = (settings: Pick<GameSettings, 'game'>): GameInfo | undefined => games.value.find(({ name }) => name === gameNameOf(settings));

/** Where somebody is challenged. */
export const challengeAddress = (name: string, game?: string | null): string => address('online', ['new'], { against: name, ...(game ? { game } : {}) });

/** What is not as usual in a game: "side 9". */
export const optionsLabel = ({ game }: Pick<GameSettings, 'game'>): string =>
    game
        .split(' ')
        .slice(1)
        .map((part) => part.split('=').map(said).join(' '))
        .join(', ');

export const gameLabel = (settings: Pick<GameSettings, 'game'>): string => [infoOf(settings)?.title ?? gameNameOf(settings), optionsLabel(settings)].filter(Boolean).join(', ');
export const ratedLabel = ({ rated }: Pick<GameSettings, 'rated'>): string => (rated ? t('Rated') : t('Casual'));

export const nameOf = (view: GameView, side: PlayerSide): string => view.start.players[sideIndex(side)].name;
/** The same, or that it is the reader. */
export const whoIs = (view: GameView, side: PlayerSide): string => (view.you === side ? t('You') : nameOf(view, side));
/** Of whoever plays the reader; of both for somebody who watches. */
export const rivalLabel = (view: GameView): string => (view.you ? nameOf(view, otherSide(view.you)) : view.start.players.map(({ name }) => name).join(' – '));

export const presetTexts: Record<Preset, string> = {
    hello: text('Hello!'),
    good_luck: text('Good luck!'),
    have_fun: text('Have fun!'),
    well_played: text('Well played!'),
    thanks: text('Thanks!'),
    goodbye: text('Goodbye!'),
};

export const presetLabel = (preset: string): string => t(presetTexts[preset as Preset] ?? preset);

/** Who won, and why. */
export function resultLabels(view: GameView, snapshot: Snapshot): [string, string] {
    const { winner, how } = view.result ?? { winner: 'none', how: 'abort' };
    const why = how === 'board' && whyOver(snapshot) ? firstUpper(whyOver(snapshot)) + '.' : '';
    if (winner === 'none') return [t('The game was aborted.'), t('It counts for nobody.')];
    if (winner === 'draw') return [t('A draw.'), how === 'draw' ? t('Both players agreed.') : why];
    const who = view.you === null ? t('{name} wins.', { name: nameOf(view, winner) }) : view.you === winner ? t('You win!') : t('You lose this one.');
    const loser = otherSide(winner);
    if (how === 'resign') return [who, view.you === loser ? t('You resigned.') : t('{name} resigned.', { name: nameOf(view, loser) })];
    if (how === 'timeout') return [who, view.you === loser ? t('You ran out of time.') : t('{name} ran out of time.', { name: nameOf(view, loser) })];
    return [who, why];
}

export function turnWords(view: GameView): string {
    if (!view.turn) return '';
    return view.turn === view.you ? t('Your turn.') : t('{name} to move.', { name: nameOf(view, view.turn) });
}

/** A move as it is spoken. */
function moveWords(view: GameView, snapshot: Snapshot, by: PlayerSide, move: string): string {
    const played = snapshot.played.findLast((each) => each.move === move && each.side === sideNumber(by));
    const label = played ? moveLabel(played) : move;
    return by === view.you ? t('You play {move}.', { move: label }) : t('{player} plays {move}.', { player: nameOf(view, by), move: label });
}

/** What has happened, as it is spoken; '' for what needs no words. */
export function eventWords(view: GameView, snapshot: Snapshot, { kind, by, text: words = '' }: GameEvent): string {
    if (kind === 'end') return resultLabels(view, snapshot).join(' ');
    if (!by) return '';
    if (kind === 'move') return moveWords(view, snapshot, by, words);
    const mine = by === view.you;
    const name = nameOf(view, by);
    if (kind === 'preset') return t('{name} says: {words}', { name: whoIs(view, by), words: presetLabel(words) });
    if (kind === 'takeback') return t('Moves are taken back.');
    if (kind === 'rematch') return t('The rematch begins.');
    const [yours, theirs] = eventTexts[kind];
    return mine ? t(yours) : t(theirs, { name });
}

type Plain = Exclude<GameEvent['kind'], 'end' | 'move' | 'preset' | 'takeback' | 'rematch'>;

const eventTexts: Record<Plain, [string, string]> = {
    draw_offer: [text('You have offered a draw.'), text('{name} offers a draw.')],
    draw_decline: [text('You have declined the draw.'), text('{name} declines the draw.')],
    takeback_offer: [text('You have asked to take back.'), text('{name} asks to take back.')],
    takeback_decline: [text('You have declined to take back.'), text('{name} declines to take back.')],
    give_time: [text('You have given 15 seconds.'), text('{name} gives 15 seconds.')],
    rematch_offer: [text('You have offered a rematch.'), text('{name} offers a rematch.')],
    rematch_decline: [text('You have declined the rematch.'), text('{name} declines the rematch.')],
};
