// What may be put on the board, learned from the core's own pieces.
import { useEffect, useState } from 'preact/hooks';
import { snapshotOf } from '../../app/api';
import { Disc, HalfTile, Pawn, Stilt } from '../../board/pieces';
import type { Snapshot, Piece } from '../../core/types';
import { said, t } from '../../i18n/t';

export type Tool = Piece | 'pawn' | 'erase';

export interface PaletteData {
    pieces: Piece[]; // one of each colour
    hasPawn: boolean;
    start: string;
}

/** The pieces at the start and after a first move show what a game is played with. */
export function usePalette(game: string): PaletteData {
    const [palette, setPalette] = useState<PaletteData>({ pieces: [], hasPawn: false, start: '' });
    useEffect(() => {
        let here = true;
        const load = async () => {
            const start = await snapshotOf({ game, start: '', moves: [] });
            const next = start.moves[0] ? await snapshotOf({ game, start: '', moves: [start.moves[0].move] }) : start;
            const seen = [...next.cells, ...start.cells].flatMap((cell) => cell.piece ?? []);
            const kind = seen[0]?.kind ?? 'disc';
            const pins = kind === 'stilt' ? { white_pins: 0, black_pins: 0 } : {};
            const pieces = start.colours.map(({ name }) => ({ colour: name, kind, ...pins }));
            if (here) setPalette({ pieces, hasPawn: seen.some((piece) => piece.pawn), start: start.position });
        };
        load().catch(() => undefined);
        return () => {
            here = false;
        };
    }, [game]);
    return palette;
}

function Picture({ piece, snapshot }: { piece: Piece; snapshot: Snapshot }) {
    const tint = snapshot.colours.find((each) => each.name === piece.colour)?.tint ?? 'black';
    if (piece.kind === 'stilt') return <Stilt tint={tint} piece={piece} />;
    return piece.kind === 'tile' ? <HalfTile tint={tint} dx={0} dy={0} /> : <Disc tint={tint} />;
}

function PinCount({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
    return (
        <label class="field">
            {label}
            <input type="number" min={0} max={15} value={value} onInput={(event) => onChange(Math.min(15, Math.max(0, event.currentTarget.valueAsNumber || 0)))} />
        </label>
    );
}

const isPiece = (tool: Tool): tool is Piece => typeof tool === 'object';

export function Palette({ palette, snapshot, tool, onTool }: { palette: PaletteData; snapshot: Snapshot; tool: Tool; onTool: (tool: Tool) => void }) {
    const pins = isPiece(tool) && tool.kind === 'stilt' ? tool : undefined;
    return (
        <div class="palette" role="group" aria-label={t('Pieces')}>
            {palette.pieces.map((piece) => {
                const chosen = isPiece(tool) && tool.colour === piece.colour;
                return (
                    <button key={piece.colour} aria-pressed={chosen} onClick={() => onTool(pins ? { ...pins, colour: piece.colour } : piece)}>
                        <span class="board icon">
                            <svg viewBox="-50 -50 100 100" aria-hidden="true">
                                <Picture piece={chosen && pins ? pins : piece} snapshot={snapshot} />
                            </svg>
                        </span>
                        {said(piece.colour)}
                    </button>
                );
            })}
            {palette.hasPawn && (
                <button aria-pressed={tool === 'pawn'} onClick={() => onTool('pawn')}>
                    <span class="board icon">
                        <svg viewBox="-50 -50 100 100" aria-hidden="true">
                            <Pawn />
                        </svg>
                    </span>
                    {t('Pawn')}
                </button>
            )}
            <button aria-pressed={tool === 'erase'} onClick={() => onTool('erase')}>
                {t('Take off')}
            </button>
            {pins && (
                <div class="pair">
                    <PinCount label={t('White pins')} value={pins.white_pins ?? 0} onChange={(white_pins) => onTool({ ...pins, white_pins })} />
                    <PinCount label={t('Black pins')} value={pins.black_pins ?? 0} onChange={(black_pins) => onTool({ ...pins, black_pins })} />
                </div>
            )}
        </div>
    );
}
