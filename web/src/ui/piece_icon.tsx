import { Disc, type Tint } from '../board/pieces';

/** A small piece beside a name. */
export function PieceIcon({ tint }: { tint: Tint }) {
    return (
        <span class="board icon">
            <svg viewBox="-44 -42 88 90" aria-hidden="true">
                <Disc tint={tint} />
            </svg>
        </span>
    );
}
