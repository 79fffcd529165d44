// The last study of each game, and the one before it: opening a link loses nothing.
import { keep, recall } from '../../app/storage';
import { isTree } from './check';
import type { Path, Tree } from './tree';

export interface Stored {
    tree: Tree;
    path: Path;
    link: string;
}

const nameOf = (game: string): string => `analysis.${game.split(' ')[0]}`;

function usable(name: string): Stored | undefined {
    const stored = recall<Partial<Stored>>(name);
    const isPath = Array.isArray(stored?.path) && stored.path.every((move) => typeof move === 'string');
    return stored && isPath && isTree(stored.tree) && typeof stored.link === 'string' ? (stored as Stored) : undefined;
}

export const storedStudy = (game: string): Stored | undefined => usable(nameOf(game));
export const studyBefore = (game: string): Stored | undefined => usable(`${nameOf(game)}.before`);

export function keepStudy(stored: Stored): void {
    keep(nameOf(stored.tree.game), stored);
}

/** What was studied until now is put aside, if there was anything. */
export function keepBefore(game: string): void {
    const stored = storedStudy(game);
    if (stored && stored.tree.root.children.length > 0) keep(`${nameOf(game)}.before`, stored);
}
