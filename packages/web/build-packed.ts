/** Packs what was built once, as small as it gets, so that the server sends it as it is: `app.js.br` beside `app.js`. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const isText = (file: string): boolean => /\.(?:m?js|css|svg)$/.test(file);
/** What fits into one packet of the network arrives no sooner for being smaller. */
const minBytes = 1400;

const pack = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
} as const;

export function writePacked(): Plugin {
  return {
    name: 'comet-packed',
    apply: 'build',
    writeBundle: async ({ dir = '' }, bundle) => {
      const packFile = async (file: string): Promise<void> => {
        const content = await readFile(join(dir, file));
        if (content.length < minBytes) return;
        await writeFile(join(dir, `${file}.br`), await pack.br(content));
        await writeFile(join(dir, `${file}.gz`), await pack.gz(content));
      };
      await Promise.all(Object.keys(bundle).filter(isText).map(packFile));
    },
  };
}
