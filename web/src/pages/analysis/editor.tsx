// Set up any position: put pieces on the cells or write its text. The core says what is wrong.
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { snapshotOf } from '../../app/api';
import { Board } from '../../board/board';
import type { Cell, GameInfo, Snapshot, Piece } from '../../core/types';
import { said, t } from '../../i18n/t';
import { Segments } from '../../ui/segments';
import { gameText, OptionFields, valuesOf, type Values } from '../play/options';
import { positionText, withPawn, withPiece } from './compose';
import { Palette, usePalette, type Tool } from './palette';

interface Props {
    info: GameInfo;
    snapshot: Snapshot;
    onDone: (game: string, position: string) => void;
    onCancel: () => void;
}

interface Draft {
    cells: Cell[];
    text: string;
}

const fields = (text: string): { side: string; rest: string[] } => {
    const [, side = '1', ...rest] = text.split(/\s+/);
    return { side, rest };
};

/** The draft as the core sees it: what is wrong with it, and its cells when it was written by hand. */
function useChecked(game: string, draft: Draft, setDraft: (draft: Draft) => void): string {
    const [error, setError] = useState('');
    useEffect(() => {
        let here = true;
        snapshotOf({ game, start: draft.text, moves: [] }).then(
            (found) => {
                if (!here) return;
                setError('');
                setDraft({ text: draft.text, cells: found.cells });
            },
            (wrong: Error) => here && setError(said(wrong.message)),
        );
        return () => {
            here = false;
        };
    }, [game, draft.text]);
    return error;
}

export function Editor({ info, snapshot: given, onDone, onCancel }: Props) {
    const [snapshot, setSnapshot] = useState(given);
    const [wrongOptions, setWrongOptions] = useState('');
    const palette = usePalette(snapshot.game);
    const [tool, setTool] = useState<Tool>('erase');
    const [draft, setDraft] = useState<Draft>({ cells: snapshot.cells, text: snapshot.position });
    const wrongPosition = useChecked(snapshot.game, draft, setDraft);
    const error = wrongOptions || wrongPosition;
    useLayoutEffect(() => {
        if (palette.pieces[0]) setTool(palette.pieces[0]);
    }, [palette]);
    const { side, rest } = fields(draft.text);
    const compose = (cells: Cell[], toMove = side) => setDraft({ cells, text: positionText(cells, toMove, rest) });
    const touch = (cell: string) => compose(tool === 'pawn' ? withPawn(draft.cells, cell) : withPiece(draft.cells, cell, tool === 'erase' ? null : (tool as Piece)));
    /** Other rules may have another board, so it is set up anew. */
    const changeRules = (values: Values) =>
        snapshotOf({ game: gameText(info, values), start: '', moves: [] }).then(
            (found) => {
                setWrongOptions('');
                setSnapshot(found);
                setDraft({ cells: found.cells, text: found.position });
            },
            (wrong: Error) => setWrongOptions(said(wrong.message)),
        );
    const bare = draft.cells.map(({ piece: _, ...cell }) => cell);
    const picture: Snapshot = { ...snapshot, cells: draft.cells, position: draft.text, moves: [], played: [], decisive: [] };
    return (
        <div class="play analysis editor" data-game={info.name}>
            <section class="board-area" aria-label={t('Board')}>
                <Board snapshot={picture} label={t('Board of {game}', { game: info.title })} onCell={touch} />
            </section>
            <aside class="side" aria-label={t('Set up a position')}>
                <h1>{t('Set up a position')}</h1>
                <Palette palette={palette} snapshot={snapshot} tool={tool} onTool={setTool} />
                <Segments
                    legend={t('To move')}
                    name="to-move"
                    value={side}
                    choices={[1, 2].map((n) => ({ value: String(n), label: said(snapshot.seats[n - 1]?.colour ?? '') }))}
                    onChange={(toMove) => compose(draft.cells, toMove)}
                />
                <div class="row">
                    <button onClick={() => compose(bare)}>{t('Empty board')}</button>
                    <button onClick={() => setDraft({ ...draft, text: palette.start })}>{t('Usual start')}</button>
                </div>
                <details>
                    <summary>{t('Rules')}</summary>
                    <OptionFields info={info} values={valuesOf(info, snapshot.game)} onChange={(values) => void changeRules(values)} />
                </details>
                <label class="field">
                    <span>{t('Position as text')}</span>
                    <input
                        type="text"
                        value={draft.text}
                        spellcheck={false}
                        autocomplete="off"
                        aria-invalid={error !== ''}
                        aria-describedby="position-error"
                        onInput={(event) => setDraft({ ...draft, text: event.currentTarget.value.trim() })}
                    />
                </label>
                <p id="position-error" class="error" role="status">
                    {error}
                </p>
                <div class="row">
                    <button class="primary" disabled={error !== ''} onClick={() => onDone(snapshot.game, draft.text)}>
                        {t('Use this position')}
                    </button>
                    <button onClick={onCancel}>{t('Cancel')}</button>
                </div>
            </aside>
        </div>
    );
}
