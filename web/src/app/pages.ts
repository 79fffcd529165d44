// The pages by the first part of their address. Each but the first is loaded when it is first visited.
import type { ComponentType } from 'preact';
import { text } from '../i18n/text';
import StartPage from '../pages/start';
import type { IconName } from '../ui/icon';
import type { Route } from './router';

export interface PageProps {
    route: Route;
}

export interface Page {
    title: string;
    icon?: IconName; // of its entry in the menu
    component?: ComponentType<PageProps>; // there from the start, or
    load?: () => Promise<{ default: ComponentType<PageProps> }>;
}

export const pages = new Map<string, Page>([
    ['', { title: text('Play'), icon: 'play', component: StartPage }],
    ['puzzles', { title: text('Puzzles'), icon: 'puzzle', load: () => import('../pages/learn/puzzles') }],
    ['learn', { title: text('Learn'), icon: 'book', load: () => import('../pages/learn/page') }],
    ['analysis', { title: text('Analysis'), icon: 'graph', load: () => import('../pages/analysis/page') }],
    ['online', { title: text('Online'), icon: 'people', load: () => import('../pages/online/page') }],
    ['games', { title: text('Games'), icon: 'file', load: () => import('../pages/play/archive_page') }],
    ['play', { title: text('Play'), load: () => import('../pages/play/page') }],
    ['rules', { title: text('Rules'), load: () => import('../pages/learn/rules') }],
    ['explorer', { title: text('Table explorer'), load: () => import('../pages/learn/explorer') }],
    ['about', { title: text('About the games'), load: () => import('../pages/about/page') }],
    ['welcome', { title: text('Introduction'), load: () => import('../pages/learn/welcome') }],
    ['people', { title: text('People'), load: () => import('../pages/people/page') }],
    ['account', { title: text('Your account'), load: () => import('../pages/people/account') }],
    ['privacy', { title: text('Privacy and fair play'), load: () => import('../pages/people/privacy') }],
    ['settings', { title: text('Settings'), load: () => import('../pages/settings') }],
]);
