import { useState } from 'preact/hooks';
import { said, t } from '../../i18n/t';
import { unsaid } from '../../i18n/unsaid';
import type { GameController } from './game_controller';

export function TypedMove({ controller }: { controller: Pick<GameController, 'open' | 'type'> }) {
    const [words, setWords] = useState('');
    const [error, setError] = useState('');
    const moves = controller.open;
    const example = moves[Math.floor(moves.length / 2)]?.move ?? '';
    const submit = async (event: Event) => {
        event.preventDefault();
        if (!words.trim() || moves.length === 0) return;
        const wrong = await controller.type(unsaid(words.trim()));
        setError(wrong);
        if (!wrong) setWords('');
    };
    return (
        <form class="typed" onSubmit={(event) => void submit(event)}>
            <label for="typed-move">
                {t('Move')} <kbd>/</kbd>
            </label>
            <input
                id="typed-move"
                type="text"
                autocomplete="off"
                autocapitalize="off"
                spellcheck={false}
                value={words}
                placeholder={said(example)}
                disabled={moves.length === 0}
                aria-invalid={error !== ''}
                aria-describedby="typed-error"
                onInput={(event) => (setWords(event.currentTarget.value), setError(''))}
            />
            <button disabled={moves.length === 0}>{t('Play')}</button>
            <p id="typed-error" class="error" role="alert">
                {error}
            </p>
        </form>
    );
}
