// The cells as an ARIA grid: arrow keys walk, Enter and Space touch, each cell says what it holds.
import { Component } from 'preact';
import type { LegalMove, Snapshot, Step } from '../core/types';
import { neighbour, outline, type Layout, type Placed } from './geometry';
import type { Drawing } from './marks';
import { cellLabel } from './speech';
import type { Next } from './steps';

export interface CellGridProps {
    snapshot: Snapshot;
    layout: Layout;
    moves: LegalMove[];
    prefix: Step[];
    next: Next;
    drawing: Drawing;
    anyCell: boolean;
    stop: string | undefined; // where Tab leads
    onStop: (cell: string) => void;
    touch: (step: Step) => void;
}

/** Home and End go to the ends of the row, as in any grid. */
function target(layout: Layout, from: string, key: string): string | undefined {
    const row = layout.rows.find((places) => places.some((place) => place.cell.name === from));
    if (key === 'Home') return row?.[0]?.cell.name;
    if (key === 'End') return row?.at(-1)?.cell.name;
    return neighbour(layout, from, key);
}

/** The cell for Tab: the last one visited, else where something happened or may happen. */
export function stopOf(visited: string | undefined, snapshot: Snapshot, layout: Layout, next: Next): string | undefined {
    if (visited !== undefined && layout.places.has(visited)) return visited;
    const last = snapshot.played.at(-1)?.steps.findLast((step): step is string => typeof step === 'string');
    return last ?? [...next.cells][0] ?? layout.rows[0]?.[0]?.cell.name;
}

export function CellGrid(props: CellGridProps) {
    const { snapshot, layout, touch, stop, onStop } = props;
    const onKey = (event: KeyboardEvent) => {
        const cell = (event.target as SVGElement).dataset.cell;
        if (cell === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
        const grid = (event.currentTarget as Element).closest('svg');
        if (event.key === 'Enter' || event.key === ' ') touch(cell);
        else {
            if (grid?.dataset.hand === 'pointer') return; // arrows walk through the game for whoever plays by mouse
            const to = target(layout, cell, event.key);
            if (to === undefined) return;
            onStop(to);
            grid?.querySelector<SVGElement>(`[data-cell="${CSS.escape(to)}"]`)?.focus();
        }
        event.preventDefault();
        event.stopPropagation();
    };
    const last = new Set(snapshot.played.at(-1)?.steps.filter((step) => typeof step === 'string'));
    const starts = new Set(props.moves.filter((move) => move.steps.length > 1).map((move) => move.steps[0]));
    const about = ({ cell }: Placed) => {
        const chosen = props.prefix.includes(cell.name);
        const possible = props.anyCell || props.next.cells.has(cell.name);
        const decisive = snapshot.decisive.includes(cell.name);
        const badge = props.drawing.badges?.find((each) => each.cell === cell.name);
        const isLast = last.has(cell.name);
        const classes = [isLast && 'last', chosen && 'chosen', possible && 'possible', starts.has(cell.name) && 'draggable'];
        const words = cellLabel(cell, snapshot.pieces, { chosen, possible, last: isLast, decisive, badge: badge?.words ?? badge?.text ?? '' });
        return { chosen, words, classes: classes.filter(Boolean).join(' ') };
    };
    return (
        <g role="rowgroup" onKeyDown={onKey} onKeyUp={(event) => event.key === 'Tab' && delete event.currentTarget.closest('svg')?.dataset.hand}>
            {layout.rows.map((row) => (
                <g role="row" key={row[0]?.cell.name}>
                    {row.map((place) => (
                        <CellItem key={place.cell.name} {...about(place)} place={place} stop={stop === place.cell.name} onStop={onStop} />
                    ))}
                </g>
            ))}
        </g>
    );
}

function CellShape({ place, classes }: { place: Placed; classes: string }) {
    return (
        <g class={`cell ${classes}`}>
            <path class="ground" d={outline(place.cell.shape, place.x, place.y, 0, 0)} />
        </g>
    );
}

interface ItemProps {
    place: Placed;
    classes: string;
    words: string;
    chosen: boolean;
    stop: boolean;
    onStop: (cell: string) => void;
}

/** Drawn again only when something about it has changed: a board has up to 144 of them. */
class CellItem extends Component<ItemProps> {
    override shouldComponentUpdate(next: ItemProps): boolean {
        const now = this.props;
        const [a, b] = [now.place, next.place]; // made anew for every position, mostly the same
        if (a.x !== b.x || a.y !== b.y || a.cell.name !== b.cell.name || a.cell.shape !== b.cell.shape) return true;
        return (Object.keys(next) as (keyof ItemProps)[]).some((key) => key !== 'place' && next[key] !== now[key]);
    }

    override render({ place, classes, words, chosen, stop, onStop }: ItemProps) {
        const { name } = place.cell;
        return (
            <g
                role="gridcell"
                class="stop"
                data-cell={name}
                tabindex={stop ? 0 : -1}
                onFocus={() => onStop(name)}
                aria-label={words}
                aria-selected={chosen}
            >
                <CellShape place={place} classes={classes} />
            </g>
        );
    }
}
