import type { ComponentChildren } from 'preact';

export interface Choice<T extends string> {
    value: T;
    label: ComponentChildren;
    name?: string; // where it is said otherwise than it is written
    title?: string;
    lang?: string;
}

interface Props<T extends string> {
    legend: ComponentChildren;
    name: string;
    value: T;
    choices: Choice<T>[];
    onChange: (value: T) => void;
    describedBy?: string;
    look?: 'cards'; // each with a picture above its words
}

/** One of a few: radio buttons that look like one control. */
export function Segments<T extends string>({ legend, name, value, choices, onChange, describedBy, look }: Props<T>) {
    return (
        <fieldset aria-describedby={describedBy}>
            <legend>{legend}</legend>
            <div class={look ? `segments ${look}` : 'segments'}>
                {choices.map((choice) => (
                    <label key={choice.value} title={choice.title} lang={choice.lang}>
                        <input type="radio" name={name} aria-label={choice.name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
                        {choice.label}
                    </label>
                ))}
            </div>
        </fieldset>
    );
}
