import { useEffect, useState } from 'preact/hooks';
import { snapshotOf } from '../../app/api';
import type { Snapshot } from '../../core/types';
import { why } from '../../i18n/why';

/** The first position of a game as it is being set up, or what is wrong with it. */
export function usePreview(game: string, start: string): { snapshot: Snapshot | undefined; error: string } {
    const [snapshot, setSnapshot] = useState<Snapshot>();
    const [error, setError] = useState('');
    useEffect(() => {
        let here = true;
        snapshotOf({ game, start, moves: [] }).then(
            (found) => here && (setSnapshot(found), setError('')),
            (wrong) => here && setError(why(wrong)),
        );
        return () => {
            here = false;
        };
    }, [game, start]);
    return { snapshot, error };
}
