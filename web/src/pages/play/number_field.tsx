import { useState } from 'preact/hooks';

interface Props {
    id?: string;
    least?: number | undefined;
    most?: number | undefined;
    value: number | string;
    onChange: (written: string) => void;
    wrong?: string | undefined; // the id of what says why it will not do
}

/** A number being written may be empty or wrong for a while; what was written last is shown until the field is left. */
export function NumberField({ id, least, most, value, onChange, wrong }: Props) {
    const [written, setWritten] = useState<string>();
    return (
        <input
            id={id}
            type="number"
            min={least}
            max={most}
            aria-invalid={wrong !== undefined}
            aria-describedby={wrong}
            value={written ?? value}
            onInput={(event) => {
                setWritten(event.currentTarget.value);
                onChange(event.currentTarget.value);
            }}
            onBlur={() => setWritten(undefined)}
        />
    );
}
