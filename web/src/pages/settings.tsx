import { change, languages, settings, themes, type Settings } from '../app/settings';
import { t } from '../i18n/t';
import { text } from '../i18n/text';
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
                <Switch name="animation" label={t('Moving pieces')} />
                <Switch name="material" label={t('Each game in its own material')} />
                <Switch name="coordinates" label={t('Coordinates at the board')} />
                <Switch name="letterKeys" label={t('Single keys as shortcuts')} />
            </div>
            <p class="quiet">{t('Settings and games stay in this browser; nothing is sent anywhere.')}</p>
        </div>
    );
}
