import { lookOf } from '../board/look';
import type { Tint } from '../board/pieces';
import { PieceIcon } from './piece_icon';

/** The colour by which a game's pieces are told best from those of others. */
function tintOf({ shape, parts }: ReturnType<typeof lookOf>['pieces']): Tint {
    if (shape === 'block') return 'white';
    return parts.has('red') && !parts.has('white') ? 'red' : 'black';
}

/** The piece by which a game is known. */
export function GameIcon({ game }: { game: string }) {
    const { pieces } = lookOf(game);
    return <PieceIcon game={game} tint={tintOf(pieces)} kind={pieces.parts.has('white-right') ? 'tile' : 'disc'} />;
}
