import { change, languages, settings, themes, type Settings } from '../app/settings';
import { t } from '../i18n/t';
import { games } from '../app/api';
import { artOf, hasArt } from '../board/art';
import { percentText } from '../i18n/numbers';
import { text } from '../i18n/text';
import { PieceIcon } from '../ui/piece_icon';
import { Segments } from '../ui/segments';
import { play } from '../ui/sound';

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

/** The material of each game, which may be plain tiles instead. */
function Materials() {
    const { plainGames } = settings.value;
    const choose = (name: string, plain: boolean) => change({ plainGames: [...plainGames.filter((each) => each !== name), ...(plain ? [name] : [])] });
    return (
        <div class="materials">
            {games.value
                .filter(({ name }) => hasArt(name))
                .map(({ name, title }) => (
                    <label key={name} class="switch">
                        <span>
                            <PieceIcon game={name} tint="black" kind={artOf(name).parts.has('white-right') ? 'tile' : 'disc'} /> {title}
                        </span>
                        <input type="checkbox" checked={!plainGames.includes(name)} onChange={(event) => choose(name, !event.currentTarget.checked)} />
                    </label>
                ))}
        </div>
    );
}

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
                <Switch name="material" label={t('Each game in its own material')} />
                {settings.value.material && <Materials />}
                <Switch name="coordinates" label={t('Coordinates at the board')} />
                <Switch name="letterKeys" label={t('Single keys as shortcuts')} />
            </div>
            <p class="quiet">{t('Settings and games stay in this browser; nothing is sent anywhere.')}</p>
        </div>
    );
}
