import { useEffect, useMemo, useState } from 'preact/hooks';
import { snapshotOf } from '../../app/api';
import type { Snapshot } from '../../core/types';

/** What a line leads to, as soon as it is known; what was seen before stays until then, without moves to make. */
export function useSnapshot(game: string, start: string, moves: string[]): Snapshot | undefined {
    const line = [game, start, ...moves].join('\n');
    const [seen, setSeen] = useState<{ line: string; snapshot: Snapshot }>();
    useEffect(() => {
        let here = true;
        snapshotOf({ game, start, moves }).then(
            (snapshot) => here && setSeen({ line, snapshot }),
            () => undefined,
        );
        return () => {
            here = false;
        };
    }, [line]);
    return useMemo(() => (!seen || seen.line === line ? seen?.snapshot : { ...seen.snapshot, moves: [] }), [seen, line]);
}
