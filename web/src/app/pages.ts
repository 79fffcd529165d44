// The pages by the first part of their address. Each is loaded when it is first visited.
import type { ComponentType } from 'preact';
import { text } from '../i18n/text';
import type { Route } from './router';

export interface PageProps {
    route: Route;
}

export interface Page {
    title: string;
    inMenu?: true;
    load: () => Promise<{ default: ComponentType<PageProps> }>;
}

export const pages = new Map<string, Page>([
    ['', { title: text('Games'), inMenu: true, load: () => import('../pages/start') }],
    ['play', { title: text('Play'), load: () => import('../pages/play/page') }],
    ['analysis', { title: text('Analysis'), inMenu: true, load: () => import('../pages/analysis/page') }],
    ['learn', { title: text('Learn'), inMenu: true, load: () => import('../pages/learn/page') }],
    ['rules', { title: text('Rules'), load: () => import('../pages/learn/rules') }],
    ['puzzles', { title: text('Puzzles'), load: () => import('../pages/learn/puzzles') }],
    ['explorer', { title: text('Table explorer'), load: () => import('../pages/learn/explorer') }],
    ['settings', { title: text('Settings'), inMenu: true, load: () => import('../pages/settings') }],
]);
