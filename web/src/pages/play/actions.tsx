// Buttons and keys of a game in progress; every key is shown in its button.
import { useRef, useState } from 'preact/hooks';
import { go } from '../../app/router';
import { t } from '../../i18n/t';
import { text } from '../../i18n/text';
import { useShortcutHelp } from '../../ui/help';
import { MoreTools } from '../../ui/more';
import { Tool, ToolLink } from '../../ui/tool';
import { useKeys, useUndoKeys } from '../../ui/keys';
import { useArrows } from '../analysis/keys';
import { linkTo } from '../analysis/link';
import { newTree } from '../analysis/tree';
import type { GameInfo } from '../../core/types';
import { ShareTool } from '../share_dialog';
import { ResignDialog } from './resign_dialog';
import { RulesDialog } from './rules_dialog';
import { ShowControls } from './show_controls';
import type { GameController } from './game_controller';

export function Actions({ info, controller, onNew }: { info: GameInfo; controller: GameController; onNew: () => void }) {
    const dialog = useRef<HTMLDialogElement>(null);
    const [rulesOpen, setRulesOpen] = useState(false);
    const { match, ending } = { match: controller.match.value, ending: controller.ending };
    const canUndo = match.line.moves.length > 0 && match.lost?.how !== 'time';
    const canRedo = match.ahead.length > 0;
    const canHint = controller.open.length > 0 && !controller.thinking.isOn.value;
    const snapshot = controller.lookBack.snapshot.value ?? controller.snapshot.value;
    const analysis = linkTo(newTree(match.line.game, match.line.start, match.line.moves));
    const askResign = () => !ending && !controller.isShow && dialog.current?.showModal();
    useKeys({
        u: () => canUndo && void controller.undo(),
        r: () => canRedo && void controller.redo(),
        h: () => canHint && void controller.askHint(),
        f: () => controller.flip(),
        x: askResign,
        n: onNew,
        a: () => go(analysis),
        m: () => ending && void controller.rematch(),
        p: () => controller.isShow && controller.pause(!controller.paused.value),
        i: () => setRulesOpen(true),
        escape: controller.touches.forgetPremove,
        '/': () => document.getElementById('typed-move')?.focus(),
    });
    useArrows(controller.lookBack);
    useUndoKeys(
        () => canUndo && controller.undo(),
        () => canRedo && controller.redo(),
    );
    useShortcutHelp(shortcuts);
    return (
        <div class="actions card bar">
            {controller.isShow && !ending && <ShowControls controller={controller} />}
            <Tool icon="undo" name={t('Undo')} keys="U" disabled={!canUndo} onClick={() => void controller.undo()} />
            <Tool icon="hint" name={t('Hint')} keys="H" disabled={!canHint} onClick={() => void controller.askHint()} />
            <Tool icon="turn" name={t('Flip')} keys="F" onClick={() => controller.flip()} />
            {!controller.isShow && <Tool icon="flag" name={t('Resign')} keys="X" disabled={!!ending} onClick={askResign} />}
            {!ending && <ToolLink icon="graph" name={t('Analyse')} keys="A" href={analysis} />}
            <MoreTools>
                <Tool icon="redo" name={t('Redo')} keys="R" disabled={!canRedo} onClick={() => void controller.redo()} />
                <Tool icon="book" name={t('Rules')} keys="I" onClick={() => setRulesOpen(true)} />
                <Tool icon="new" name={t('New')} keys="N" onClick={onNew} />
                <ShareTool address={() => analysis} snapshot={snapshot} />
            </MoreTools>
            {rulesOpen && <RulesDialog info={info} onClose={() => setRulesOpen(false)} />}
            <ResignDialog dialog={dialog} onYes={() => controller.resign()} />
        </div>
    );
}

const shortcuts = [
    { keys: '← →', what: text('Look back, one move on') },
    { keys: 'Home End', what: text('To the start, back to the game') },
    { keys: 'Ctrl+Z Ctrl+Y', what: text('Undo, redo') },
    { keys: 'U', what: text('Undo: back to your own turn') },
    { keys: 'R', what: text('Redo') },
    { keys: 'H', what: text('Hint') },
    { keys: 'F', what: text('Flip the board') },
    { keys: 'X', what: text('Resign') },
    { keys: 'I', what: text('Rules') },
    { keys: 'N', what: text('New game') },
    { keys: 'A', what: text('Analyse this game') },
    { keys: 'M', what: text('Rematch, colours exchanged') },
    { keys: 'P', what: text('Pause two computers') },
    { keys: '/', what: text('Type a move') },
    { keys: 'W B', what: text('White pin, black pin') },
    { keys: 'S', what: text('Swap colours') },
];
