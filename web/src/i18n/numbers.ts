// Numbers and dates as the reader's language writes them.
import { settings } from '../app/settings';
import { t } from './t';

const locales = { en: 'en-GB', pt: 'pt-PT' } as const;
const locale = (): string => locales[settings.value.language];

/** Made once for each way of writing: to make one takes far longer than to use it. */
const formats = new Map<string, Intl.NumberFormat>();
function written(n: number, options: Intl.NumberFormatOptions, language = locale()): string {
    const key = language + JSON.stringify(options);
    const format = formats.get(key) ?? new Intl.NumberFormat(language, options);
    formats.set(key, format);
    return format.format(n);
}

const withDigits = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });

/** With its thousands apart, and so many digits after the comma. */
export const numberText = (n: number, digits = 0): string => written(n, withDigits(digits));

/** A large number in few signs. */
export const compactText = (n: number): string => written(n, { notation: 'compact' }, locale().replace('en-GB', 'en'));

/** A part of the whole in percent. */
export const percentText = (part: number, digits = 0): string => written(part, { style: 'percent', ...withDigits(digits) });

/** The text for one, or for many with `{n}`. */
export const counted = (n: number, one: string, many: string): string => (n === 1 ? t(one) : t(many, { n: numberText(n) }));

/** A day, without its time. */
export const dateText = (milliseconds: number): string => new Date(milliseconds).toLocaleDateString(locale(), { day: 'numeric', month: 'short', year: 'numeric' });
