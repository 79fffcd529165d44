// How many positions end after so many plies, as bars. Counts differ by thousands, so heights are logarithms.
import { compactText } from '../../i18n/numbers';

export interface Bar {
    plies: number;
    count: number;
    x: number;
    y: number;
    width: number;
    height: number;
    won: boolean; // an odd number of plies ends with the move of the side that moves first
}

export interface Area {
    width: number;
    height: number;
    left: number; // room for the numbers
    bottom: number;
}

export function barsOf(counts: number[], area: Area): Bar[] {
    const top = Math.log10(Math.max(10, ...counts));
    const step = (area.width - area.left) / Math.max(1, counts.length);
    const room = area.height - area.bottom;
    return counts.map((count, plies) => {
        const height = count > 0 ? Math.max(2, (room * Math.log10(count + 1)) / (top + 0.1)) : 0;
        return { plies, count, x: area.left + plies * step + step * 0.1, y: room - height, width: step * 0.8, height, won: plies % 2 === 1 };
    });
}

/** Powers of ten up to the largest count, with their heights. */
export function ticksOf(counts: number[], area: Area): { label: string; y: number }[] {
    const top = Math.log10(Math.max(10, ...counts));
    const room = area.height - area.bottom;
    const powers = Array.from({ length: Math.floor(top) + 1 }, (_, i) => i);
    return powers.map((power) => ({ label: compactText(10 ** power), y: room - (room * Math.log10(10 ** power + 1)) / (top + 0.1) }));
}
