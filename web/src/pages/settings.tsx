import { change, languages, settings, themes, type Settings } from '../app/settings';
import { said, t } from '../i18n/t';
import { games } from '../app/api';
import type { Art } from '../board/art';
import { boardChoices, lookOf, pieceChoices } from '../board/look';
import type { GameInfo } from '../core/types';
import { percentText } from '../i18n/numbers';
import { text } from '../i18n/text';
import { Segments } from '../ui/segments';
import { play } from '../ui/sound';
import { GamePicture } from './start/cards';

const themeLabels: Record<Settings['theme'], string> = {
    auto: text('Like the system'),
    light: text('Light colours'),
    dark: text('Dark colours'),
    contrast: text('High contrast'),
};

function Switch({ name, label }: { name: 'sound' | 'animation' | 'coordinates' | 'material' | 'letterKeys'; label: string }) {
    return (
        <label class="switch">
            {label}
            <input
                type="checkbox"
                checked={settings.value[name]}
                onChange={(event) => {
                    change({ [name]: event.currentTarget.checked });
                    if (name === 'sound') play('move');
                }}
            />
        </label>
    );
}

function LookChoice({ label, value, choices, title, onChange }: { label: string; value: Art; choices: Art[]; title: (art: Art) => string; onChange: (name: string) => void }) {
    return (
        <label class="field">
            {label}
            <select value={value.name} disabled={choices.length < 2} onChange={(event) => onChange(event.currentTarget.value)}>
                {choices.map((art) => (
                    <option key={art.name} value={art.name}>
                        {said(title(art))}
                    </option>
                ))}
            </select>
        </label>
    );
}

/** What a game is drawn with, seen at once. */
function LookOf({ info }: { info: GameInfo }) {
    const { name, title } = info;
    const { boards, pieces } = settings.value;
    const look = lookOf(name);
    return (
        <fieldset class="look">
            <legend>{title}</legend>
            <div class={`on-${look.board.name}`}>
                <GamePicture info={info} />
            </div>
            <LookChoice label={t('Board')} value={look.board} choices={boardChoices(name)} title={(art) => art.boardTitle} onChange={(chosen) => change({ boards: { ...boards, [name]: chosen } })} />
            <LookChoice label={t('Pieces')} value={look.pieces} choices={pieceChoices(name)} title={(art) => art.piecesTitle} onChange={(chosen) => change({ pieces: { ...pieces, [name]: chosen } })} />
        </fieldset>
    );
}

const Looks = () => (
    <div class="looks">
        {games.value.map((info) => (
            <LookOf key={info.name} info={info} />
        ))}
    </div>
);

function Volume() {
    const { sound, volume } = settings.value;
    return (
        <label class="switch">
            {t('Volume')}
            <input
                type="range"
                min={0}
                max={100}
                step={10}
                value={volume}
                disabled={!sound}
                aria-valuetext={percentText(volume / 100)}
                onInput={(event) => change({ volume: event.currentTarget.valueAsNumber })}
                onChange={() => play('move')}
            />
        </label>
    );
}

export default function SettingsPage() {
    const { theme, language } = settings.value;
    return (
        <div class="narrow">
            <h1>{t('Settings')}</h1>
            <Segments
                legend={t('Colours')}
                name="theme"
                value={theme}
                choices={themes.map((value) => ({ value, label: t(themeLabels[value]) }))}
                onChange={(value) => change({ theme: value })}
            />
            <Segments
                legend={t('Language')}
                name="language"
                value={language}
                choices={(['en', 'pt'] as const).map((value) => ({ value, label: languages[value], lang: value }))}
                onChange={(value) => change({ language: value })}
            />
            <div>
                <Switch name="sound" label={t('Sounds')} />
                <Volume />
                <Switch name="animation" label={t('Animation')} />
                <Switch name="coordinates" label={t('Coordinates at the board')} />
                <Switch name="letterKeys" label={t('Single keys as shortcuts')} />
                <Switch name="material" label={t('Each game in its own material')} />
            </div>
            {settings.value.material && <Looks />}
            <p class="quiet">{t('Settings and games stay in this browser. Only what you play against people goes through the server.')}</p>
        </div>
    );
}
