import type { GameInfo } from '../../core/types';
import { said, t } from '../../i18n/t';
import { playerLabel } from './labels';

interface Props {
    info: GameInfo;
    value: string;
    onChange: (player: string) => void;
}

const isLevel = (name: string) => /^level\d+$/.test(name);
const offered = (info: GameInfo) => info.players.filter((player) => player.name !== 'engine');

export const levels = (info: GameInfo) => offered(info).filter(({ name }) => isLevel(name));

/** Ten levels in a row, the others below, and a word about the chosen one. */
export function PlayerPicker({ info, value, onChange }: Props) {
    const players = offered(info);
    const chosen = players.find((player) => player.name === value);
    const button = (name: string, label: string) => (
        <label key={name} title={playerLabel(name)} style={{ '--step': Number(label) || 1 }}>
            <input type="radio" name="player" aria-label={playerLabel(name)} checked={name === value} onChange={() => onChange(name)} />
            {label}
        </label>
    );
    return (
        <fieldset class="player-picker" aria-describedby="player-words">
            <legend>{t('Level')}</legend>
            <div class="segments levels">{levels(info).map(({ name }) => button(name, name.replace('level', '')))}</div>
            <div class="segments">{players.filter((player) => !isLevel(player.name)).map(({ name }) => button(name, playerLabel(name)))}</div>
            <p id="player-words" class="quiet">
                {chosen && `${playerLabel(chosen.name)}: ${said(chosen.summary)}`}
            </p>
        </fieldset>
    );
}

export function PlayerSelect({ info, label, value, onChange }: Props & { label: string }) {
    return (
        <label class="field">
            <span>{label}</span>
            <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
                {offered(info).map(({ name }) => (
                    <option key={name} value={name}>
                        {playerLabel(name)}
                    </option>
                ))}
            </select>
        </label>
    );
}
