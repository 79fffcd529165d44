// Steps that are no cell (a pin, the swap) as buttons below the board, with their keys.
import { useLayoutEffect } from 'preact/hooks';
import type { LegalMove, Message, Step } from '../core/types';
import { said, t, told } from '../i18n/t';
import { isTyping } from '../ui/keys';
import { firstUpper } from '../ui/text';
import type { Next } from './steps';

const keyOf = (choice: string): string => (choice[0] ?? '').toUpperCase();

interface Props {
    moves: LegalMove[];
    prefix: Step[];
    next: Next;
    touch: (step: Step) => void;
    note: Message | undefined; // what the seat says of a choice that is a move by itself, where it has no room for it
}

export function Choices({ moves, prefix, next, touch, note }: Props) {
    const any = moves.some((move) => move.steps.some((step) => typeof step !== 'string'));
    useLayoutEffect(() => {
        const onKey = (event: KeyboardEvent) => {
            if (isTyping(event)) return;
            const choice = next.choices.find((each) => keyOf(each) === event.key.toUpperCase());
            if (choice === undefined) return;
            event.preventDefault();
            event.stopImmediatePropagation();
            touch({ choice });
        };
        addEventListener('keydown', onKey, { capture: true });
        return () => removeEventListener('keydown', onKey, { capture: true });
    });
    if (!any) return null;
    return (
        <div class={`choices ${prefix.length === 0 ? 'whole' : ''}`} role="group" aria-label={t('Choices')}>
            {next.choices.map((choice) => (
                <button key={choice} class={`choice ${choice.replace(/ /g, '-')}`} onClick={() => touch({ choice })}>
                    <span class="sign" aria-hidden="true" />
                    {firstUpper(said(choice))} <kbd>{keyOf(choice)}</kbd>
                </button>
            ))}
            {next.choices.length > 0 && prefix.length === 0 && note && <span class="choice-note quiet">{told(note)}</span>}
            {next.choices.length === 0 && prefix.length === 0 && <p class="quiet">{t('Choose a piece to move it or to give it a pin.')}</p>}
        </div>
    );
}
