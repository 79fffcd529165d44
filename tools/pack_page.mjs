#!/usr/bin/env node
// Packs the files of a page into one, for src/server/page.cpp: pack_page.mjs FOLDER PACK
// First a list, a line for each file: its path, its hash and its size plain, by gzip and by Brotli
// ("-" where that saves too little). After an empty line their bytes in the same order.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const [folder, pack] = process.argv.slice(2);
if (!pack) {
    console.error('usage: pack_page.mjs FOLDER PACK');
    process.exit(2);
}

function filesOf(place) {
    const entries = readdirSync(place, { withFileTypes: true });
    return entries.flatMap((entry) => {
        const name = join(place, entry.name);
        return entry.isDirectory() ? filesOf(name) : [name];
    });
}

function brotli(bytes) {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
    return brotliCompressSync(bytes, {
        params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
    });
}

const lines = ['quinta page 1'];
const bodies = [];
for (const file of filesOf(folder).sort()) {
    const path = '/' + relative(folder, file).split(sep).join('/');
    if (/[^\x21-\x7e]/.test(path)) {
        console.error(`${file}: only ASCII characters, and no space, can be in a name`);
        process.exit(1);
    }
    const plain = readFileSync(file);
    const worthy = [gzipSync(plain, { level: 9 }), brotli(plain)].map((packed) =>
        packed.length < plain.length * 0.9 ? packed : undefined,
    );
    const hash = createHash('sha256').update(plain).digest('hex').slice(0, 16);
    const sizes = [plain, ...worthy].map((body) => body?.length ?? '-');
    lines.push([path, hash, ...sizes].join(' '));
    bodies.push(plain, ...worthy.filter((body) => body !== undefined));
}
if (!lines.some((line) => line.startsWith('/index.html '))) {
    console.error(`${folder}: there is no index.html`);
    process.exit(1);
}
writeFileSync(pack, Buffer.concat([Buffer.from(lines.join('\n') + '\n\n'), ...bodies]));
