import { useEffect, useRef } from 'preact/hooks';
import type { Snapshot } from '../../core/types';
import { t } from '../../i18n/t';

export function MoveList({ snapshot }: { snapshot: Snapshot }) {
    const list = useRef<HTMLOListElement>(null);
    useEffect(() => {
        list.current?.scrollTo({ top: list.current.scrollHeight, left: list.current.scrollWidth });
    }, [snapshot.played.length]);
    return (
        <ol class="moves" ref={list} aria-label={t('Moves')} tabIndex={0}>
            {snapshot.played.map((move, i) => (
                <li key={i} class={i === snapshot.played.length - 1 ? 'now' : ''}>
                    {i % 2 === 0 && <span class="number quiet">{i / 2 + 1}</span>}
                    <span class="move">{move.move}</span>
                </li>
            ))}
            {snapshot.played.length === 0 && <li class="quiet none">{t('No moves yet')}</li>}
        </ol>
    );
}
