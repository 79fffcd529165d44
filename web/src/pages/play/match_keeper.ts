// A match with what hangs on it: it is kept in the browser after every change, belongs to one tab at a time, and its
// clock runs while it is seen.
import { signal } from '@preact/signals';
import { claim } from './claim';
import { GameClock, withLeft, type ClockOwner } from './game_clock';
import type { Match, Side } from './match';
import { storedGame, storeMatch } from './stored';

export interface KeeperHooks extends Pick<ClockOwner, 'flag' | 'warn'> {
    /** Another tab has taken the game. */
    lost(): void;
}

export class MatchKeeper {
    readonly match;
    readonly elsewhere = signal(false); // in another tab
    readonly clock: GameClock;
    #release: () => void = () => {};
    isHeld = false; // by this tab, which shows it

    constructor(match: Match, private readonly hooks: KeeperHooks) {
        this.match = signal(match);
        this.clock = new GameClock({ match: () => this.match.value, store: (left) => this.#store(withLeft(this.match.value, left)), flag: hooks.flag, warn: hooks.warn });
    }

    keep(match: Match): void {
        if (match === this.match.value) return;
        const isOther = match.id !== this.match.value.id;
        this.match.value = { ...match, changed: Date.now() };
        if (isOther && this.isHeld) this.hold();
        this.#store(this.match.value);
    }

    #store(match: Match): void {
        if (!this.elsewhere.value) storeMatch(match);
    }

    /** Takes the game into this tab, as it was left in whatever tab had it. */
    take(): void {
        this.match.value = storedGame(this.match.value.id) ?? this.match.value;
        this.elsewhere.value = false;
        this.hold();
    }

    hold(): void {
        this.#release();
        this.isHeld = true;
        this.#release = claim(this.match.value.id, () => {
            this.elsewhere.value = true; // so that nothing is kept from here any more
            this.hooks.lost();
        });
        removeEventListener('pagehide', this.#writeDown);
        addEventListener('pagehide', this.#writeDown);
    }

    letGo(): void {
        this.stopClock();
        this.isHeld = false;
        this.#release();
        removeEventListener('pagehide', this.#writeDown);
    }

    startClock(side: Side): void {
        if (this.isHeld && !this.elsewhere.value) this.clock.run(side);
    }

    /** What was thought until now is charged. */
    stopClock(): void {
        if (this.clock.isRunning) this.keep(withLeft(this.match.value, this.clock.stop()));
    }

    #writeDown = (): void => {
        const left = this.clock.isRunning ? this.clock.left : undefined;
        if (left) this.#store(withLeft(this.match.value, left));
    };
}
