// Walking, editing and sharing; every key is shown in its button.
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { address } from '../../app/router';
import type { Snapshot } from '../../core/types';
import { t } from '../../i18n/t';
import { copyText } from '../../ui/clipboard';
import { useShortcutHelp } from '../../ui/help';
import { useKeys, useUndoKeys } from '../../ui/keys';
import { MoreTools } from '../../ui/more';
import { Stepper } from '../../ui/stepper';
import { Tool, ToolLink } from '../../ui/tool';
import { linkHere } from '../share_dialog';
import { analysisShortcuts, useArrows } from './keys';
import { linkTo } from './link';
import type { EngineState } from './engine_state';
import type { Study } from './study';

interface Props {
    study: Study;
    engineState: EngineState;
    snapshot: Snapshot;
    onReview: () => void;
    onSetup: () => void;
    onRecords: () => void;
    onNew: () => void;
    onBefore: (() => void) | undefined; // there is another study, put aside
    tools: ComponentChildren; // that stand first
}

export function Walk({ study }: { study: Study }) {
    const { first, previous, next, last } = study;
    return <Stepper atStart={study.path.value.length === 0} atEnd={study.node.children.length === 0} keys={['↑', '←', '→', '↓']} {...{ first, previous, next, last }} />;
}

export function Actions(props: Props) {
    const { study, engineState, snapshot } = props;
    const dialog = useRef<HTMLDialogElement>(null);
    const copyLink = () => void copyText(linkHere(linkTo(study.tree.value, study.path.value)), t('Link copied'));
    const copyPosition = () => void copyText(snapshot.position, t('Position copied'));
    const askDelete = () => study.path.value.length > 0 && dialog.current?.showModal();
    const { on, values } = engineState.wishes.value;
    useArrows(study);
    useUndoKeys(study.undo, study.redo);
    useKeys({
        j: study.previous,
        k: study.next,
        y: () => study.sibling(1),
        m: () => study.promote(),
        x: askDelete,
        e: () => engineState.wish({ on: !on }),
        v: () => engineState.wish({ values: !values }),
        g: props.onReview,
        d: props.onSetup,
        l: copyLink,
        c: copyPosition,
        o: props.onRecords,
        f: () => study.flip(),
    });
    useShortcutHelp(analysisShortcuts);
    return (
        <div class="actions card bar">
            <Tool icon="turn" name={t('Flip')} keys="F" onClick={() => study.flip()} />
            <Tool icon="edit" name={t('Set up')} keys="D" onClick={props.onSetup} />
            {props.tools}
            <MoreTools>
                <Tool icon="undo" name={t('Undo')} disabled={!study.canUndo} onClick={study.undo} />
                <Tool icon="redo" name={t('Redo')} disabled={!study.canRedo} onClick={study.redo} />
                <Tool icon="up" name={t('Main line')} keys="M" disabled={!study.isVariation} onClick={() => study.promote()} />
                <Tool icon="delete" name={t('Delete')} keys="X" disabled={study.path.value.length === 0} onClick={askDelete} />
                <Tool icon="file" name={t('Records')} keys="O" onClick={props.onRecords} />
                <Tool icon="new" name={t('New')} onClick={props.onNew} />
                {props.onBefore && <Tool icon="back" name={t('Previous study')} onClick={props.onBefore} />}
                <ToolLink icon="play" name={t('Play from here')} href={address('play', [snapshot.game.split(' ')[0]!], { game: snapshot.game, start: snapshot.position })} />
            </MoreTools>
            <dialog ref={dialog} aria-labelledby="delete-title" onClose={() => dialog.current?.returnValue === 'yes' && study.remove()}>
                <h2 id="delete-title">{t('Delete {move} and all that follows it?', { move: study.path.value.at(-1) ?? '' })}</h2>
                <form method="dialog" class="buttons">
                    <button value="no" class="primary">
                        {t('Keep it')}
                    </button>
                    <button value="yes" class="danger">
                        {t('Delete')}
                    </button>
                </form>
            </dialog>
        </div>
    );
}
