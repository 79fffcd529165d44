// The options of a game as controls, made from what the core says about them.
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Board } from '../../board/board';
import type { GameInfo, OptionInfo } from '../../core/types';
import { said, t } from '../../i18n/t';
import '../../style/options.css';
import { Segments } from '../../ui/segments';
import { NumberField } from './number_field';
import { choiceLabel, optionTexts, optionTitle } from './option_texts';
import { usePreview } from './preview';

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
        if (trouble) return `${optionTitle(info.name, option)}: ${trouble}`;
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

/** Whether what it stands in is unfolded: nothing is drawn before. */
function useUnfolded(place: RefObject<HTMLElement | null>): boolean {
    const [isOpen, setOpen] = useState(false);
    useEffect(() => {
        const details = place.current?.closest('details');
        const look = () => setOpen(!details || details.open);
        look();
        details?.addEventListener('toggle', look);
        return () => details?.removeEventListener('toggle', look);
    }, []);
    return isOpen;
}

function Position({ game, position }: { game: string; position: string }) {
    const { snapshot } = usePreview(game, position);
    return snapshot ? <Board snapshot={snapshot} label="" plain /> : null;
}

/** A position in which the choice matters. */
function Picture(shown: { game: string; position: string }) {
    const place = useRef<HTMLDivElement>(null);
    const isOpen = useUnfolded(place);
    return (
        <div ref={place} class="option-picture" aria-hidden="true">
            {isOpen && <Position {...shown} />}
        </div>
    );
}

interface OptionProps {
    game: string; // its name
    option: OptionInfo;
    value: string;
    onChange: (value: string) => void;
}

function Option({ game, option, value, onChange }: OptionProps) {
    const id = `option-${option.name}`;
    const usual = option.default === null ? '' : String(option.default);
    const shown = value || usual;
    const trouble = troubleWith(option, value);
    const wrong = trouble ? `${id}-wrong` : undefined;
    const position = optionTexts(game)[option.name]?.pictures?.[shown];
    if (option.choices && option.choices.length <= 4 && usual)
        return (
            <div class={position ? 'option pictured' : 'option'}>
                {position && <Picture key={shown} game={`${game} ${option.name}=${shown}`} position={position} />}
                <Segments
                    legend={<OptionName game={game} option={option} />}
                    name={id}
                    value={shown}
                    choices={option.choices.map((choice) => ({ value: choice, label: choiceLabel(game, option, choice) }))}
                    onChange={onChange}
                    {...(wrong ? { describedBy: wrong } : {})}
                />
                <Trouble id={`${id}-wrong`} words={trouble} />
            </div>
        );
    return (
        <label class="field" for={id}>
            <OptionName game={game} option={option} />
            {option.choices ? (
                <select id={id} value={shown} aria-invalid={!!trouble} aria-describedby={wrong} onChange={(event) => onChange(event.currentTarget.value)}>
                    {usual === '' && <option value="">{t('by default')}</option>}
                    {option.choices.map((choice) => (
                        <option key={choice} value={choice}>
                            {choiceLabel(game, option, choice)}
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

/** With what the game says of it where its name does not say enough. */
function OptionName({ game, option }: { game: string; option: OptionInfo }) {
    const words = optionTexts(game)[option.name];
    const more = words ? said(words.note ?? '') : said(option.summary);
    return (
        <span>
            <strong>{optionTitle(game, option)}</strong> {more && <span class="quiet">{more}</span>}
        </span>
    );
}

export function OptionFields({ info, values, onChange }: { info: GameInfo; values: Values; onChange: (values: Values) => void }) {
    return (
        <>
            {info.options.map((option) => (
                <Option
                    key={option.name}
                    game={info.name}
                    option={option}
                    value={values[option.name] ?? ''}
                    onChange={(value) => onChange({ ...values, [option.name]: value })}
                />
            ))}
        </>
    );
}
