// Numbers and dates as the reader's language writes them.
import { settings } from '../app/settings';
import { t } from './t';

/** With its thousands apart, and so many digits after the comma. */
export const numberText = (n: number, digits = 0): string =>
    n.toLocaleString(settings.value.language, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A part of the whole in percent. */
export const percentText = (part: number, digits = 0): string =>
    part.toLocaleString(settings.value.language, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits });

/** The text for one, or for many with `{n}`. */
export const counted = (n: number, one: string, many: string): string => (n === 1 ? t(one) : t(many, { n: numberText(n) }));

/** A day, without its time. */
export const dateText = (milliseconds: number): string => new Date(milliseconds).toLocaleDateString(settings.value.language, { day: 'numeric', month: 'short', year: 'numeric' });
