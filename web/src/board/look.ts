// What a game is drawn with. Its board and its pieces are chosen apart: its own, plain ones, or those of another game
// that suit it.
import { settings } from '../app/settings';
import { arts, plain, type Art } from './art';

export interface Look {
    own: Art; // how its pieces move, and what no other art has
    board: Art;
    pieces: Art;
}

const nameOf = (game: string): string => game.split(' ')[0]!;
const ownOf = (game: string): Art => arts.get(nameOf(game)) ?? plain;
const tints = ['black', 'white', 'red'];

const suitsAsBoard = (own: Art, board: Art): boolean => board === plain || board.cells === own.cells;

function suitAsPieces(own: Art, pieces: Art): boolean {
    if (pieces === plain || pieces === own) return true;
    return own.shape === 'disc' && pieces.shape === 'disc' && tints.every((tint) => !own.parts.has(tint) || pieces.parts.has(tint));
}

/** Those of the game first, plain ones last; only plain ones where it has none. */
function choices(game: string, suits: (own: Art, other: Art) => boolean): Art[] {
    const own = ownOf(game);
    if (own === plain) return [plain];
    return [own, ...[...arts.values()].filter((art) => art !== own && suits(own, art)), plain];
}

export const boardChoices = (game: string): Art[] => choices(game, suitsAsBoard);
export const pieceChoices = (game: string): Art[] => choices(game, suitAsPieces);

/** The look of a game, given with or without its options. What does not suit is as if it had not been chosen. */
export function lookOf(game: string): Look {
    const own = ownOf(game);
    const { material, boards, pieces } = settings.value;
    if (!material) return { own, board: plain, pieces: plain };
    const chosen = (wanted: Record<string, string>, among: Art[]) => among.find(({ name }) => name === wanted[nameOf(game)]) ?? own;
    return { own, board: chosen(boards, boardChoices(game)), pieces: chosen(pieces, pieceChoices(game)) };
}
