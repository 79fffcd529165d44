import { t } from '../i18n/t';

interface Props {
    label: string;
    value: string; // '' is all of them
    choices: [string, string][]; // with their words
    onChange: (value: string) => void;
}

/** Which ones of a list are shown. */
export function Select({ label, value, choices, onChange }: Props) {
    return (
        <label class="field">
            <span>{label}</span>
            <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
                <option value="">{t('All')}</option>
                {choices.map(([name, words]) => (
                    <option key={name} value={name}>
                        {words}
                    </option>
                ))}
            </select>
        </label>
    );
}
