// A move chosen while the other side thinks, played the moment its turn comes. Nobody knows yet what will be legal, so
// touched cells are only noted; what they mean is decided then.
import { signal } from '@preact/signals';
import type { LegalMove } from '../../core/types';

const most = 3; // cells of one move

/** The move that these touches meant: all of them, else the last ones. */
export function premoved(moves: LegalMove[], cells: string[]): string | undefined {
    for (let i = 0; i < cells.length; i++) {
        const wanted = cells.slice(i).join();
        const found = moves.find(({ steps }) => steps.join() === wanted);
        if (found) return found.move;
    }
    return undefined;
}

export class Premove {
    readonly cells = signal<string[]>([]);

    /** The same cell twice takes everything back. */
    touch(cell: string): void {
        const { value } = this.cells;
        this.cells.value = value.at(-1) === cell ? [] : [...value, cell].slice(-most);
    }

    clear = (): void => {
        if (this.cells.value.length > 0) this.cells.value = [];
    };

    /** What is to be played now, if it may be; it is forgotten in any case. */
    take(moves: LegalMove[]): string | undefined {
        const move = premoved(moves, this.cells.value);
        this.clear();
        return move;
    }
}
