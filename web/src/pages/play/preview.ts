import { useEffect, useState } from 'preact/hooks';
import { look as lookAt } from '../../app/desk';
import type { Look } from '../../core/types';

/** The first position of a game as it is being set up, or what is wrong with it. */
export function usePreview(game: string, start: string): { look: Look | undefined; error: string } {
    const [look, setLook] = useState<Look>();
    const [error, setError] = useState('');
    useEffect(() => {
        let here = true;
        lookAt({ game, start, moves: [] }).then(
            (found) => here && (setLook(found), setError('')),
            (wrong: Error) => here && setError(wrong.message),
        );
        return () => {
            here = false;
        };
    }, [game, start]);
    return { look, error };
}
