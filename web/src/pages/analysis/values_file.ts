// The values of a position's moves, and the counts of a table, for other programs.
import type { ProvenValues, Snapshot, Statistics } from '../../core/types';

const cell = (value: string | number | null | undefined): string => {
    const text = String(value ?? '');
    return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
const table = (rows: (string | number | null | undefined)[][]): string => rows.map((row) => row.map(cell).join(',') + '\n').join('');

/** One row for each move; plies are moves of one side each. */
export const valuesCsv = ({ moves }: ProvenValues): string => table([['move', 'value', 'plies'], ...moves.map(({ move, value, plies }) => [move, value, plies])]);

export const valuesJson = ({ game, position }: Snapshot, values: ProvenValues): string => JSON.stringify({ game, position, ...values }, null, 2) + '\n';

export const statisticsCsv = ({ plies_to_end: counts }: Statistics): string => table([['plies', 'positions'], ...counts.map((count, plies) => [plies, count])]);
