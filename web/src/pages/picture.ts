// A board as a picture of its own: the drawing on the page with its colours written into it, since a file has no
// style sheet.

const painted = [
    'fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin',
    'opacity', 'stop-color', 'stop-opacity', 'font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline', 'paint-order',
] as const;

/** What the browser takes anyway. */
const usual: Record<string, string> = {
    'fill-opacity': '1', 'fill-rule': 'nonzero', stroke: 'none', 'stroke-width': '1px', 'stroke-opacity': '1', 'stroke-dasharray': 'none', 'stroke-linecap': 'butt',
    'stroke-linejoin': 'miter', opacity: '1', 'stop-color': 'rgb(0, 0, 0)', 'stop-opacity': '1', 'font-weight': '400', 'text-anchor': 'start', 'dominant-baseline': 'auto', 'paint-order': 'normal',
};
const onText = /^(font|text|dominant)/;
const ofPage = ['class', 'style', 'role', 'tabindex', 'aria-label', 'aria-hidden', 'aria-selected', 'data-piece', 'data-marker', 'data-hand'];

/** Writes how an element looks into its copy; answers whether it is seen at all. */
function paint(original: Element, copy: Element): boolean {
    const style = getComputedStyle(original);
    if (style.display === 'none' || style.visibility === 'hidden') return false;
    const isText = original.tagName === 'text' || original.tagName === 'tspan';
    for (const property of painted) {
        const value = style.getPropertyValue(property);
        if (value === '' || value === usual[property] || (onText.test(property) && !isText)) copy.removeAttribute(property);
        else copy.setAttribute(property, value);
    }
    for (const name of ofPage) copy.removeAttribute(name);
    return true;
}

function copyOf(original: Element): Element {
    const copy = original.cloneNode(false) as Element;
    const isDefinition = original.closest('.definitions') !== null;
    if (!paint(original, copy) && !isDefinition) return document.createElementNS('http://www.w3.org/2000/svg', 'g');
    for (const child of original.childNodes) {
        const isSkipped = child instanceof Element && child.matches('[role=rowgroup], .focus, .ghost, .target');
        if (!isSkipped) copy.append(child instanceof Element ? copyOf(child) : child.cloneNode());
    }
    return copy;
}

/** The names of the arts that a board is drawn with: its ground and its pieces may be of two. */
function artsOn(board: SVGSVGElement): string[] {
    const classes = [...board.querySelectorAll('[class*="art-"]')].flatMap((element) => [...element.classList]);
    return [...new Set(classes.filter((name) => name.startsWith('art-')))];
}

/** The board as the text of an SVG file. */
export function svgOf(board: SVGSVGElement, width = 1000): string {
    const picture = copyOf(board) as SVGSVGElement;
    const definitions = document.createElementNS('http://www.w3.org/2000/svg', 'defs');
    for (const art of artsOn(board)) for (const child of document.querySelector(`.definitions.${art}`)?.children ?? []) definitions.append(copyOf(child));
    picture.prepend(definitions);
    const { width: w, height: h } = board.viewBox.baseVal;
    picture.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    picture.setAttribute('width', String(width));
    picture.setAttribute('height', String(Math.round((width * h) / w)));
    return new XMLSerializer().serializeToString(picture);
}

export async function pngOf(svg: string): Promise<Blob> {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'));
}

/** The board that is played on now. */
export const shownBoard = (): SVGSVGElement | null => document.querySelector<SVGSVGElement>('.board-area svg[role=grid]');
