// What stands on the cells: pieces, the marker, and pale ones that a touch would put there.
import type { Piece, Snapshot, Step } from '../core/types';
import type { Art } from './art';
import type { Ghosts } from './ghosts';
import type { Layout, Placed } from './geometry';
import { hasMarker, MarkerShape, PieceShape, TileShape, tilePart, tintOf } from './pieces';
import { partners } from './tiles';

interface Props {
    snapshot: Snapshot;
    art: Art;
    own: Art; // of the game, for what the chosen one does not have
    layout: Layout;
    prefix: Step[];
}

const artWith = (part: string, art: Art, own: Art): Art => (art.parts.has(part) ? art : own);

/** A piece, or the tile of which it is a half. */
function Picture({ snapshot, art, piece, at, other }: { snapshot: Snapshot; art: Art; piece: Piece; at: Placed; other: Placed | undefined }) {
    const tint = tintOf(snapshot, piece.colour);
    const [dx, dy] = [(other?.x ?? at.x) - at.x, (other?.y ?? at.y) - at.y];
    if (other && art.parts.has('white-right')) {
        const part = tilePart(art, tint, dx, dy);
        return part ? <TileShape {...{ art, part, dx, dy }} /> : null;
    }
    return <PieceShape art={art} tint={tint} piece={piece} counters={snapshot.pieces.counters} />;
}

export function PieceLayer({ snapshot, art, own, layout, prefix }: Props) {
    const joined = partners(snapshot);
    const places = [...layout.places.values()];
    const marked = places.find((at) => hasMarker(at.cell.piece, snapshot.pieces));
    const marker = artWith('marker', art, own);
    return (
        <g class={`art-${art.name}`}>
            {places.map((at) => {
                const { name, piece } = at.cell;
                if (!piece) return null;
                const other = layout.places.get(joined.get(name) ?? '');
                return (
                    <g key={name} data-piece={name} class={prefix.includes(name) ? 'held' : undefined} transform={`translate(${at.x},${at.y})`}>
                        <g class="piece">
                            <Picture {...{ snapshot, art, piece, at, other }} />
                        </g>
                    </g>
                );
            })}
            {marked && (
                <g data-marker transform={`translate(${marked.x},${marked.y})`}>
                    <g class={`piece art-${marker.name}`}>
                        <MarkerShape art={marker} />
                    </g>
                </g>
            )}
        </g>
    );
}

/** Pieces that are not there yet. */
export function GhostLayer({ snapshot, art, own, layout, ghosts }: Omit<Props, 'prefix'> & { ghosts: Ghosts }) {
    const names = [...ghosts.keys()];
    return (
        <>
            {[...ghosts].map(([name, piece]) => {
                const at = layout.places.get(name);
                const isTile = piece.kind === 'tile' && names.length === 2;
                const other = isTile ? layout.places.get(names.find((each) => each !== name) ?? '') : undefined;
                return (
                    at && (
                        <g key={`ghost ${name}`} class={`ghost art-${art.name}`} transform={`translate(${at.x},${at.y})`}>
                            <Picture {...{ snapshot, art, piece, at, other }} />
                            {hasMarker(piece, snapshot.pieces) && <MarkerShape art={artWith('marker', art, own)} />}
                        </g>
                    )
                );
            })}
        </>
    );
}
