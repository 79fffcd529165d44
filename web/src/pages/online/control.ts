// Time controls: as the server writes them ("300+3", "3d", "none"), as the reader sees them, as the fields choose them.
import { counted } from '../../i18n/numbers';
import { t } from '../../i18n/t';
import { clockName, clockRule } from '../play/wishes';

export const dayChoices = ['1d', '3d', '7d'];

/** What a field of clocks says: "5 min + 3 s", "3d", or '' for none. */
export function controlOf(choice: string): string {
    if (choice === '' || choice.endsWith('d')) return choice || 'none';
    const rule = clockRule(choice);
    return rule ? `${60 * rule.minutes}+${rule.seconds}` : 'none';
}

export const dayLabel = (control: string): string => counted(Number(control.slice(0, -1)), '1 day per move', '{n} days per move');

/** For people: "5 min + 3 s", "3 days per move", "no clock". */
export function controlLabel(control: string): string {
    if (control === 'none') return t('no clock');
    if (control.endsWith('d')) return dayLabel(control);
    const [seconds = 0, extra = 0] = control.split('+').map(Number);
    if (seconds % 60 === 0) return clockName({ minutes: seconds / 60, seconds: extra });
    return `${seconds} s + ${extra} s`;
}
