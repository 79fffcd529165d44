// Numbers and dates as the reader's language writes them.
import { settings } from '../app/settings';
import { t } from './t';

const locales = { en: 'en-GB', pt: 'pt-PT' } as const;
const locale = (): string => locales[settings.value.language];

/** With its thousands apart, and so many digits after the comma. */
export const numberText = (n: number, digits = 0): string =>
    n.toLocaleString(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A large number in few signs. */
export const compactText = (n: number): string => n.toLocaleString(locale().replace('en-GB', 'en'), { notation: 'compact' });

/** A part of the whole in percent. */
export const percentText = (part: number, digits = 0): string =>
    part.toLocaleString(locale(), { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits });

/** The text for one, or for many with `{n}`. */
export const counted = (n: number, one: string, many: string): string => (n === 1 ? t(one) : t(many, { n: numberText(n) }));

/** A day, without its time. */
export const dateText = (milliseconds: number): string => new Date(milliseconds).toLocaleDateString(locale(), { day: 'numeric', month: 'short', year: 'numeric' });
