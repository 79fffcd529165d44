// How seats and results are called.
import type { Snapshot, Step } from '../../core/types';
import { said, t } from '../../i18n/t';
import { whyOver } from '../../i18n/why';
import { isExchange, moveLabel, playedBy } from '../../board/speech';
import { nextSteps } from '../../board/steps';
import { firstUpper } from '../../ui/text';
import { human, isShow, loneHuman, other, seatOf, type Ending, type Match, type Side } from './match';

export function playerLabel(name: string): string {
    const [, kind = name, number] = /^(level|classic)(\d+)$/.exec(name) ?? [];
    if (kind === 'level') return t('Level {n}', { n: number ?? '' });
    if (kind === 'classic') return t('Classic {n}', { n: number ?? '' });
    if (name === 'perfect') return t('Perfect');
    if (name === 'random') return t('Random');
    return name;
}

export function seatLabel(match: Match, side: Side): string {
    const seat = match.seats[side - 1];
    if (seat !== human) return playerLabel(seat ?? '');
    return match.seats[2 - side] === human ? t('Player {n}', { n: side }) : t('You');
}

/** Whom the reader plays, or the two who play each other. */
export function opponentLabel(match: Match): string {
    const mine = loneHuman(match);
    if (mine) return playerLabel(seatOf(match, other(mine)));
    if (!isShow(match)) return t('Two players');
    return match.seats.map(playerLabel).join(' – ');
}

/** The last move with who played it; '' before the first. */
export function playedLabel(match: Match, snapshot: Snapshot): string {
    const last = snapshot.played.at(-1);
    if (!last) return '';
    const move = moveLabel(last);
    const mine = loneHuman(match);
    if (!mine) return playedBy(snapshot, last);
    return mine === last.side ? t('You play {move}.', { move }) : t('{player} plays {move}.', { player: seatLabel(match, last.side), move });
}

/** That the other side has just taken the reader's colour; '' unless it has. */
export function swapLabel(match: Match, snapshot: Snapshot): string {
    const [last, mine] = [snapshot.played.at(-1), loneHuman(match)];
    if (!last || !mine || last.side === mine || !isExchange(last)) return '';
    const colour = said(snapshot.seats[mine - 1]?.colour ?? '');
    return t('{player} swaps: you are {colour} now.', { player: seatLabel(match, last.side), colour });
}

export function turnLabel(match: Match, snapshot: Snapshot): string {
    if (loneHuman(match) === snapshot.side) return t('Your turn.');
    return t('{colour} to move.', { colour: said(snapshot.colour) });
}

/** How a move goes on after these steps. */
export function nextLabel(snapshot: Snapshot, steps: Step[]): string {
    const cell = steps.findLast((step) => typeof step === 'string') ?? '';
    const next = nextSteps(snapshot.moves, steps);
    if (next.cells.size === 0) return t('Choose what {cell} gets', { cell });
    if (snapshot.pieces.kind === 'tile') return t('Now the other half of the tile');
    return next.choices.length > 0 ? t('Choose where {cell} goes, or what it gets', { cell }) : t('Choose where {cell} goes', { cell });
}

/** Who won, and why. */
export function endingLabels(match: Match, snapshot: Snapshot, ending: Ending): [string, string] {
    const why = whyOver(snapshot) && firstUpper(whyOver(snapshot)) + '.';
    if (!ending.winner) return [t('A draw.'), why];
    const winner = said(snapshot.seats[ending.winner - 1]?.colour ?? '');
    const loser = said(snapshot.seats[2 - ending.winner]?.colour ?? '');
    const mine = loneHuman(match);
    const who = mine === undefined ? t('{colour} wins.', { colour: winner }) : mine === ending.winner ? t('You win!') : t('You lose this one.');
    if (ending.how === 'resigned') return [who, t('{colour} resigned.', { colour: loser })];
    if (ending.how === 'time') return [who, t('{colour} ran out of time.', { colour: loser })];
    return [who, why];
}
