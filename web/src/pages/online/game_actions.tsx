// Buttons and keys of an online game; every key is shown in its button.
import { useRef, useState } from 'preact/hooks';
import { address, go } from '../../app/router';
import { t } from '../../i18n/t';
import { text } from '../../i18n/text';
import type { GameInfo } from '../../core/types';
import type { GameView } from '../../online/game_view';
import { connection } from '../../online/link';
import { otherSide, sideIndex } from '../../online/messages';
import { AskDialog } from '../../ui/ask_dialog';
import { useShortcutHelp } from '../../ui/help';
import { useKeys } from '../../ui/keys';
import { MoreTools } from '../../ui/more';
import { notify } from '../../ui/toast';
import { Tool } from '../../ui/tool';
import { useArrows } from '../analysis/keys';
import { linkTo } from '../analysis/link';
import { newTree } from '../analysis/tree';
import { ResignDialog } from '../play/resign_dialog';
import { RulesDialog } from '../play/rules_dialog';
import type { OnlineController } from './game_controller';
import { clockKind } from './game_clock';
import { askedOffer, hasMoved } from './game_status';
import { TalkDialog } from './talk';
import { whyNot } from '../../online/session';

type Props = { info: GameInfo; controller: OnlineController; view: GameView };

/** No challenges, pairings and presets between the two from now on. */
async function block(user: string, name: string, yes: boolean): Promise<void> {
    try {
        await connection.ask({ type: 'block', user, yes });
        if (yes) notify(t('{name} is blocked.', { name }), t('Unblock'), () => void block(user, name, false));
        else notify(t('{name} is no longer blocked.', { name }));
    } catch (error) {
        notify(whyNot(error));
    }
}

/** What a player may do now. */
function abilities(view: GameView) {
    const { you, result, offers, start } = view;
    const plays = !!you && !result;
    const asked = !!askedOffer(view);
    return {
        asked,
        draw: plays && view.moves.length > 0 && !offers.draw,
        takeback: plays && !start.settings.rated && hasMoved(view, you) && !offers.takeback,
        giveTime: plays && clockKind(view) === 'clock',
        abort: plays && !view.moved[sideIndex(you)], // a move that was taken back counts, too
        resign: plays && view.moved[sideIndex(you)],
        rematch: !!you && !!result && !view.rematch && !offers.rematch,
    };
}

export function GameActions({ info, controller, view }: Props) {
    const resigning = useRef<HTMLDialogElement>(null);
    const aborting = useRef<HTMLDialogElement>(null);
    const [open, setOpen] = useState<'rules' | 'talk' | ''>('');
    const can = abilities(view);
    const rival = view.you && view.start.players[sideIndex(otherSide(view.you))];
    const { game, start, moves } = controller.line;
    const doing = {
        draw: () => can.draw && void controller.try((each) => each.draw()),
        takeback: () => can.takeback && void controller.try((each) => each.takeback()),
        giveTime: () => can.giveTime && void controller.try((each) => each.say('give_time')),
        leave: () => (can.abort ? aborting.current?.showModal() : can.resign && resigning.current?.showModal()),
        rematch: () => can.rematch && void controller.try((each) => each.rematch()),
        answer: (yes: boolean) => {
            const offer = askedOffer(view);
            if (offer) void controller.try((each) => each[offer](yes));
        },
    };
    useKeys({
        d: doing.draw,
        u: doing.takeback,
        g: doing.giveTime,
        x: doing.leave,
        m: doing.rematch,
        y: () => doing.answer(true),
        c: () => view.you && setOpen('talk'),
        f: () => controller.flip(),
        i: () => setOpen('rules'),
        n: () => (can.asked ? doing.answer(false) : view.result && go(address('online', [], { game: info.name }))),
        a: () => view.result && go(linkTo(newTree(game, start, moves))),
        escape: controller.touches.forgetPremove,
        '/': () => document.getElementById('typed-move')?.focus(),
    });
    useArrows(controller.lookBack);
    useShortcutHelp(shortcuts);
    const tools = (
        <>
            <Tool icon="turn" name={t('Flip')} keys="F" onClick={() => controller.flip()} />
            <Tool icon="book" name={t('Rules')} keys="I" onClick={() => setOpen('rules')} />
        </>
    );
    return (
        <div class="actions card bar">
            {view.you && !view.result && (
                <>
                    <Tool icon="equal" name={t('Offer draw')} keys="D" disabled={!can.draw} onClick={doing.draw} />
                    {can.abort ? <Tool icon="wrong" name={t('Abort')} keys="X" onClick={doing.leave} /> : <Tool icon="flag" name={t('Resign')} keys="X" onClick={doing.leave} />}
                    {!view.start.settings.rated && <Tool icon="undo" name={t('Take back')} keys="U" disabled={!can.takeback} onClick={doing.takeback} />}
                    {can.giveTime && <Tool icon="time" name={t('+15 s')} keys="G" onClick={doing.giveTime} />}
                </>
            )}
            {view.you && <Tool icon="talk" name={t('Say')} keys="C" onClick={() => setOpen('talk')} />}
            {rival ? (
                <MoreTools>
                    {tools}
                    <Tool icon="block" name={t('Block')} onClick={() => void block(rival.id, rival.name, true)} />
                </MoreTools>
            ) : (
                tools
            )}
            {open === 'rules' && <RulesDialog info={info} onClose={() => setOpen('')} />}
            {open === 'talk' && <TalkDialog controller={controller} onClose={() => setOpen('')} />}
            <AskDialog
                dialog={aborting}
                question={t('Abort this game?')}
                more={t('It counts for nobody.')}
                no={t('Play on')}
                yes={t('Abort')}
                onYes={() => void controller.try((each) => each.say('abort'))}
            />
            <ResignDialog dialog={resigning} onYes={() => void controller.try((each) => each.say('resign'))} />
        </div>
    );
}

const shortcuts = [
    { keys: '← →', what: text('Look back, one move on') },
    { keys: 'Home End', what: text('To the start, back to the game') },
    { keys: 'D', what: text('Offer a draw') },
    { keys: 'U', what: text('Ask to take back') },
    { keys: 'Y N', what: text('Accept, decline what is offered') },
    { keys: 'G', what: text('Give 15 seconds') },
    { keys: 'X', what: text('Resign, or abort before your first move') },
    { keys: 'C', what: text('Say something kind') },
    { keys: 'F', what: text('Flip the board') },
    { keys: 'I', what: text('Rules') },
    { keys: 'M', what: text('Rematch, colours exchanged') },
    { keys: 'A', what: text('Analyse the game when it is over') },
    { keys: '/', what: text('Type a move') },
    { keys: 'W B', what: text('White pin, black pin') },
    { keys: 'S', what: text('Swap colours') },
];
