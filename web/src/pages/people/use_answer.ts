import { useEffect, useState } from 'preact/hooks';
import { whyNot } from '../../online/session';

export interface Answered<T> {
    value?: T;
    error?: string;
    again: () => void;
}

/** What the server answers, asked anew when one of `keys` changes; the last answer stays in sight meanwhile. */
export function useAnswer<T>(ask: () => Promise<T>, keys: unknown[]): Answered<T> {
    const [state, setState] = useState<{ value?: T; error?: string }>({});
    const [round, setRound] = useState(0);
    useEffect(() => {
        let isOver = false;
        ask().then(
            (value) => isOver || setState({ value }),
            (error) => isOver || setState({ error: whyNot(error) }),
        );
        return () => void (isOver = true);
    }, [...keys, round]);
    return { ...state, again: () => setRound((n) => n + 1) };
}
