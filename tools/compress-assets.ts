import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Smaller files gain nothing. */
const LEAST_BYTES = 1024;
/** From this size on, maximum compression takes minutes for a few percent. */
const LARGE_BYTES = 1024 * 1024;

/**
 * Writes `.br` and `.gz` files beside each text file of a built web app, so that the server never compresses responses.
 */
export async function compressAssets(folder: string): Promise<void> {
  for (const name of globSync('**/*.{js,mjs,css,html,svg,json,wasm}', { cwd: folder })) {
    const content = await readFile(join(folder, name));
    if (content.length < LEAST_BYTES) continue;
    const quality = content.length < LARGE_BYTES ? constants.BROTLI_MAX_QUALITY : 6;
    const brotli = await compressBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    });
    await writeFile(join(folder, `${name}.br`), brotli);
    await writeFile(join(folder, `${name}.gz`), await compressGzip(content));
  }
}
