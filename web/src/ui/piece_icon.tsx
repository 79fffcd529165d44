import { href, type Art } from '../board/art';
import { lookOf } from '../board/look';
import { PieceShape, type Tint } from '../board/pieces';
import type { Piece } from '../core/types';

/** Whose tiles are one drawing shows a whole one. */
function Shape({ art, tint, kind }: { art: Art; tint: Tint; kind: Piece['kind'] }) {
    const whole = `white-${tint === 'white' ? 'right' : 'left'}`;
    if (kind === 'tile' && art.parts.has(whole)) return <use href={href(art, whole)} transform="scale(.46)" />;
    return <PieceShape art={art} tint={tint} piece={{ colour: '', kind }} counters={[]} />;
}

/** A small piece of a game beside a name, on a ground where every colour is seen. */
export function PieceIcon({ game, tint, kind = 'disc' }: { game: string; tint: Tint; kind?: Piece['kind'] }) {
    const art = lookOf(game).pieces;
    return (
        <span class="piece-icon">
            <svg class={`art-${art.name}`} viewBox="-50 -48 100 100" aria-hidden="true">
                <Shape art={art} tint={tint} kind={kind} />
            </svg>
        </span>
    );
}
