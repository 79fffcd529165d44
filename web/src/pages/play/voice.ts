// What is heard of a game: its sounds, and its words for whoever does not see the board.
import type { Snapshot } from '../../core/types';
import { t } from '../../i18n/t';
import { announce } from '../../ui/live';
import { play as playSound } from '../../ui/sound';
import { endingLabels, playedLabel, turnLabel } from './labels';
import { human, seatOf, type Ending, type Match, type Side } from './match';
import { endingSound } from './sounds';

export function tellPosition(match: Match, snapshot: Snapshot): void {
    announce([playedLabel(match, snapshot), turnLabel(match, snapshot)].filter(Boolean).join(' '));
}

export function tellEnding(match: Match, snapshot: Snapshot, ending: Ending): void {
    playSound(endingSound(match, ending));
    announce([playedLabel(match, snapshot), ...endingLabels(match, snapshot, ending)].join(' '));
}

/** Only somebody at this screen is warned. */
export function tellLowTime(match: Match, side: Side, seconds: number): void {
    if (seatOf(match, side) !== human) return;
    playSound(seconds > 10 ? 'low' : 'tick');
    if (seconds >= 10) announce(t('Low time: {n} seconds left', { n: seconds }));
}
