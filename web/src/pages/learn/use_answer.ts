import { useEffect, useState } from 'preact/hooks';
import { ask } from '../../app/desk';
import type { Desk } from '../../core/types';
import { said } from '../../i18n/t';

/** What the desk answers to a question about a game; or why it does not. */
export function useAnswer<K extends 'rules' | 'lessons' | 'puzzles'>(what: K, game: string): { answer?: Desk[K]['answer']; error: string } {
    const [state, setState] = useState<{ of: string; answer?: Desk[K]['answer']; error: string }>({ of: '', error: '' });
    useEffect(() => {
        let here = true;
        ask(what, { game }).then(
            (answer) => here && setState({ of: game, answer, error: '' }),
            (wrong: Error) => here && setState({ of: game, error: said(wrong.message) }),
        );
        return () => {
            here = false;
        };
    }, [what, game]);
    return state.of === game ? state : { error: '' };
}
