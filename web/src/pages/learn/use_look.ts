import { useEffect, useState } from 'preact/hooks';
import { look as lookAt } from '../../app/desk';
import type { Look } from '../../core/types';

/** What a line leads to, as soon as it is known; what was seen before stays until then. */
export function useLook(game: string, start: string, moves: string[]): Look | undefined {
    const [look, setLook] = useState<Look>();
    useEffect(() => {
        let here = true;
        lookAt({ game, start, moves }).then(
            (found) => here && setLook(found),
            () => undefined,
        );
        return () => {
            here = false;
        };
    }, [game, start, moves.join(' ')]);
    return look;
}
