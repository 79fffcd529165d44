// Tools of a study: drawing, named studies, sharing.
import { useState } from 'preact/hooks';
import type { Snapshot } from '../../core/types';
import { t } from '../../i18n/t';
import { Tool } from '../../ui/tool';
import type { EngineState } from './engine_state';
import { linkTo } from './link';
import { ShareTool } from '../share_dialog';
import { StudiesDialog } from './studies_dialog';
import type { Study } from './study';
import type { Stored } from './study_storage';

interface Props {
    study: Study;
    snapshot: Snapshot;
    engineState: EngineState;
    isDrawing: boolean;
    onDrawing: (isDrawing: boolean) => void;
    onOpen: (stored: Stored) => void;
}

/** In the bar of actions. */
export function StudyTools({ study, snapshot, engineState, isDrawing, onDrawing, onOpen }: Props) {
    const [isOpen, setOpen] = useState(false);
    const close = () => setOpen(false);
    return (
        <>
            <Tool icon="draw" name={t('Draw')} pressed={isDrawing} onClick={() => onDrawing(!isDrawing)} />
            <Tool icon="book" name={t('Studies')} onClick={() => setOpen(true)} />
            <ShareTool address={() => linkTo(study.tree.value, study.path.value)} snapshot={snapshot} provenValues={engineState.provenValues.value} keys />
            {isOpen && <StudiesDialog study={study} onClose={close} onOpen={(stored) => (close(), onOpen(stored))} />}
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
