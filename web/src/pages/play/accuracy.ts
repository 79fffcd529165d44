// How well the reader has played, as the engine sees it when the game is over.
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../../app/api';
import type { Line, Verdict } from '../../core/types';

export interface Accuracy {
    part: number; // 1 when every move kept what the position was worth
    mistakes: number;
}

const budget = { milliseconds: 100 }; // for each move: Check my game looks longer

/** Of the moves of one side; nothing where it made none. */
export function accuracyOf(verdicts: Verdict[], side: 1 | 2): Accuracy | undefined {
    const own = verdicts.filter(({ mover }) => mover === side);
    if (own.length === 0) return undefined;
    const lost = own.reduce((sum, { best, played }) => sum + Math.max(0, best.expectation - played.expectation), 0);
    return { part: 1 - lost / own.length, mistakes: own.filter(({ fault }) => fault === 'mistake' || fault === 'blunder').length };
}

/** Looked at where it is seen, and for one who plays alone; `undefined` until it is known, `null` where it will not be. */
export function useAccuracy(line: Line, side: 1 | 2 | undefined, place: RefObject<HTMLElement | null>): Accuracy | null | undefined {
    const [accuracy, setAccuracy] = useState<Accuracy | null | undefined>(side ? undefined : null);
    useEffect(() => {
        if (!side || line.moves.length < 2 || !place.current?.checkVisibility()) return setAccuracy(null);
        const work = new AbortController();
        setAccuracy(undefined);
        ask('review', { ...line, budget }, { signal: work.signal }).then(
            (verdicts) => work.signal.aborted || setAccuracy(accuracyOf(verdicts, side) ?? null),
            () => work.signal.aborted || setAccuracy(null), // the engine is off, or has failed: the result stands without
        );
        return () => work.abort();
    }, [line, side]);
    return accuracy;
}
