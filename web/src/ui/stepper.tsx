import { t } from '../i18n/t';
import { Tool } from './tool';

interface Props {
    atStart: boolean;
    atEnd: boolean;
    keys: [string, string, string, string];
    first: () => void;
    previous: () => void;
    next: () => void;
    last: () => void;
}

/** To the start, back, on, to the end. */
export function Stepper({ atStart, atEnd, keys, first, previous, next, last }: Props) {
    return (
        <div class="walk" role="group" aria-label={t('Walk through the game')}>
            <Tool icon="first" name={t('First position')} keys={keys[0]} disabled={atStart} onClick={first} />
            <Tool icon="back" name={t('Back')} keys={keys[1]} disabled={atStart} onClick={previous} />
            <Tool icon="on" name={t('On')} keys={keys[2]} disabled={atEnd} onClick={next} />
            <Tool icon="last" name={t('Last position')} keys={keys[3]} disabled={atEnd} onClick={last} />
        </div>
    );
}
