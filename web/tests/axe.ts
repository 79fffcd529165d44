// What axe-core finds wrong with a page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled } from './harness';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResults {
    violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[];
}

/** Structure is the same in every theme; what a theme changes are colours. Half-way through a change they say nothing. */
export async function expectNoViolations(page: Page, theme: string, where: string): Promise<void> {
    await settled(page);
    await page.evaluate(axe); // not as a script element: the page allows none from outside
    const rules = theme === 'light' ? {} : { runOnly: ['color-contrast'] };
    const { violations } = await page.evaluate(
        (options) => (globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run(options),
        rules,
    );
    const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`));
    expect(found, where).toEqual([]);
}
