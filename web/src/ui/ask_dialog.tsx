import type { RefObject } from 'preact';
import { useId } from 'preact/hooks';

interface Props {
    dialog: RefObject<HTMLDialogElement | null>;
    question: string;
    more?: string; // what comes of a yes
    no: string;
    yes: string;
    onYes: () => void;
}

/** Asks before something that cannot be taken back. */
export function AskDialog({ dialog, question, more, no, yes, onYes }: Props) {
    const title = useId();
    return (
        <dialog
            ref={dialog}
            aria-labelledby={title}
            onClose={({ currentTarget }) => {
                const answer = currentTarget.returnValue;
                currentTarget.returnValue = ''; // Esc says nothing, and would repeat the last answer
                if (answer === 'yes') onYes();
            }}
        >
            <h2 id={title}>{question}</h2>
            {more && <p>{more}</p>}
            <form method="dialog" class="buttons">
                <button value="no" class="primary">
                    {no}
                </button>
                <button value="yes" class="danger">
                    {yes}
                </button>
            </form>
        </dialog>
    );
}
