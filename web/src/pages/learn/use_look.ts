import { useEffect, useMemo, useState } from 'preact/hooks';
import { look as lookAt } from '../../app/desk';
import type { Look } from '../../core/types';

/** What a line leads to, as soon as it is known; what was seen before stays until then, without moves to make. */
export function useLook(game: string, start: string, moves: string[]): Look | undefined {
    const line = [game, start, ...moves].join('\n');
    const [seen, setSeen] = useState<{ line: string; look: Look }>();
    useEffect(() => {
        let here = true;
        lookAt({ game, start, moves }).then(
            (look) => here && setSeen({ line, look }),
            () => undefined,
        );
        return () => {
            here = false;
        };
    }, [line]);
    return useMemo(() => (!seen || seen.line === line ? seen?.look : { ...seen.look, moves: [] }), [seen, line]);
}
