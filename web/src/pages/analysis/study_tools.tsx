// Tools of a study: undo, drawing, named studies, sharing.
import { useState } from 'preact/hooks';
import type { ProvenValues, Snapshot } from '../../core/types';
import { t } from '../../i18n/t';
import { useUndoKeys } from '../../ui/keys';
import { Tool } from '../../ui/tool';
import { linkTo } from './link';
import { ShareDialog } from './share_dialog';
import { StudiesDialog } from './studies_dialog';
import type { Study } from './study';
import type { Stored } from './study_storage';

interface Props {
    study: Study;
    snapshot: Snapshot;
    provenValues: ProvenValues | null;
    isDrawing: boolean;
    onDrawing: (isDrawing: boolean) => void;
    onOpen: (stored: Stored) => void;
}

/** In the bar of actions. */
export function StudyTools({ study, snapshot, provenValues, isDrawing, onDrawing, onOpen }: Props) {
    const [open, setOpen] = useState<'studies' | 'share'>();
    const close = () => setOpen(undefined);
    const link = location.href.replace(/#.*/, '') + linkTo(study.tree.value, study.path.value);
    useUndoKeys(study.undo, study.redo);
    return (
        <>
            <Tool icon="undo" name={t('Undo')} disabled={!study.canUndo} onClick={study.undo} />
            <Tool icon="redo" name={t('Redo')} disabled={!study.canRedo} onClick={study.redo} />
            <Tool icon="draw" name={t('Draw')} pressed={isDrawing} onClick={() => onDrawing(!isDrawing)} />
            <Tool icon="book" name={t('Studies')} onClick={() => setOpen('studies')} />
            <Tool icon="share" name={t('Share')} onClick={() => setOpen('share')} />
            {open === 'studies' && <StudiesDialog study={study} onClose={close} onOpen={(stored) => (close(), onOpen(stored))} />}
            {open === 'share' && <ShareDialog {...{ link, snapshot, provenValues }} onClose={close} />}
        </>
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
