// The clock of the next game: one of the usual ones, or minutes and seconds of one's own.
import { useState } from 'preact/hooks';
import { t } from '../../i18n/t';
import { NumberField } from './number_field';
import { clockName, clockRule, clocks, mostMinutes, mostSeconds } from './wishes';

interface Props {
    value: string;
    onChange: (clock: string) => void;
    more?: { value: string; label: string }[]; // other ways to keep time
}

const own = 'own';

function Part({ label, most, value, onChange }: { label: string; most: number; value: number; onChange: (value: number) => void }) {
    const change = (words: string) => {
        const number = Math.round(Number(words));
        if (words !== '' && number >= 0 && number <= most) onChange(number);
    };
    return (
        <label class="field">
            <span>{label}</span>
            <NumberField least={0} most={most} value={value} onChange={change} />
        </label>
    );
}

export function ClockFields({ value, onChange, more = [] }: Props) {
    const [isOwn, setOwn] = useState(value !== '' && !clocks.includes(value) && !more.some((each) => each.value === value));
    const rule = clockRule(value) ?? { minutes: 15, seconds: 10 };
    const choose = (name: string) => {
        setOwn(name === own);
        onChange(name === own ? clockName(rule) : name);
    };
    const change = (part: Partial<typeof rule>) => {
        const next = { ...rule, ...part };
        onChange(clockName(next.minutes + next.seconds > 0 ? next : { minutes: 0, seconds: 1 }));
    };
    return (
        <>
            <label class="field">
                <span>{t('Clock')}</span>
                <select value={isOwn ? own : value} onChange={(event) => choose(event.currentTarget.value)}>
                    <option value="">{t('No clock')}</option>
                    {clocks.map((name) => (
                        <option key={name} value={name}>
                            {name}
                        </option>
                    ))}
                    {more.map((each) => (
                        <option key={each.value} value={each.value}>
                            {each.label}
                        </option>
                    ))}
                    <option value={own}>{t('Own…')}</option>
                </select>
            </label>
            {isOwn && (
                <div class="pair own-clock">
                    <Part label={t('Minutes')} most={mostMinutes} value={rule.minutes} onChange={(minutes) => change({ minutes })} />
                    <Part label={t('Seconds per move')} most={mostSeconds} value={rule.seconds} onChange={(seconds) => change({ seconds })} />
                </div>
            )}
        </>
    );
}
