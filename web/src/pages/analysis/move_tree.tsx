// The moves with all variations; the place at hand is marked and kept in view.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Verdict } from '../../core/types';
import { t } from '../../i18n/t';
import type { Study } from './study';
import type { Node, Path } from './tree';

const signs = ['', '!', '?', '!!', '??', '!?', '?!'];
export const faultSigns: Record<Verdict['fault'], string> = { none: '', inaccuracy: '?!', mistake: '?', blunder: '??' };

export type Faults = (path: Path) => Verdict['fault'];

interface Props {
    study: Study;
    faults: Faults;
}

function MoveButton({ study, faults, node, path }: Props & { node: Node; path: Path }) {
    const here = study.path.value.join() === path.join();
    const written = (node.annotations ?? []).map((number) => signs[number] ?? `$${number}`).join('');
    const sign = written || faultSigns[faults(path)];
    return (
        <button class="move" aria-current={here ? 'step' : undefined} onClick={() => study.goTo(path)}>
            {node.move}
            {sign && <strong class="fault">{sign}</strong>}
        </button>
    );
}

/** The number of the move made after so many plies: two plies share one, as in a record. */
export const moveNumber = (plies: number): string => (plies % 2 === 0 ? `${plies / 2 + 1}.` : `${(plies + 1) / 2}…`);

function Number({ ply, again }: { ply: number; again: boolean }) {
    return ply % 2 === 0 || again ? <span class="number">{moveNumber(ply)}</span> : null;
}

const Comment = ({ words }: { words: string | undefined }) => (words ? <span class="comment"> {words} </span> : null);

/** The moves after `from`; what else was tried stands indented below the move it replaces. */
function Moves(props: Props & { from: Node; path: Path; begun?: boolean }) {
    const parts: ComponentChildren[] = [];
    let { path } = props;
    let again = !props.begun;
    for (let at = props.from; at.children[0]; at = at.children[0]) {
        const [first, ...others] = at.children;
        const stem = path;
        path = [...path, first.move];
        parts.push(
            <span class="ply" key={path.join()}>
                <Number ply={stem.length} again={again} />
                <MoveButton {...props} node={first} path={path} />
            </span>,
            <Comment words={first.comment} />,
        );
        again = !!first.comment || others.length > 0;
        for (const other of others) {
            const tried = [...stem, other.move];
            parts.push(
                <div class="variation" key={tried.join()}>
                    <Comment words={other.intro} />
                    <Number ply={stem.length} again />
                    <MoveButton {...props} node={other} path={tried} />
                    <Comment words={other.comment} />
                    <Moves {...props} from={other} path={tried} begun={!other.comment} />
                </div>,
            );
        }
    }
    return <>{parts}</>;
}

export function MoveTree(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    const { study } = props;
    const place = study.path.value.join();
    useEffect(() => {
        const here = box.current?.querySelector<HTMLElement>('[aria-current]');
        if (!here || !box.current) return box.current?.scrollTo({ top: 0 });
        const top = here.offsetTop - box.current.offsetTop;
        if (top < box.current.scrollTop || top > box.current.scrollTop + box.current.clientHeight - 40) box.current.scrollTo({ top: top - 60 });
    }, [place]);
    const { root } = study.tree.value;
    return (
        <div class="move-tree" ref={box} role="group" aria-label={t('Moves and variations')} tabIndex={0}>
            <Comment words={root.comment} />
            <Moves {...props} from={root} path={[]} />
            {root.children.length === 0 && <p class="quiet">{t('Move any piece, for both sides.')}</p>}
        </div>
    );
}
