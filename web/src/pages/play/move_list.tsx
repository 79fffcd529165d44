import { useEffect, useRef } from 'preact/hooks';
import type { Snapshot } from '../../core/types';
import { t } from '../../i18n/t';
import type { LookBack } from './look_back';

/** The moves; a press looks at the position after one of them. One stop for Tab. */
export function MoveList({ snapshot, lookBack }: { snapshot: Snapshot; lookBack: LookBack }) {
    const list = useRef<HTMLOListElement>(null);
    const all = snapshot.played.length;
    const here = lookBack.ply.value ?? all;
    useEffect(() => {
        const [box, now] = [list.current, list.current?.querySelector<HTMLElement>('.now')];
        if (!box) return;
        box.scrollTo({ top: now ? now.offsetTop - box.offsetTop - box.clientHeight / 2 : 0, left: now ? now.offsetLeft - box.offsetLeft - box.clientWidth / 2 : 0 });
    }, [all, here]);
    return (
        <ol class="moves" ref={list} aria-label={t('Moves')}>
            {snapshot.played.map((move, i) => (
                <li key={i} class={i === here - 1 ? 'now' : ''}>
                    {i % 2 === 0 && <span class="number quiet">{i / 2 + 1}</span>}
                    <button
                        class="move"
                        tabIndex={i === Math.max(here - 1, 0) ? 0 : -1}
                        aria-current={i === here - 1 ? 'step' : undefined}
                        onClick={() => void lookBack.goTo(i + 1)}
                    >
                        {move.move}
                    </button>
                </li>
            ))}
            {all === 0 && <li class="quiet none">{t('No moves yet')}</li>}
        </ol>
    );
}
