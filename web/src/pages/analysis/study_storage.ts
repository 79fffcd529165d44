// The last study of each game, and the one before it: opening a link loses nothing. Studies with names are kept until
// they are deleted.
import { forget, keep, keptNames, recall } from '../../app/storage';
import { newId } from '../play/match';
import { isTree } from './check';
import type { Study } from './study';
import type { Path, Tree } from './tree';

export interface Stored {
    tree: Tree;
    path: Path;
    link: string;
    id?: string; // of the study with a name that it is
    name?: string;
}

export type Named = Stored & { id: string; name: string; changed: number };

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
    if (stored.id !== undefined && stored.name !== undefined) keep(`study.${stored.id}`, { ...stored, changed: Date.now() });
}

/** What was studied until now is put aside, if there was anything. */
export function keepBefore(game: string): void {
    const stored = storedStudy(game);
    if (stored && stored.tree.root.children.length > 0) keep(`${nameOf(game)}.before`, stored);
}

/** The last one first. */
export function namedStudies(): Named[] {
    return keptNames('study.')
        .flatMap((id) => {
            const stored = usable(`study.${id}`) as Partial<Named> | undefined;
            return stored && typeof stored.name === 'string' && typeof stored.changed === 'number' ? [{ ...stored, id } as Named] : [];
        })
        .sort((a, b) => b.changed - a.changed);
}

/** Gives a study a name; from now on it is kept under it whenever it changes. */
export function keepNamed(study: Study, name: string, id = newId()): boolean {
    study.named.value = { id, name };
    return keep(`study.${id}`, { tree: study.tree.value, path: study.path.value, link: '', id, name, changed: Date.now() });
}

export const forgetStudy = (id: string): void => forget(`study.${id}`);
