// What positions look like, remembered: a position that the pointer was over is there before the click, and walking
// back and forth asks nobody. A snapshot never changes, so it may be shown as often as one likes.
import type { Line, Snapshot } from '../core/types';

const most = 64;

export class Snapshots {
    readonly #known = new Map<string, Snapshot>(); // the last used one last
    readonly #asked = new Map<string, Promise<Snapshot>>();

    constructor(private readonly ask: (line: Line) => Promise<Snapshot>) {}

    /** What is known already. */
    peek(line: Line): Snapshot | undefined {
        return this.#known.get(keyOf(line));
    }

    /** What is known from elsewhere. */
    learn(snapshot: Snapshot): void {
        const { game, start, played } = snapshot;
        this.#keep(keyOf({ game, start, moves: played.map(({ move }) => move) }), snapshot);
    }

    get(line: Line): Promise<Snapshot> {
        const key = keyOf(line);
        const known = this.#known.get(key);
        if (known) {
            this.#keep(key, known);
            return Promise.resolve(known);
        }
        const asked = this.#asked.get(key) ?? this.#fetch(key, line);
        return asked;
    }

    #fetch(key: string, line: Line): Promise<Snapshot> {
        const asked = this.ask(line)
            .then((snapshot) => {
                this.#keep(key, snapshot);
                return snapshot;
            })
            .finally(() => this.#asked.delete(key));
        this.#asked.set(key, asked);
        return asked;
    }

    #keep(key: string, snapshot: Snapshot): void {
        this.#known.delete(key);
        this.#known.set(key, snapshot);
        for (const oldest of this.#known.keys()) {
            if (this.#known.size <= most) return;
            this.#known.delete(oldest);
        }
    }
}

const keyOf = ({ game, start, moves, resigned }: Line): string => [game, start, resigned ?? '', ...moves].join('\n');
