import type { Look } from '../../core/types';
import { said, t } from '../../i18n/t';
import { linkTo } from '../analysis/link';
import { newTree } from '../analysis/tree';
import { person, seatOf } from './match';
import type { Table } from './table';
import { endingWords } from './words';

function Turn({ table, look }: { table: Table; look: Look }) {
    const seat = seatOf(table.match.value, look.side);
    const alone = table.match.value.seats.filter((each) => each === person).length === 1;
    const colour = said(look.colour);
    if (seat === person && alone) return <>{t('Your turn: {colour} to move', { colour })}</>;
    return <>{t('{colour} to move', { colour })}</>;
}

export function Status({ table, look, onNew }: { table: Table; look: Look; onNew: () => void }) {
    const ending = table.ending;
    const hint = table.hint.value;
    const { game, start, moves } = table.match.value.line;
    const [who, why] = ending ? endingWords(table.match.value, look, ending) : ['', ''];
    return (
        <div class={`status card ${ending ? 'over' : ''}`}>
            <p class="headline">{ending ? who : <Turn table={table} look={look} />}</p>
            {ending && why && <p>{why}</p>}
            {!ending && look.occurrences > 1 && <p class="quiet">{t('This position has stood {n} times.', { n: look.occurrences })}</p>}
            {hint && (
                <p class="hint">
                    {t('Hint: {move}', { move: hint.move })} <span class="quiet">{said(hint.words)}</span>
                </p>
            )}
            {table.error.value && (
                <p class="error" role="alert">
                    {said(table.error.value)}
                </p>
            )}
            {ending && (
                <p class="buttons">
                    <button class="primary" onClick={() => void table.rematch()}>
                        {t('Rematch')} <kbd>M</kbd>
                    </button>
                    <button onClick={onNew}>
                        {t('New game')} <kbd>N</kbd>
                    </button>
                    <a class="button" href={linkTo(newTree(game, start, moves))}>
                        {t('Analyse')} <kbd>A</kbd>
                    </a>
                </p>
            )}
        </div>
    );
}
