// Tools of a study: undo, drawing, named studies.
import { useState } from 'preact/hooks';
import { t } from '../../i18n/t';
import { saveBlob } from '../../ui/clipboard';
import { useUndoKeys } from '../../ui/keys';
import { notify } from '../../ui/toast';
import { pngOf, shownBoard, svgOf } from '../picture';
import { shareLink } from '../share';
import { linkTo } from './link';
import { StudiesDialog } from './studies_dialog';
import type { Study } from './study';
import type { Stored } from './study_storage';

interface Props {
    study: Study;
    isDrawing: boolean;
    onDrawing: (isDrawing: boolean) => void;
    onOpen: (stored: Stored) => void;
}

export function StudyTools({ study, isDrawing, onDrawing, onOpen }: Props) {
    const [isOpen, setOpen] = useState(false);
    const name = study.tree.value.game.split(' ')[0] ?? '';
    useUndoKeys(study.undo, study.redo);
    return (
        <div class="actions study-tools">
            <button disabled={!study.canUndo} onClick={study.undo} title="Ctrl+Z">
                {t('Undo')}
            </button>
            <button disabled={!study.canRedo} onClick={study.redo} title="Ctrl+Y">
                {t('Redo')}
            </button>
            <button aria-pressed={isDrawing} onClick={() => onDrawing(!isDrawing)} title={t('Or drag with the right mouse button')}>
                {t('Draw')}
            </button>
            <button onClick={() => setOpen(true)}>{t('Studies')}</button>
            <button onClick={() => void shareLink(document.title, location.href.replace(/#.*/, '') + linkTo(study.tree.value, study.path.value))}>{t('Share')}</button>
            <button onClick={() => savePicture(name, 'svg')}>{t('Picture as {kind}', { kind: 'SVG' })}</button>
            <button onClick={() => savePicture(name, 'png')}>{t('Picture as {kind}', { kind: 'PNG' })}</button>
            {isOpen && <StudiesDialog study={study} onClose={() => setOpen(false)} onOpen={(stored) => (setOpen(false), onOpen(stored))} />}
        </div>
    );
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

/** Arrows and circles by touches or keys: the first cell, then the second; the same twice is a circle. */
export function useDrawing(study: Study) {
    const [isDrawing, setDrawing] = useState(false);
    const [from, setFrom] = useState<string>();
    const onCell = (cell: string) => {
        if (from === undefined) return setFrom(cell);
        study.draw(from, cell);
        setFrom(undefined);
    };
    const change = (on: boolean) => {
        setDrawing(on);
        setFrom(undefined);
    };
    return {
        isDrawing,
        change,
        begun: from === undefined ? [] : [{ from, to: from }],
        onBoard: { onDraw: (a: string, b: string) => study.draw(a, b), ...(isDrawing ? { onCell } : {}) },
    };
}
