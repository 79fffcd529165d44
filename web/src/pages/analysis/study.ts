// What is being studied: a tree, a place in it, and what is seen there.
import { batch, signal, type Signal } from '@preact/signals';
import { knownSnapshot, snapshotOf } from '../../app/api';
import { announcement } from '../../board/speech';
import type { Line, Snapshot } from '../../core/types';
import { why } from '../../i18n/why';
import { announce } from '../../ui/live';
import { play as playSound } from '../../ui/sound';
import { coreSentence } from '../refusal';
import { branching, lastOf, lineTo, nextOf, nodeAt, promoted, siblingOf, withLine, withMove, withNotes, withShape, without, type Node, type Path, type Tree } from './tree';

interface Moment {
    tree: Tree;
    path: Path;
}

const most = 200; // changes that can be undone

export class Study {
    readonly tree = signal<Tree>({ game: '', start: '', tags: [], root: { move: '', children: [] } });
    readonly path = signal<Path>([]);
    readonly snapshot = signal<Snapshot | null>(null);
    readonly error = signal('');
    readonly flipped = signal(false);
    readonly named = signal<{ id: string; name: string } | undefined>(undefined); // under which it is kept
    readonly #past = signal<Moment[]>([]); // before each change, the last one last
    readonly #future = signal<Moment[]>([]);

    constructor(tree: Tree, path: Path) {
        this.tree.value = tree;
        this.path.value = nodeAt(tree, path) ? path : [];
        void this.#show();
    }

    get line(): Line {
        return lineTo(this.tree.value, this.path.value);
    }

    get node(): Node {
        return nodeAt(this.tree.value, this.path.value) ?? this.tree.value.root;
    }

    /** Both sides are moved here. */
    get open(): Snapshot['moves'] {
        return this.snapshot.value?.moves ?? [];
    }

    get isVariation(): boolean {
        return branching(this.tree.value, this.path.value) >= 0;
    }

    goTo(path: Path): void {
        if (path.join() === this.path.value.join()) return;
        batch(() => {
            this.path.value = path;
            void this.#show(); // at once, where it is known
        });
    }

    first = () => this.goTo([]);
    previous = () => this.goTo(this.path.value.slice(0, -1));
    next = () => this.goTo(nextOf(this.tree.value, this.path.value));
    last = () => this.goTo(lastOf(this.tree.value, this.path.value));
    sibling = (step: 1 | -1) => this.goTo(siblingOf(this.tree.value, this.path.value, step));

    play(move: string): void {
        batch(() => {
            this.#edit(withMove(this.tree.value, this.path.value, move));
            this.goTo([...this.path.value, move]);
        });
        playSound('move');
    }

    after(move: string): Promise<Snapshot> {
        const { line } = this;
        return snapshotOf({ ...line, moves: [...line.moves, move] });
    }

    /** A whole line, for example the engine's, as a variation; the place stays. */
    keepLine(moves: Path): void {
        this.#edit(withLine(this.tree.value, moves, this.path.value));
    }

    /** A typed move may be written in any way that the core understands; otherwise it says why not. */
    async type(words: string): Promise<string> {
        const { line } = this;
        try {
            const now = await snapshotOf({ ...line, moves: [...line.moves, words] });
            this.play(now.played.at(-1)?.move ?? words);
            return '';
        } catch (error) {
            playSound('wrong');
            return coreSentence(error);
        }
    }

    promote(): void {
        this.#edit(promoted(this.tree.value, this.path.value));
    }

    /** Deletes the move that led here and all that follows it. */
    remove(): void {
        if (this.path.value.length === 0) return;
        const gone = this.path.value;
        this.#edit(without(this.tree.value, gone));
        this.goTo(gone.slice(0, -1));
    }

    note(comment: string): void {
        if (comment !== (this.node.comment ?? '')) this.#edit(withNotes(this.tree.value, this.path.value, { comment }));
    }

    /** An arrow, or a circle on one cell; the same once more takes it away. */
    draw(from: string, to: string): void {
        this.#edit(withShape(this.tree.value, this.path.value, { from, to }));
    }

    get canUndo(): boolean {
        return this.#past.value.length > 0;
    }

    get canRedo(): boolean {
        return this.#future.value.length > 0;
    }

    /** The tree as it was before the last change, and the place where it was made. */
    undo = () => this.#travel(this.#past, this.#future);
    redo = () => this.#travel(this.#future, this.#past);

    #edit(tree: Tree): void {
        if (tree === this.tree.value) return;
        batch(() => {
            this.#past.value = [...this.#past.value.slice(-most), { tree: this.tree.value, path: this.path.value }];
            this.#future.value = [];
            this.tree.value = tree;
        });
    }

    #travel(from: Signal<Moment[]>, to: Signal<Moment[]>): void {
        const moment = from.value.at(-1);
        if (!moment) return;
        batch(() => {
            to.value = [...to.value, { tree: this.tree.value, path: this.path.value }];
            from.value = from.value.slice(0, -1);
            this.tree.value = moment.tree;
            this.goTo(moment.path);
        });
    }

    flip(): void {
        this.flipped.value = !this.flipped.value;
    }

    async #show(): Promise<void> {
        const [path, line] = [this.path.value, this.line];
        try {
            const snapshot = knownSnapshot(line) ?? (await snapshotOf(line));
            if (path !== this.path.value) return; // it has gone on meanwhile
            batch(() => {
                this.snapshot.value = snapshot;
                this.error.value = '';
            });
            announce(announcement(snapshot));
        } catch (error) {
            if (path === this.path.value) this.error.value = why(error);
        }
    }
}
