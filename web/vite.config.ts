import { defineConfig } from 'vitest/config';
import { firstVisit } from './tools/first_visit.ts';
import { serviceWorker } from './tools/service_worker.ts';

export default defineConfig({
    base: './', // plain files in any folder
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
    worker: { format: 'es' },
    server: { fs: { allow: ['..'] } }, // a game's translations lie in its own folder
    plugins: [firstVisit(), serviceWorker()],
    test: {
        projects: [
            { extends: true, test: { name: 'unit', include: ['src/**/*.test.ts', 'tests/unit/*.test.ts'], testTimeout: 300_000, hookTimeout: 300_000 } },
            {
                extends: true,
                test: {
                    name: 'browser',
                    include: ['tests/*.test.ts'],
                    // Only what hangs is ended: on a machine that is slow or busy everything takes its time.
                    testTimeout: 900_000,
                    hookTimeout: 300_000,
                    fileParallelism: false,
                },
            },
        ],
    },
});
