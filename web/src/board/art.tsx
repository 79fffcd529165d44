// What a game is made of. A game brings its art in its own folder, src/games/NAME/art.svg and art.css (docs/web.md says
// what is in them); one that brings none is drawn in plain glazed tiles.
import plainArt from './plain/art.svg?raw';
import './plain/art.css';

type Files = Record<string, string>;
const files: Files = import.meta.glob<string>('../../../src/games/*/art.svg', { query: '?raw', import: 'default', eager: true });
import.meta.glob('../../../src/games/*/art.css', { eager: true });

export type Sound = 'lacquer' | 'stone' | 'wood' | 'glaze' | 'paper';

export interface Art {
    name: string;
    svg: string;
    rim: number; // around the cells
    corner: number; // how round the rim is
    inset: number; // how far the ground goes on beyond the cells
    lines: 'net' | 'grid' | 'frame' | ''; // between neighbours, between cells, around cells
    card: number; // how many cells each way a small picture shows; 0: all
    bow: number; // of lines drawn by hand
    last: 'ring' | 'brackets'; // how the last move is marked
    move: 'drop' | 'slide' | 'hop' | 'snap'; // how pieces come to the board
    sound: Sound;
    cells: 'square' | 'hexagon'; // what the ground is made for
    shape: 'disc' | 'block'; // of the pieces
    boardTitle: string; // both in English, with a translation in the game's own folder
    piecesTitle: string;
    parts: Set<string>;
}

function read(name: string, svg: string): Art {
    const root = svg.slice(0, svg.indexOf('>'));
    const word = (key: string) => new RegExp(` data-${key}="([^"]*)"`).exec(root)?.[1] ?? '';
    return {
        name,
        svg: svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>')),
        rim: Number(word('rim')) || 48,
        corner: Number(word('corner')),
        inset: Number(word('inset')),
        lines: word('lines') as Art['lines'],
        card: Number(word('card')),
        bow: Number(word('bow')),
        last: word('last') === 'ring' ? 'ring' : 'brackets',
        move: (word('move') || 'drop') as Art['move'],
        sound: (word('sound') || 'glaze') as Sound,
        cells: word('cells') === 'hexagon' ? 'hexagon' : 'square',
        shape: word('shape') === 'block' ? 'block' : 'disc',
        boardTitle: word('board'),
        piecesTitle: word('pieces'),
        parts: new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!.slice(name.length + 1))),
    };
}

/** What suits every game. */
export const plain = read('plain', plainArt);
const folderOf = (path: string): string => path.split('/').at(-2)!;
export const arts = new Map(Object.entries(files).map(([path, svg]) => [folderOf(path), read(folderOf(path), svg)]));

/** What the games' drawings are used from: once in a page, in the colours of the theme. */
export function ArtDefinitions() {
    return (
        <>
            {[plain, ...arts.values()].map(({ name, svg }) => (
                <svg key={name} class={`definitions art-${name}`} width="0" height="0" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
            ))}
        </>
    );
}

export const href = (art: Art, part: string): string => `#${art.name}-${part}`;
export const paint = (art: Art, part: string): string => `url(#${art.name}-${part})`;
