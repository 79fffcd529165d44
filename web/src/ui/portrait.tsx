// A painted tile for everybody, by which one is told from another at a glance. It is made from the id alone: nobody
// sends a picture, and nobody's picture comes from elsewhere.
import type { Person } from '../online/messages';
import '../style/portrait.css';

/** A quarter of a tile, its own corner at the top left; turned three times it makes the whole. */
const quarters = [
    'M10 0A10 10 0 0 1 0 10V20A20 20 0 0 0 20 0Z',
    'M0 0 20 20H0Z',
    'M20 0A20 20 0 0 1 0 20H20Z',
    'M0 0H20A20 20 0 0 1 0 20Z',
    'M20 20 3 11 0 0 11 3Z',
    'M20 20C7 20 0 12 0 0 12 0 20 7 20 20Z',
    'M20 20V7L7 20ZM0 0H9L0 9Z',
    'M20 2A18 18 0 0 0 2 20H9A11 11 0 0 1 20 9Z',
    'M20 20H9A11 11 0 0 1 20 9ZM0 0H9A9 9 0 0 1 0 9Z',
    'M0 8 12 20H0ZM8 0H20V12Z',
];

/** The glaze, what is painted on it, and the dot in the middle. */
const glazes = [
    ['glaze', 'cobalt', 'brass-bright'],
    ['cobalt', 'glaze', 'brass-bright'],
    ['glaze', 'terracotta-deep', 'brass-bright'],
    ['terracotta-deep', 'glaze', 'brass-bright'],
    ['glaze', 'olive-deep', 'brass-bright'],
    ['olive-deep', 'glaze', 'brass-bright'],
    ['glaze', 'black', 'terracotta'],
    ['black', 'glaze', 'brass-bright'],
    ['brass-bright', 'black', 'glaze'],
    ['brass-bright', 'cobalt-deep', 'glaze'],
] as const;

const dots = [0, 3, 5];

/** The same number for the same text, and others for texts that differ little (FNV-1a, mixed once more). */
function numberOf(text: string): number {
    let hash = 0x811c9dc5;
    for (const sign of text) hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    return (hash ^ (hash >>> 13)) >>> 0;
}

export interface Tile {
    quarter: string;
    colours: readonly [ground: string, paint: string, dot: string];
    dot: number; // its radius
}

export function tileOf(id: string): Tile {
    let left = numberOf(id);
    const one = <T,>(of: readonly T[]): T => {
        const chosen = of[left % of.length]!;
        left = Math.floor(left / of.length);
        return chosen;
    };
    return { quarter: one(quarters), colours: one(glazes), dot: one(dots) };
}

/** The name stands beside it, so it says nothing itself. */
export function Portrait({ of: { id }, large = false }: { of: Pick<Person, 'id'>; large?: boolean }) {
    const { quarter, colours, dot } = tileOf(id);
    const [ground, paint, middle] = colours.map((name) => `var(--${name})`);
    return (
        <svg class={large ? 'portrait large' : 'portrait'} viewBox="0 0 40 40" aria-hidden="true">
            <rect width="40" height="40" fill={ground} />
            {[0, 90, 180, 270].map((turn) => (
                <path key={turn} d={quarter} fill={paint} transform={`rotate(${turn} 20 20)`} />
            ))}
            <circle cx="20" cy="20" r={dot} fill={middle} />
        </svg>
    );
}
