import { Icon, type IconName } from './icon';

interface Props {
    icon: IconName;
    name: string;
    keys?: string;
    pressed?: boolean;
    disabled?: boolean;
    onClick: () => void;
}

/** A button with a picture; its name and key are shown when it is pointed at, on a phone below it. */
export function Tool({ icon, name, keys, pressed, disabled = false, onClick }: Props) {
    return (
        <button class="tool" type="button" aria-label={keys ? `${name} ${keys}` : name} aria-pressed={pressed} disabled={disabled} onClick={onClick}>
            <Icon name={icon} />
            <span class="tip" aria-hidden="true">
                {name} {keys && <kbd>{keys}</kbd>}
            </span>
        </button>
    );
}
