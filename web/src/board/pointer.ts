// Mouse and touch: a press chooses, a click touches, a drag touches where it began and where it ends.
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { unit } from './geometry';

interface Press {
    cell: string;
    x: number;
    y: number;
    chose: boolean; // this press has just chosen the cell
    dragging: boolean;
}

export interface Hands {
    begins(cell: string): boolean; // a move of several steps begins here
    isChosen(cell: string): boolean;
    accepts(cell: string): boolean; // as the next step
    press(cell: string): void; // a press has begun, which may become a touch
    touch(cell: string): void;
    letGo(cell: string | undefined): void; // over a cell that may not be touched next, or over none
    point(cell: string | undefined): void; // the mouse is over it
    draw: ((from: string, to: string) => void) | undefined; // by the right button
}

const cellAt = (target: Element | null): string | undefined =>
    target?.closest<SVGElement>('[data-cell]')?.dataset.cell;

/** The picture of the piece on a cell, to be carried along by a drag. */
function pictureOn(svg: SVGSVGElement, cell: string): SVGElement | null {
    return svg.querySelector(`[data-piece="${CSS.escape(cell)}"]`);
}

/** The picture may be smaller than its box: it keeps its proportions. */
const pixelsPerUnit = (svg: SVGSVGElement): number => svg.getScreenCTM()?.a ?? 1;

function carry(svg: SVGSVGElement, press: Press, event: PointerEvent): void {
    const scale = 1 / pixelsPerUnit(svg);
    const picture = pictureOn(svg, press.cell);
    if (!picture) return;
    picture.classList.add('carried');
    picture.style.translate = `${(event.clientX - press.x) * scale}px ${(event.clientY - press.y) * scale}px`;
}

export function putDown(svg: SVGSVGElement | null): void {
    svg?.querySelectorAll<SVGElement>('.carried').forEach((picture) => {
        picture.classList.remove('carried');
        picture.style.translate = '';
    });
}

export function usePointer(svg: RefObject<SVGSVGElement | null>, hands: Hands) {
    const press = useRef<Press | null>(null);
    const pen = useRef<string | undefined>(undefined); // where the right button was pressed
    const dropped = useRef(false); // the next change was made by hand and needs no animation

    const down = (event: PointerEvent) => {
        const cell = cellAt(event.target as Element);
        if (svg.current) svg.current.dataset.hand = 'pointer';
        if (hands.draw && event.button === 2) pen.current = cell;
        if (cell === undefined || event.button !== 0 || !event.isPrimary) return;
        hands.press(cell);
        const chose = hands.begins(cell) && !hands.isChosen(cell) && !hands.accepts(cell);
        press.current = { cell, x: event.clientX, y: event.clientY, chose, dragging: false };
        if (chose) hands.touch(cell);
    };
    const over = (event: PointerEvent) => {
        if (event.pointerType === 'mouse') hands.point(cellAt(event.target as Element));
    };
    const move = (event: PointerEvent) => {
        const now = press.current;
        if (!now || !svg.current || !(now.chose || hands.isChosen(now.cell))) return;
        const far = Math.hypot(event.clientX - now.x, event.clientY - now.y);
        const cellSize = unit * pixelsPerUnit(svg.current);
        if (!now.dragging && far < Math.max(6, cellSize / 5)) return;
        if (!now.dragging) svg.current.setPointerCapture(event.pointerId);
        now.dragging = true;
        carry(svg.current, now, event);
    };
    const up = (event: PointerEvent) => {
        const [from, to] = [pen.current, cellAt(document.elementFromPoint(event.clientX, event.clientY))];
        pen.current = undefined;
        if (event.button === 2 && from !== undefined && to !== undefined) hands.draw?.(from, to);
        const now = press.current;
        press.current = null;
        if (!now) return;
        const cell = cellAt(document.elementFromPoint(event.clientX, event.clientY));
        if (now.dragging) {
            if (cell !== undefined && cell !== now.cell && hands.accepts(cell)) {
                dropped.current = true;
                hands.touch(cell);
                setTimeout(() => putDown(svg.current), 250);
            } else {
                putDown(svg.current);
                if (cell !== now.cell) hands.letGo(cell);
            }
        } else if (!now.chose && cell === now.cell) hands.touch(cell);
    };
    const cancel = () => {
        press.current = null;
        putDown(svg.current);
    };
    /** A click without a pointer: that is how assistive technology presses. */
    const click = (event: MouseEvent) => {
        const cell = cellAt(event.target as Element);
        if (cell !== undefined && event.detail === 0) hands.touch(cell);
    };
    return {
        dropped,
        handlers: {
            onPointerDown: down,
            onPointerMove: move,
            onPointerUp: up,
            onPointerCancel: cancel,
            onPointerOver: over,
            onPointerLeave: () => hands.point(undefined),
            onClick: click,
            onContextMenu: (event: MouseEvent) => hands.draw && event.preventDefault(),
        },
    };
}
