// Panels of which one is seen: arrow keys go from tab to tab, as in any tab list.
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

export interface Tab<N extends string> {
    name: N;
    label: string;
    count?: number; // of what is in it; 0 says nothing
    children: ComponentChildren;
}

interface Props<N extends string> {
    label: string;
    tabs: Tab<N>[];
    here: N;
    onChange: (name: N) => void;
}

const ways: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

export function Tabs<N extends string>({ label, tabs, here, onChange }: Props<N>) {
    const list = useRef<HTMLDivElement>(null);
    const go = (event: KeyboardEvent) => {
        const at = tabs.findIndex(({ name }) => name === here);
        const to = event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : (at + (ways[event.key] ?? NaN) + tabs.length) % tabs.length;
        const next = tabs[to];
        if (!next) return;
        event.preventDefault();
        event.stopPropagation(); // the game is not walked through meanwhile
        onChange(next.name);
        list.current?.querySelector<HTMLElement>(`#tab-${next.name}`)?.focus();
    };
    return (
        <>
            <div class="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={go}>
                {tabs.map(({ name, label: words, count = 0 }) => (
                    <button key={name} type="button" role="tab" id={`tab-${name}`} aria-controls={`panel-${name}`} aria-selected={name === here} tabIndex={name === here ? 0 : -1} onClick={() => onChange(name)}>
                        {words}
                        {count > 0 && <span class="count">{count}</span>}
                    </button>
                ))}
            </div>
            {tabs.map(({ name, children }) => (
                <div key={name} class="tab-panel" role="tabpanel" id={`panel-${name}`} aria-labelledby={`tab-${name}`} hidden={name !== here}>
                    {children}
                </div>
            ))}
        </>
    );
}
