// The rules beside a game that goes on. They are loaded when they are first asked for.
import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameInfo } from '../../core/types';
import { t } from '../../i18n/t';
import { DialogHead } from '../../ui/dialog_head';

type RulesText = ComponentType<{ name: string; isAside?: boolean }>;

export function RulesDialog({ info, onClose }: { info: GameInfo; onClose: () => void }) {
    const dialog = useRef<HTMLDialogElement>(null);
    const [Text, setText] = useState<RulesText>();
    const [error, setError] = useState('');
    useEffect(() => {
        dialog.current?.showModal();
        import('../learn/rules_text').then(
            (module) => setText(() => module.RulesText),
            () => setError(t('This page could not be loaded. Are you offline?')),
        );
    }, []);
    return (
        <dialog ref={dialog} class="rules-dialog" aria-labelledby="rules-title" onClose={onClose}>
            <DialogHead id="rules-title">{t('The rules of {game}', { game: info.title })}</DialogHead>
            {error && <p class="error">{error}</p>}
            <div class="rules">{Text && <Text name={info.name} isAside />}</div>
        </dialog>
    );
}
