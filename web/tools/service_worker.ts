// Writes sw.js beside the built page: it keeps every file of this build for offline use.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

function filesUnder(folder: string): string[] {
    return readdirSync(folder, { withFileTypes: true })
        .flatMap((entry) => {
            const path = join(folder, entry.name);
            return entry.isDirectory() ? filesUnder(path) : [path];
        })
        .sort();
}

export function serviceWorker(): Plugin {
    let folder = '';
    return {
        name: 'service-worker',
        apply: 'build',
        configResolved(config) {
            folder = join(config.root, config.build.outDir);
        },
        closeBundle() {
            const files = filesUnder(folder).filter((file) => !file.endsWith('sw.js'));
            const hash = createHash('sha256');
            for (const file of files) hash.update(file).update(readFileSync(file));
            // A net is kept when it was used; whoever plays something else never loads it.
            const first = files.filter((file) => !file.endsWith('.qnet'));
            const names = ['./', ...first.map((file) => './' + relative(folder, file))];
            const code = readFileSync(new URL('./sw_template.js', import.meta.url), 'utf8')
                .replace('%VERSION%', hash.digest('hex').slice(0, 16))
                .replace("'%FILES%'", JSON.stringify(names));
            writeFileSync(join(folder, 'sw.js'), code);
        },
    };
}
