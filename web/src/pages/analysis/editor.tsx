// Set up any position: put pieces on the cells or write its text. The core says what is wrong.
import { useRef, useState } from 'preact/hooks';
import { snapshotOf } from '../../app/api';
import { Board } from '../../board/board';
import type { GameInfo, Snapshot } from '../../core/types';
import { said, t } from '../../i18n/t';
import { why } from '../../i18n/why';
import { Segments } from '../../ui/segments';
import { gameText, OptionFields, valuesOf, type Values } from '../play/options';
import { composed, draftOf, withMarker, withPiece, written, type Draft } from './compose';
import { Palette, piecesOf, type Tool } from './palette';

interface Props {
    info: GameInfo;
    snapshot: Snapshot;
    onDone: (game: string, position: string) => void;
    onCancel: () => void;
}

export function Editor({ info, snapshot: given, onDone, onCancel }: Props) {
    const [snapshot, setSnapshot] = useState(given);
    const [wrongOptions, setWrongOptions] = useState('');
    const [tool, setTool] = useState<Tool>(() => piecesOf(given)[0] ?? 'erase');
    const [draft, setDraft] = useState(() => draftOf(given));
    const turn = useRef(0);
    const error = wrongOptions || draft.error;
    /** Shows the draft at once and what the core makes of it when it is known, unless there is another by then. */
    const change = (next: Draft, check: typeof composed) => {
        const mine = ++turn.current;
        setDraft(next);
        check(snapshot.game, next).then(
            (checked) => mine === turn.current && setDraft(checked),
            (wrong) => mine === turn.current && setDraft({ ...next, error: why(wrong) }),
        );
    };
    const compose = (part: Partial<Draft>) => change({ ...draft, ...part }, composed);
    const touch = (cell: string) =>
        compose({ cells: tool === 'marker' ? withMarker(draft.cells, cell, snapshot.pieces) : withPiece(draft.cells, cell, tool === 'erase' ? null : tool, snapshot.pieces) });
    const show = (found: Snapshot) => {
        turn.current++;
        setWrongOptions('');
        setSnapshot(found);
        setDraft(draftOf(found));
    };
    const begin = (game: string) => snapshotOf({ game, start: '', moves: [] }).then(show, (wrong) => setWrongOptions(why(wrong)));
    /** Other rules may have another board, so it is set up anew. */
    const changeRules = (values: Values) => begin(gameText(info, values));
    const bare = draft.cells.map(({ piece: _, ...cell }) => cell);
    const picture: Snapshot = { ...snapshot, cells: draft.cells, position: draft.text, moves: [], played: [], decisive: [] };
    return (
        <div class="stage play editor">
            <section class="board-area" aria-label={t('Board')}>
                <Board snapshot={picture} label={t('Board of {game}', { game: info.title })} onCell={touch} />
            </section>
            <aside class="side" aria-label={t('Set up a position')}>
                <h1>{t('Set up a position')}</h1>
                <Palette snapshot={snapshot} tool={tool} onTool={setTool} />
                <Segments
                    legend={t('To move')}
                    name="to-move"
                    value={String(draft.side)}
                    choices={[1, 2].map((n) => ({ value: String(n), label: said(snapshot.seats[n - 1]?.colour ?? '') }))}
                    onChange={(side) => compose({ side: side === '2' ? 2 : 1 })}
                />
                <div class="row">
                    <button onClick={() => compose({ cells: bare })}>{t('Empty board')}</button>
                    <button onClick={() => void begin(snapshot.game)}>{t('Usual start')}</button>
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
                        onInput={(event) => change({ ...draft, text: event.currentTarget.value.trim() }, written)}
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
