// Arrows and circles as text: in comments of records by the commands that chess programs use, [%cal Ga1b3] for arrows
// and [%csl Ge5] for circles, and shorter in links.
import type { Shape } from './tree';

const cell = '[a-z]+[0-9]+';
const isCircle = ({ from, to }: Shape): boolean => from === to;
const written = (shape: Shape): string => (isCircle(shape) ? shape.from : shape.from + shape.to);

/** "a1b3" is an arrow, "e5" a circle. */
function read(text: string): Shape[] {
    const [, from, to] = new RegExp(`^(${cell})(${cell})?$`).exec(text) ?? [];
    return from === undefined ? [] : [{ from, to: to ?? from }];
}

export const shapesText = (shapes: Shape[]): string => shapes.map(written).join(',');
export const shapesOf = (text: string): Shape[] => text.split(',').flatMap(read);

function command(name: string, shapes: Shape[]): string {
    return shapes.length > 0 ? `[%${name} ${shapes.map((shape) => 'G' + written(shape)).join(',')}]` : '';
}

/** A comment with the commands for what is drawn before its words. */
export function commentWith(comment: string | undefined, shapes: Shape[] = []): string {
    return [command('csl', shapes.filter(isCircle)), command('cal', shapes.filter((shape) => !isCircle(shape))), comment].filter(Boolean).join(' ');
}

/** The words of a comment and what its commands draw, in whatever colour; other commands stay as they are. */
export function commentParts(comment: string): { comment?: string; shapes?: Shape[] } {
    const shapes: Shape[] = [];
    const words = comment.replace(/\[%(?:csl|cal)\s+([^\]]*)\]/g, (_, list: string) => {
        shapes.push(...list.split(',').flatMap((each) => read(each.trim().replace(/^[A-Z]/, ''))));
        return '';
    });
    const rest = words.replace(/\s+/g, ' ').trim();
    return { ...(rest ? { comment: rest } : {}), ...(shapes.length > 0 ? { shapes } : {}) };
}
