import { settings } from '../app/settings';
import { Icon, type IconName } from './icon';

interface Props {
    icon: IconName;
    name: string;
    keys?: string;
    pressed?: boolean;
    expanded?: boolean; // shows or hides something
    disabled?: boolean;
    onClick: () => void;
}

function Face({ icon, name, keys }: Pick<Props, 'icon' | 'name' | 'keys'>) {
    return (
        <>
            <Icon name={icon} />
            <span class="tip" aria-hidden="true">
                {name} {keys && <kbd>{keys}</kbd>}
            </span>
        </>
    );
}

const labelOf = (name: string, keys: string | undefined): string => (keys && settings.value.letterKeys ? `${name} ${keys}` : name);

/** A button with a picture; in a bar its name stands below it, elsewhere it is shown when it is pointed at. */
export function Tool({ icon, name, keys, pressed, expanded, disabled = false, onClick }: Props) {
    return (
        <button class="tool" type="button" aria-label={labelOf(name, keys)} aria-pressed={pressed} aria-expanded={expanded} disabled={disabled} onClick={onClick}>
            <Face {...{ icon, name, keys }} />
        </button>
    );
}

export function ToolLink({ icon, name, keys, href }: Pick<Props, 'icon' | 'name' | 'keys'> & { href: string }) {
    return (
        <a class="button tool" href={href} aria-label={labelOf(name, keys)}>
            <Face {...{ icon, name, keys }} />
        </a>
    );
}
