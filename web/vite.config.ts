import { defineConfig } from 'vitest/config';
import { serviceWorker } from './tools/service_worker.ts';

export default defineConfig({
    base: './', // plain files in any folder
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
    worker: { format: 'es' },
    plugins: [serviceWorker()],
    test: {
        projects: [
            { extends: true, test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}'] } },
            {
                extends: true,
                test: {
                    name: 'browser',
                    include: ['tests/**/*.test.ts'],
                    testTimeout: 120_000,
                    hookTimeout: 60_000,
                    expect: { poll: { timeout: 15_000 } }, // a busy machine
                    fileParallelism: false,
                    retry: process.env.CI ? 1 : 0, // a browser on a shared machine; at home nothing is excused
                },
            },
        ],
    },
});
