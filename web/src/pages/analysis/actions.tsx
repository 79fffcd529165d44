// Walking, editing and sharing; every key is shown in its button.
import { useRef } from 'preact/hooks';
import { address } from '../../app/router';
import type { Snapshot } from '../../core/types';
import { t } from '../../i18n/t';
import { copyText } from '../../ui/clipboard';
import { useShortcutHelp } from '../../ui/help';
import { useKeys } from '../../ui/keys';
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
}

export function Walk({ study }: { study: Study }) {
    const [atStart, atEnd] = [study.path.value.length === 0, study.node.children.length === 0];
    return (
        <div class="walk" role="group" aria-label={t('Walk through the game')}>
            <button disabled={atStart} onClick={study.first} aria-label={t('First position')}>
                <span aria-hidden="true">«</span> <kbd>↑</kbd>
            </button>
            <button disabled={atStart} onClick={study.previous} aria-label={t('Back')}>
                <span aria-hidden="true">‹</span> <kbd>←</kbd>
            </button>
            <button disabled={atEnd} onClick={study.next} aria-label={t('On')}>
                <span aria-hidden="true">›</span> <kbd>→</kbd>
            </button>
            <button disabled={atEnd} onClick={study.last} aria-label={t('Last position')}>
                <span aria-hidden="true">»</span> <kbd>↓</kbd>
            </button>
        </div>
    );
}

export function Actions(props: Props) {
    const { study, engineState, snapshot } = props;
    const dialog = useRef<HTMLDialogElement>(null);
    const copyLink = () => void copyText(location.href.replace(/#.*/, '') + linkTo(study.tree.value, study.path.value), t('Link copied'));
    const copyPosition = () => void copyText(snapshot.position, t('Position copied'));
    const askDelete = () => study.path.value.length > 0 && dialog.current?.showModal();
    const { on, values } = engineState.wishes.value;
    useArrows(study);
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
        '/': () => document.getElementById('typed-move')?.focus(),
    });
    useShortcutHelp(analysisShortcuts);
    return (
        <div class="actions">
            <button disabled={!study.isVariation} onClick={() => study.promote()}>
                {t('Main line')} <kbd>M</kbd>
            </button>
            <button disabled={study.path.value.length === 0} onClick={askDelete}>
                {t('Delete')} <kbd>X</kbd>
            </button>
            <button onClick={() => study.flip()}>
                {t('Flip')} <kbd>F</kbd>
            </button>
            <button onClick={copyLink}>
                {t('Copy link')} <kbd>L</kbd>
            </button>
            <button onClick={copyPosition}>
                {t('Copy position')} <kbd>C</kbd>
            </button>
            <button onClick={props.onRecords}>
                {t('Records')} <kbd>O</kbd>
            </button>
            <button onClick={props.onSetup}>
                {t('Set up')} <kbd>D</kbd>
            </button>
            <button onClick={props.onNew}>{t('New')}</button>
            {props.onBefore && <button onClick={props.onBefore}>{t('The study before')}</button>}
            <a class="button" href={address('play', [snapshot.game.split(' ')[0]!], { game: snapshot.game, start: snapshot.position })}>
                {t('Play from here')}
            </a>
            <dialog ref={dialog} aria-labelledby="delete-title" onClose={() => dialog.current?.returnValue === 'yes' && study.remove()}>
                <h2 id="delete-title">{t('Delete {move} and all that follows it?', { move: study.path.value.at(-1) ?? '' })}</h2>
                <form method="dialog" class="buttons">
                    <button value="no">{t('Keep it')}</button>
                    <button value="yes" class="primary">
                        {t('Delete')}
                    </button>
                </form>
            </dialog>
        </div>
    );
}
