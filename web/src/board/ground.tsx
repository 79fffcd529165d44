// The board itself: rim, ground, what is scored or painted on it, and the labels in the rim.
import { Component } from 'preact';
import { href, paint, type Art } from './art';
import { pathOf, unit, type Layout, type Placed } from './geometry';

interface Props {
    art: Art;
    layout: Layout;
    corner: number;
}

const line = (x1: number, y1: number, x2: number, y2: number, bow = 0): string =>
    bow ? `M${x1} ${y1}Q${(x1 + x2) / 2 + (x1 === x2 ? bow : 0)} ${(y1 + y2) / 2 + (y1 === y2 ? bow : 0)} ${x2} ${y2}` : `M${x1} ${y1}L${x2} ${y2}`;

/** Lines from each cell to its neighbours, also the diagonal ones. */
function net(places: Placed[]): string {
    const at = new Set(places.map(({ x, y }) => `${x} ${y}`));
    const ways = [[1, 0], [0, 1], [1, 1], [-1, 1]] as const;
    const to = ({ x, y }: Placed, [dx, dy]: readonly [number, number]) => (at.has(`${x + unit * dx} ${y + unit * dy}`) ? line(x, y, x + unit * dx, y + unit * dy) : '');
    return places.map((place) => ways.map((way) => to(place, way)).join('')).join('');
}

/** Lines between the cells of a rectangle; a frame has them around it, too. */
function grid({ left, top, right, bottom }: Layout['field'], framed: boolean, bow: number): string {
    const gap = framed ? 0 : 4;
    const inner = (from: number, to: number) => {
        const count = Math.round((to - from) / unit);
        return Array.from({ length: count + 1 }, (_, i) => from + i * unit).slice(framed ? 0 : 1, framed ? undefined : -1);
    };
    const bend = (i: number) => (bow ? bow * [1, -1, 0.7, 0.9, -0.8][i % 5]! : 0);
    const down = inner(left, right).map((x, i) => line(x, top + gap, x, bottom - gap, bend(i)));
    const across = inner(top, bottom).map((y, i) => line(left + gap, y, right - gap, y, bend(i + 2)));
    return [...down, ...across].join('');
}

function Lines({ art, layout }: Omit<Props, 'corner'>) {
    if (!art.lines) return null;
    const d = art.lines === 'net' ? net([...layout.places.values()]) : grid(layout.field, art.lines === 'frame', art.bow);
    return (
        <>
            {art.bow === 0 && <path class="line-light" transform="translate(1 2.2)" d={d} />}
            <path class="line" d={d} />
        </>
    );
}

/** How far the shadow below the board reaches, in steps that fade. */
const fading = [0.008, 0.016, 0.024, 0.032, 0.042, 0.054];

function Box({ art, layout, corner }: Props) {
    const { left, top, right, bottom } = layout.field;
    const { box } = layout;
    const around = (by: number) => ({ x: left - by, y: top - by, width: right - left + 2 * by, height: bottom - top + 2 * by });
    const ground = { ...around(art.inset), rx: Math.max(5, art.inset * 1.2) };
    const slab = { x: box.x + 2, y: box.y + 2, width: box.width - 4, height: box.height - 4, rx: corner };
    return (
        <>
            {fading.map((part) => (
                <rect key={part} class="cast" {...slab} stroke-width={part * box.width} transform={`translate(0 ${0.009 * box.width})`} />
            ))}
            <rect class="slab" {...slab} fill={paint(art, 'rim')} />
            <rect class="ground-edge" {...ground} fill={art.parts.has('ground') ? paint(art, 'ground') : 'var(--grout)'} />
            {art.parts.has('texture') && <rect {...ground} fill={paint(art, 'texture')} />}
            {art.parts.has('cells') && <rect {...around(0)} fill={paint(art, 'cells')} />}
            {layout.frame > 40 && <rect class="inlay" {...around(art.inset + 5)} rx={art.inset * 1.8} />}
        </>
    );
}

/** A board of any other outline has a rim that follows it. */
function Outlined({ layout }: Props) {
    const width = 2 * layout.frame;
    return (
        <g stroke-linejoin="round">
            {fading.map((part) => (
                <path key={part} class="cast" d={layout.outline} stroke-width={width + part * layout.box.width} transform={`translate(0 ${0.009 * layout.box.width})`} />
            ))}
            <path class="slab rim-low" d={layout.outline} stroke-width={width} />
            <path class="rim-high" d={layout.outline} stroke-width={width - 4} transform="translate(0 -2)" />
            <path class="rim-middle" d={layout.outline} stroke-width={width - 6} />
            <path class="rim-inlay" d={layout.outline} />
        </g>
    );
}

/** Nothing here changes during a game, so it is drawn once. */
export class Ground extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
        return next.layout.key !== this.props.layout.key || next.art !== this.props.art;
    }

    override render({ art, layout, corner }: Props) {
        const places = [...layout.places.values()];
        const shape = places[0]?.cell.shape ?? 'square';
        const part = [shape, 'cell'].find((name) => art.parts.has(name));
        const { box } = layout;
        return (
            <g class={`material art-${art.name}`} aria-hidden="true">
                {layout.isBox ? <Box {...{ art, layout, corner }} /> : <Outlined {...{ art, layout, corner }} />}
                <Lines art={art} layout={layout} />
                {art.parts.has('sheen') && <rect x={layout.field.left - art.inset} y={layout.field.top - art.inset} width={box.width - 2 * (layout.frame - art.inset)} height={box.height - 2 * (layout.frame - art.inset)} rx={art.inset * 1.2} fill={paint(art, 'sheen')} />}
                {part && places.map(({ cell, x, y }) => <use key={cell.name} href={href(art, part)} x={x} y={y} />)}
                {layout.isBox && layout.labels.length > 0 && <Seal art={art} x={box.x + box.width - layout.frame / 2} y={box.y + box.height - layout.frame / 2} />}
                {layout.labels.map((label) => (
                    <text key={label.text} class="coordinate" font-size={label.text.length > 1 ? 0.78 * layout.labelSize : layout.labelSize} x={label.x} y={label.y}>
                        {label.text}
                    </text>
                ))}
            </g>
        );
    }
}

/** The maker's mark: five dots, the only ornament. */
function Seal({ art, x, y }: { art: Art; x: number; y: number }) {
    if (art.parts.has('seal')) return <use href={href(art, 'seal')} x={x} y={y} />;
    const dots = [0, 72, 144, 216, 288].map((angle) => <circle key={angle} cy="-6.2" r="3" transform={`rotate(${angle})`} />);
    return (
        <g class="seal" transform={`translate(${x} ${y})`}>
            {dots}
        </g>
    );
}

export const outlinePath = pathOf;
