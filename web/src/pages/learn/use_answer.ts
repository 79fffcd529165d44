import { useEffect, useState } from 'preact/hooks';
import { ask } from '../../app/api';
import type { Api } from '../../core/types';
import { why } from '../../i18n/why';

/** What the core answers to a question about a game; or why it does not. */
export function useAnswer<K extends 'rules' | 'lessons' | 'puzzles'>(what: K, game: string): { answer?: Api[K]['answer']; error: string } {
    const [state, setState] = useState<{ of: string; answer?: Api[K]['answer']; error: string }>({ of: '', error: '' });
    useEffect(() => {
        let here = true;
        ask(what, { game }).then(
            (answer) => here && setState({ of: game, answer, error: '' }),
            (wrong) => here && setState({ of: game, error: why(wrong) }),
        );
        return () => {
            here = false;
        };
    }, [what, game]);
    return state.of === game ? state : { error: '' };
}
