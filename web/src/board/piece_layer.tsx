// What stands on the cells, where a move may go, and what decided the game.
import type { LegalMove, Snapshot, Piece, Step } from '../core/types';
import type { Ghosts } from './ghosts';
import { outline, type Layout, type Placed } from './geometry';
import { Disc, HalfTile, hasMarker, Marker, Stilt, type Tint } from './pieces';
import { movesFrom, type Next } from './steps';
import { partners } from './tiles';

interface Props {
    snapshot: Snapshot;
    layout: Layout;
    prefix: Step[];
    next: Next;
    moves: LegalMove[];
    ghosts: Ghosts;
}

const tintOf = (snapshot: Snapshot, colour: string): Tint => snapshot.colours.find((each) => each.name === colour)?.tint ?? 'black';

function Picture({ snapshot, piece, at, other }: { snapshot: Snapshot; piece: Piece; at: Placed; other: Placed | undefined }) {
    const tint = tintOf(snapshot, piece.colour);
    if (piece.kind === 'stilt') return <Stilt tint={tint} piece={piece} counters={snapshot.pieces.counters} />;
    if (piece.kind === 'tile') return <HalfTile tint={tint} dx={(other?.x ?? at.x) - at.x} dy={(other?.y ?? at.y) - at.y} />;
    return <Disc tint={tint} />;
}

/** Dots help where not every empty cell will do. */
function shownTargets({ snapshot, prefix, next, moves }: Props): Set<string> {
    if (prefix.length > 0) return next.cells;
    const single = new Set(movesFrom(moves, []).filter((move) => move.steps.length === 1).map((move) => move.steps[0]));
    const empty = snapshot.cells.filter((cell) => !cell.piece);
    return empty.every((cell) => single.has(cell.name)) ? new Set() : new Set([...next.cells].filter((cell) => single.has(cell)));
}

export function PieceLayer(props: Props) {
    const { snapshot, layout } = props;
    const joined = partners(snapshot);
    const places = [...layout.places.values()];
    const targets = shownTargets(props);
    const marked = places.find((at) => hasMarker(at.cell.piece, snapshot.pieces));
    return (
        <>
            {places.map((at) => {
                const { name, piece } = at.cell;
                if (!piece) return null;
                const other = layout.places.get(joined.get(name) ?? '');
                return (
                    <g key={name} data-piece={name} transform={`translate(${at.x},${at.y})`}>
                        <g>
                            <Picture {...{ snapshot, piece, at, other }} />
                        </g>
                    </g>
                );
            })}
            {[...props.ghosts].map(([name, piece]) => {
                const at = layout.places.get(name);
                const other = [...props.ghosts.keys()].find((each) => each !== name);
                return (
                    at && (
                        <g key={`ghost ${name}`} class="ghost" transform={`translate(${at.x},${at.y})`}>
                            <Picture {...{ snapshot, piece, at, other: layout.places.get(other ?? '') }} />
                        </g>
                    )
                );
            })}
            {places.map(({ cell: { name, piece, shape }, x, y }) => (
                <>
                    {piece && props.prefix.includes(name) && <path class="held" d={outline(shape, x, y, -4)} />}
                    {targets.has(name) && !props.ghosts.has(name) && <circle class={piece ? 'target taken' : 'target'} cx={x} cy={y} r={piece ? 45 : 14} />}
                    {snapshot.decisive.includes(name) && <circle class={`decisive ${piece?.kind ?? ''}`} cx={x} cy={y} r={piece?.kind === 'tile' ? 17 : 43} />}
                </>
            ))}
            {marked && (
                <g data-marker transform={`translate(${marked.x},${marked.y})`}>
                    <g>
                        <Marker />
                    </g>
                </g>
            )}
        </>
    );
}
