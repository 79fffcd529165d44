import { signal, useSignalEffect } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { t } from '../i18n/t';
import { Help, helpOpen } from '../ui/help';
import { isTyping } from '../ui/keys';
import { LiveRegion } from '../ui/live';
import { Logo } from '../ui/logo';
import { pages, type PageProps } from './pages';
import { coreFailure } from './api';
import { address, hops, route } from './router';

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
        if (!page || loaded.has(name)) return;
        page.load().then(
            (module) => {
                loaded.set(name, module.default);
                redraw((n) => n + 1);
            },
            () => (mayReload() ? location.reload() : (failed.value = name)),
        );
    }, [name]);
    return page ? (loaded.get(name) ?? null) : undefined;
}

function Menu() {
    const here = route.value.page;
    return (
        <header class="top">
            <a class="brand" href={address('')} aria-label="Quinta">
                <Logo /> <span class="brand-name">Quinta</span>
            </a>
            <nav aria-label={t('Pages')}>
                {[...pages].map(
                    ([name, page]) =>
                        page.inMenu && (
                            <a key={name} href={address(name)} aria-current={name === here ? 'page' : undefined}>
                                {t(page.title)}
                            </a>
                        ),
                )}
                <button onClick={() => (helpOpen.value = true)}>
                    {t('Help')} <kbd>?</kbd>
                </button>
            </nav>
        </header>
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
        document.title = page && route.value.page ? `${t(page.title)} · Quinta` : 'Quinta';
    });
    useEffect(() => {
        if (hops > 0) document.getElementById('main')?.focus(); // the link that led here is gone
    }, [name]);
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
            <Help />
            <LiveRegion />
        </div>
    );
}
