// The board of a study with its evaluation bar. It alone is drawn anew with every line that the engine finds.
import { useMemo } from 'preact/hooks';
import type { GameInfo, Snapshot } from '../../core/types';
import { BoardArea } from '../board_area';
import type { useRefusal } from '../refusal';
import { draw } from './drawing';
import type { EngineState } from './engine_state';
import { EvalBar, evaluationOf } from './eval_bar';
import type { PreviewLine } from './preview_line';
import type { Review } from './review';
import type { Study } from './study';
import type { useDrawing } from './study_tools';

const nothing = {};

interface Props {
    info: GameInfo;
    study: Study;
    snapshot: Snapshot;
    engineState: EngineState;
    preview: PreviewLine;
    review: Review;
    pen: ReturnType<typeof useDrawing>;
    onBoard: ReturnType<typeof useRefusal>['onBoard'];
}

export function StudyBoard({ info, study, snapshot, engineState, preview, review, pen, onBoard }: Props) {
    const [analysis, provenValues] = [engineState.analysis.value, engineState.provenValues.value];
    const shapes = [...(study.node.shapes ?? []), ...pen.begun];
    const drawing = useMemo(() => draw(snapshot, analysis, provenValues, shapes), [snapshot, analysis, provenValues, JSON.stringify(shapes)]);
    const evaluation = evaluationOf(analysis?.lines[0] ?? review.positionAt(study.path.value), provenValues);
    const ahead = preview.snapshot.value;
    return (
        <BoardArea
            info={info}
            mood={ahead ? 'previewing' : ''}
            snapshot={ahead ?? snapshot}
            moves={ahead ? [] : study.open}
            flipped={study.flipped.value}
            drawing={ahead ? nothing : drawing}
            onMove={(move) => (engineState.rest(), study.play(move))}
            snapshotAfter={(move) => study.after(move)}
            {...onBoard}
            {...pen.onBoard}
        >
            <EvalBar snapshot={snapshot} evaluation={evaluation} flipped={study.flipped.value} />
        </BoardArea>
    );
}
