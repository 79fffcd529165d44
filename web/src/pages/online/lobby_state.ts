// What is open, what the reader has asked for, and what begins: the same for all pages about playing people.
import { signal } from '@preact/signals';
import { keepRunning } from '../../app/fair_play';
import { address, go, route } from '../../app/router';
import { t } from '../../i18n/t';
import { connection } from '../../online/link';
import type { Bot, Challenge, GameSettings, GameStart, ListedGame } from '../../online/messages';
import { me, whyNot } from '../../online/session';
import { announce } from '../../ui/live';
import { play as playSound } from '../../ui/sound';
import { notify } from '../../ui/toast';

export const openChallenges = signal<Challenge[] | null>(null);
/** Computers that can be challenged. */
export const presentBots = signal<Bot[]>([]);
/** With whom anybody is being looked for; null when nobody is. */
export const pairing = signal<GameSettings | null>(null);
export const myGames = signal<ListedGame[] | null>(null);

export async function findOpponent(wish: GameSettings): Promise<void> {
    pairing.value = wish;
    try {
        await connection.ask({ type: 'pair', ...wish });
        announce(t('Looking for an opponent…'));
    } catch (error) {
        pairing.value = null;
        notify(whyNot(error));
    }
}

export function stopLooking(): void {
    if (!pairing.peek()) return;
    pairing.value = null;
    void connection.ask({ type: 'unpair' }).catch(() => undefined);
}

/** One's own games, the newest first. */
export async function fetchMyGames(): Promise<void> {
    if (!me.peek()) return void (myGames.value = null);
    const answer = await connection.ask({ type: 'games' }).catch(() => undefined);
    if (answer?.type !== 'games') return;
    myGames.value = answer.games;
    for (const { id, result, settings } of answer.games) {
        if (result) keepRunning(id, undefined);
        else if (settings.rated) keepRunning(id, { ...settings, moves: [] }); // it may have begun on another machine
    }
}

const isWaiting = (): boolean => route.peek().page === 'online' && route.peek().rest[0] !== 'game' && route.peek().rest[0] !== 'account';

function onStarted({ id, players, settings }: GameStart): void {
    pairing.value = null;
    keepRunning(id, { ...settings, moves: [] });
    const there = address('online', ['game', id]);
    const name = players.find((player) => player.id !== me.peek()?.id)?.name ?? '';
    playSound('win');
    announce(t('Your game against {name} begins.', { name }));
    if (isWaiting()) return go(there);
    if (route.peek().rest[1] !== id) notify(t('Your game against {name} begins.', { name }), t('To the game'), () => go(there));
}

connection.listen((message) => {
    if (message.type === 'lobby') [openChallenges.value, presentBots.value] = [message.challenges, message.bots];
    if (message.type === 'started') onStarted(message.game);
    if (message.type === 'welcome' && pairing.peek()) void findOpponent(pairing.peek()!); // the server has forgotten it
});
