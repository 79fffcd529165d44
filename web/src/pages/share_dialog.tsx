// What can be taken along from a game or a study: its link, the position, a picture, the values of the moves.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ProvenValues, Snapshot } from '../core/types';
import { t } from '../i18n/t';
import { copyText, saveBlob, saveText } from '../ui/clipboard';
import { notify } from '../ui/toast';
import { Tool } from '../ui/tool';
import { pngOf, shownBoard, svgOf } from './picture';
import { shareLink } from './share';
import { valuesCsv, valuesJson } from './analysis/values_file';

interface Props {
    link: string;
    snapshot: Snapshot;
    provenValues?: ProvenValues | null;
    keys?: boolean; // L and C do the same without opening this
    onClose: () => void;
}

function savePicture(name: string, kind: 'svg' | 'png'): void {
    const board = shownBoard();
    if (!board) return;
    const svg = svgOf(board);
    if (kind === 'svg') return saveBlob(new Blob([svg], { type: 'image/svg+xml' }), `${name}.svg`);
    pngOf(svg).then(
        (blob) => saveBlob(blob, `${name}.png`),
        () => notify(t('This browser cannot make the picture.')),
    );
}

function ShareDialog({ link, snapshot, provenValues, keys = false, onClose }: Props) {
    const dialog = useRef<HTMLDialogElement>(null);
    const name = snapshot.game.split(' ')[0] ?? '';
    useEffect(() => dialog.current?.showModal(), []);
    return (
        <dialog ref={dialog} class="share" aria-labelledby="share-title" onClose={onClose}>
            <h2 id="share-title">{t('Share')}</h2>
            <div class="share-ways">
                <button class="primary" onClick={() => void shareLink(document.title, link)}>
                    {t('Share the link')}
                </button>
                <button onClick={() => void copyText(link, t('Link copied'))}>
                    {t('Copy link')} {keys && <kbd>L</kbd>}
                </button>
                <button onClick={() => void copyText(snapshot.position, t('Position copied'))}>
                    {t('Copy position')} {keys && <kbd>C</kbd>}
                </button>
                <button onClick={() => savePicture(name, 'svg')}>{t('Picture as {kind}', { kind: 'SVG' })}</button>
                <button onClick={() => savePicture(name, 'png')}>{t('Picture as {kind}', { kind: 'PNG' })}</button>
                {provenValues && (
                    <>
                        <button onClick={() => saveText(valuesCsv(provenValues), `${name}-values.csv`)}>{t('Save values as {kind}', { kind: 'CSV' })}</button>
                        <button onClick={() => saveText(valuesJson(snapshot, provenValues), `${name}-values.json`)}>{t('Save values as {kind}', { kind: 'JSON' })}</button>
                    </>
                )}
            </div>
            <form method="dialog" class="buttons">
                <button>{t('Close')}</button>
            </form>
        </dialog>
    );
}

/** An address of this page, to be sent to somebody. */
export const linkHere = (address: string): string => location.href.replace(/#.*/, '') + address;

interface ToolProps extends Pick<Props, 'provenValues' | 'keys'> {
    address: () => string;
    snapshot: Snapshot | null | undefined;
}

/** A tool that opens it. It has its place before there is something to share. */
export function ShareTool({ address, snapshot, ...shown }: ToolProps) {
    const [isOpen, setOpen] = useState(false);
    return (
        <>
            <Tool icon="share" name={t('Share')} disabled={!snapshot} onClick={() => setOpen(true)} />
            {isOpen && snapshot && <ShareDialog {...shown} snapshot={snapshot} link={linkHere(address())} onClose={() => setOpen(false)} />}
        </>
    );
}
