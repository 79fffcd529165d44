// What may be put on the board: the core says which pieces a game has.
import { lookOf } from '../../board/look';
import { MarkerShape, PieceShape, tintOf } from '../../board/pieces';
import { counterLabel } from '../../board/speech';
import type { Piece, Snapshot } from '../../core/types';
import { said, t } from '../../i18n/t';
import { NumberField } from '../play/number_field';
import { firstUpper } from '../../ui/text';

export type Tool = Piece | 'marker' | 'erase';

/** One piece of each colour, with nothing in it. */
export function piecesOf({ colours, pieces }: Snapshot): Piece[] {
    const counts = Object.fromEntries(pieces.counters.map(({ field }) => [field, 0]));
    return colours.map(({ name }) => ({ colour: name, kind: pieces.kind, ...counts }));
}

function Count({ label, most, value, onChange }: { label: string; most: number; value: number; onChange: (value: number) => void }) {
    return (
        <label class="field">
            {label}
            <NumberField least={0} most={most} value={value} onChange={(written) => onChange(Math.min(most, Math.max(0, Math.round(Number(written)))))} />
        </label>
    );
}

const isPiece = (tool: Tool): tool is Piece => typeof tool === 'object';

export function Palette({ snapshot, tool, onTool }: { snapshot: Snapshot; tool: Tool; onTool: (tool: Tool) => void }) {
    const { counters, marker } = snapshot.pieces;
    const { own, pieces: art } = lookOf(snapshot.game);
    const markerArt = art.parts.has('marker') ? art : own;
    const counted = isPiece(tool) && counters.length > 0 ? tool : undefined;
    return (
        <div class="palette" role="group" aria-label={t('Pieces')}>
            {piecesOf(snapshot).map((piece) => {
                const chosen = isPiece(tool) && tool.colour === piece.colour;
                return (
                    <button key={piece.colour} aria-pressed={chosen} onClick={() => onTool(counted ? { ...counted, colour: piece.colour } : piece)}>
                        <span class="piece-icon">
                            <svg class={`art-${art.name}`} viewBox="-50 -50 100 100" aria-hidden="true">
                                <PieceShape art={art} tint={tintOf(snapshot, piece.colour)} piece={chosen && counted ? counted : piece} counters={counters} />
                            </svg>
                        </span>
                        {said(piece.colour)}
                    </button>
                );
            })}
            {marker !== undefined && (
                <button aria-pressed={tool === 'marker'} onClick={() => onTool('marker')}>
                    <span class="piece-icon">
                        <svg class={`art-${markerArt.name}`} viewBox="-50 -62 100 100" aria-hidden="true">
                            <MarkerShape art={markerArt} />
                        </svg>
                    </span>
                    {firstUpper(said(marker))}
                </button>
            )}
            <button aria-pressed={tool === 'erase'} onClick={() => onTool('erase')}>
                {t('Take off')}
            </button>
            {counted && (
                <div class="pair">
                    {counters.map(({ field, most }) => (
                        <Count key={field} label={firstUpper(counterLabel(field))} most={most} value={Number(counted[field] ?? 0)} onChange={(count) => onTool({ ...counted, [field]: count })} />
                    ))}
                </div>
            )}
        </div>
    );
}
