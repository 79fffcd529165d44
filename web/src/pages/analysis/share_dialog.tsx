// What can be taken out of a study: its link, the position, a picture, the values of the moves.
import { useEffect, useRef } from 'preact/hooks';
import type { ProvenValues, Snapshot } from '../../core/types';
import { t } from '../../i18n/t';
import { copyText, saveBlob, saveText } from '../../ui/clipboard';
import { notify } from '../../ui/toast';
import { pngOf, shownBoard, svgOf } from '../picture';
import { shareLink } from '../share';
import { valuesCsv, valuesJson } from './values_file';

interface Props {
    link: string;
    snapshot: Snapshot;
    provenValues: ProvenValues | null;
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

export function ShareDialog({ link, snapshot, provenValues, onClose }: Props) {
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
                    {t('Copy link')} <kbd>L</kbd>
                </button>
                <button onClick={() => void copyText(snapshot.position, t('Position copied'))}>
                    {t('Copy position')} <kbd>C</kbd>
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
