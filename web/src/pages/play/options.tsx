// The options of a game as controls, made from what the core says about them.
import type { GameInfo, OptionInfo } from '../../core/types';
import { said, t } from '../../i18n/t';
import { NumberField } from './number_field';
import { Segments } from '../../ui/segments';
import { firstUpper } from '../../ui/text';

export type Values = Record<string, string>; // '' is the default

/** The values in a game's option text, e.g. "name size=9". */
export function valuesOf(info: GameInfo, game: string): Values {
    const given = new Map(game.split(' ').slice(1).map((part) => part.split('=', 2) as [string, string]));
    return Object.fromEntries(info.options.map((option) => [option.name, given.get(option.name) ?? '']));
}

export function gameText(info: GameInfo, values: Values): string {
    const isSet = (option: OptionInfo) => values[option.name] && values[option.name] !== String(option.default);
    return [info.name, ...info.options.filter(isSet).map((option) => `${option.name}=${values[option.name]}`)].join(' ');
}

/** What is wrong with the value of an option, in words; '' when nothing is. */
function troubleWith({ choices, least, most }: OptionInfo, value: string): string {
    if (value === '') return '';
    if (choices) return choices.includes(value) ? '' : t('There is no “{value}”: choose {choices}.', { value, choices: choices.map(said).join(', ') });
    const n = Number(value);
    if (Number.isInteger(n) && n >= (least ?? -Infinity) && n <= (most ?? Infinity)) return '';
    return t('A whole number from {least} to {most}, please.', { least: least ?? '…', most: most ?? '…' });
}

/** The first option whose value will not do, and why. */
export function wrongOption(info: GameInfo, values: Values): string {
    for (const option of info.options) {
        const trouble = troubleWith(option, values[option.name] ?? '');
        if (trouble) return `${firstUpper(said(option.name))}: ${trouble}`;
    }
    return '';
}

function Trouble({ id, words }: { id: string; words: string }) {
    return words ? (
        <span class="error small" id={id}>
            {words}
        </span>
    ) : null;
}

function Option({ option, value, onChange }: { option: OptionInfo; value: string; onChange: (value: string) => void }) {
    const id = `option-${option.name}`;
    const usual = option.default === null ? '' : String(option.default);
    const shown = value || usual;
    const summary = said(option.summary);
    const trouble = troubleWith(option, value);
    const wrong = trouble ? `${id}-wrong` : undefined;
    if (option.choices && option.choices.length <= 4 && usual)
        return (
            <div class="option">
                <Segments
                    legend={<OptionName name={option.name} summary={summary} />}
                    name={id}
                    value={shown}
                    choices={option.choices.map((choice) => ({ value: choice, label: said(choice) }))}
                    onChange={onChange}
                    {...(wrong ? { describedBy: wrong } : {})}
                />
                <Trouble id={`${id}-wrong`} words={trouble} />
            </div>
        );
    return (
        <label class="field" for={id}>
            <OptionName name={option.name} summary={summary} />
            {option.choices ? (
                <select id={id} value={shown} aria-invalid={!!trouble} aria-describedby={wrong} onChange={(event) => onChange(event.currentTarget.value)}>
                    {usual === '' && <option value="">{t('by default')}</option>}
                    {option.choices.map((choice) => (
                        <option key={choice} value={choice}>
                            {said(choice)}
                        </option>
                    ))}
                </select>
            ) : (
                <NumberField id={id} least={option.least} most={option.most} value={shown} onChange={onChange} wrong={wrong} />
            )}
            <Trouble id={`${id}-wrong`} words={trouble} />
        </label>
    );
}

function OptionName({ name, summary }: { name: string; summary: string }) {
    return (
        <span>
            <strong class="option-name">{said(name)}</strong> <span class="quiet">{summary}</span>
        </span>
    );
}

export function OptionFields({ info, values, onChange }: { info: GameInfo; values: Values; onChange: (values: Values) => void }) {
    return (
        <>
            {info.options.map((option) => (
                <Option
                    key={option.name}
                    option={option}
                    value={values[option.name] ?? ''}
                    onChange={(value) => onChange({ ...values, [option.name]: value })}
                />
            ))}
        </>
    );
}
