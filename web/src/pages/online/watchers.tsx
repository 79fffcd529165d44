// How many watch a game.
import { counted } from '../../i18n/numbers';
import { Icon } from '../../ui/icon';

/** Nothing where nobody does. It is not spoken when it changes: whoever plays has other things to hear. */
export function Watchers({ count, place }: { count: number; place: 'side' | 'rail' }) {
    if (!count) return null;
    return (
        <p class={place === 'rail' ? 'card watchers small' : 'watchers small quiet'}>
            <Icon name="watch" />
            {counted(count, '1 watching', '{n} watching')}
        </p>
    );
}
