import { useState } from 'preact/hooks';

interface Props {
    id?: string;
    least?: number | undefined;
    most?: number | undefined;
    value: number | string;
    onChange: (written: string) => void;
}

/** A number being written may be empty or wrong for a while; what was written last is shown until the field is left. */
export function NumberField({ id, least, most, value, onChange }: Props) {
    const [written, setWritten] = useState<string>();
    return (
        <input
            id={id}
            type="number"
            min={least}
            max={most}
            value={written ?? value}
            onInput={(event) => {
                setWritten(event.currentTarget.value);
                onChange(event.currentTarget.value);
            }}
            onBlur={() => setWritten(undefined)}
        />
    );
}
