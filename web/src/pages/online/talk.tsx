// What people say to each other: one of a few things, all of them kind.
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/t';
import type { GameView } from '../../online/game_view';
import { presets } from '../../online/messages';
import type { OnlineController } from './game_controller';
import { presetLabel, whoIs } from './names';

const shown = 3;

/** The last things that were said. */
export function Said({ view }: { view: GameView }) {
    const said = view.events.filter(({ kind, by }) => kind === 'preset' && by).slice(-shown);
    if (said.length === 0) return null;
    return (
        <ul class="said small" aria-label={t('Said')}>
            {said.map(({ version, by, text = '' }) => (
                <li key={version}>
                    <strong>{by && whoIs(view, by)}</strong> {presetLabel(text)}
                </li>
            ))}
        </ul>
    );
}

export function TalkDialog({ controller, onClose }: { controller: OnlineController; onClose: () => void }) {
    const dialog = useRef<HTMLDialogElement>(null);
    useEffect(() => dialog.current?.showModal(), []);
    return (
        <dialog ref={dialog} class="talk" aria-labelledby="talk-title" onClose={onClose}>
            <h2 id="talk-title">{t('Say something kind')}</h2>
            <form method="dialog">
                <div class="talk-choices">
                    {presets.map((preset) => (
                        <button key={preset} onClick={() => void controller.say(preset)}>
                            {presetLabel(preset)}
                        </button>
                    ))}
                </div>
                <p class="buttons">
                    <button class="ghost">{t('Close')}</button>
                </p>
            </form>
        </dialog>
    );
}
