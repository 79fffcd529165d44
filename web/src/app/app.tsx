import { signal, useSignalEffect } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { ArtDefinitions } from '../board/art';
import { t } from '../i18n/t';
import { Help, helpOpen } from '../ui/help';
import { isTyping } from '../ui/keys';
import { Icon } from '../ui/icon';
import { LiveRegion } from '../ui/live';
import { Logo } from '../ui/logo';
import { Toast } from '../ui/toast';
import { Tool } from '../ui/tool';
import { useFocusNet } from './focus_net';
import { pages, type PageProps } from './pages';
import { coreFailure } from './api';
import { address, hops, route } from './router';
import { change, isDark, settings } from './settings';
import { tabTitle } from './title';

const loaded = new Map<string, ComponentType<PageProps>>();
const failed = signal('');

/** A new build has other file names: one reload fetches it, a second would help nobody. */
function mayReload(): boolean {
    try {
        const tried = sessionStorage.getItem('quinta.reloaded') !== null;
        sessionStorage.setItem('quinta.reloaded', '1');
        return !tried && navigator.onLine;
    } catch {
        return false;
    }
}

/** The component of a page, null while it is being loaded, undefined when there is none. */
function usePage(name: string): ComponentType<PageProps> | null | undefined {
    const [, redraw] = useState(0);
    const page = pages.get(name);
    useEffect(() => {
        if (!page?.load || loaded.has(name)) return;
        page.load().then(
            (module) => {
                loaded.set(name, module.default);
                redraw((n) => n + 1);
            },
            () => (mayReload() ? location.reload() : (failed.value = name)),
        );
    }, [name]);
    return page ? (page.component ?? loaded.get(name) ?? null) : undefined;
}

/** Pages that belong to an entry of the menu without being one. */
const under: Record<string, string> = { play: '', rules: 'learn', explorer: 'learn', about: 'learn' };

function Menu() {
    const here = under[route.value.page] ?? route.value.page;
    return (
        <header class="top">
            <a class="brand" href={address('')} aria-label="Quinta">
                <Logo /> <span class="brand-name">Quinta</span>
            </a>
            <nav aria-label={t('Pages')}>
                {[...pages].map(
                    ([name, page]) =>
                        page.icon && (
                            <a key={name} href={address(name)} aria-label={t(page.title)} aria-current={name === here ? 'page' : undefined}>
                                <Icon name={page.icon} /> <span>{t(page.title)}</span>
                            </a>
                        ),
                )}
            </nav>
            <Tools />
        </header>
    );
}

function Tools() {
    const { sound } = settings.value;
    const dark = isDark();
    return (
        <div class="tools">
            <Tool icon={dark ? 'sun' : 'moon'} name={dark ? t('Light colours') : t('Dark colours')} onClick={() => change({ theme: dark ? 'light' : 'dark' })} />
            <Tool icon={sound ? 'sound' : 'mute'} name={sound ? t('Sound off') : t('Sound on')} onClick={() => change({ sound: !sound })} />
            <Tool icon="help" name={t('Keys')} keys="?" onClick={() => (helpOpen.value = true)} />
            <a class="button tool keep" href={address('settings')} aria-label={t('Settings')} aria-current={route.value.page === 'settings' ? 'page' : undefined}>
                <Icon name="settings" />
                <span class="tip" aria-hidden="true">
                    {t('Settings')}
                </span>
            </a>
        </div>
    );
}

function Missing() {
    return (
        <div class="narrow">
            <h1>{t('There is no such page')}</h1>
            <p>
                <a href={address('')}>{t('Choose a game')}</a>
            </p>
        </div>
    );
}

export function App() {
    const name = route.value.page;
    const Page = usePage(name);
    useSignalEffect(() => {
        const page = pages.get(route.value.page);
        const name = tabTitle.value || (page && route.value.page ? t(page.title) : '');
        document.title = name ? `${name} · Quinta` : 'Quinta';
    });
    useEffect(() => {
        if (hops > 0) document.getElementById('main')?.focus(); // the link that led here is gone
    }, [name]);
    useFocusNet();
    useLayoutEffect(() => {
        const onKey = (event: KeyboardEvent) => {
            if (event.key === '?' && !isTyping(event)) helpOpen.value = true;
        };
        addEventListener('keydown', onKey);
        return () => removeEventListener('keydown', onKey);
    }, []);
    return (
        <div class="page">
            <a class="skip button" href="#main" onClick={(event) => (event.preventDefault(), document.getElementById('main')?.focus())}>
                {t('To the content')}
            </a>
            <Menu />
            <main id="main" tabIndex={-1}>
                {coreFailure.value && (
                    <p class="error" role="alert">
                        {t('Quinta could not start: {why}', { why: coreFailure.value })}
                    </p>
                )}
                {Page ? <Page route={route.value} /> : Page === undefined ? <Missing /> : null}
                {failed.value === name && name && <p class="error">{t('This page could not be loaded. Are you offline?')}</p>}
            </main>
            <ArtDefinitions />
            <Help />
            <Toast />
            <LiveRegion />
        </div>
    );
}
