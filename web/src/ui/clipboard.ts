// Texts out of the page: to the clipboard and as files.
import { notify } from './toast';

/** Old or plain http pages have no clipboard object; a selected text field works there. */
function copyBySelection(text: string): void {
    const field = document.createElement('textarea');
    field.value = text;
    (document.querySelector('dialog[open]') ?? document.body).append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
}

export async function copyText(text: string, said: string): Promise<void> {
    try {
        await navigator.clipboard.writeText(text);
    } catch {
        copyBySelection(text);
    }
    notify(said);
}

export const saveText = (text: string, name: string): void => saveBlob(new Blob([text], { type: 'text/plain' }), name);

export function saveBlob(blob: Blob, name: string): void {
    const url = URL.createObjectURL(blob);
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
}
