import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Pixels per point. */
export const SCALE = 100 / 72;

/** A page rendered by poppler: red, green and blue for each pixel, row by row. */
export interface RenderedPage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Renders the pages of a PDF one by one at 100 dpi. */
export async function* renderPages(file: string): AsyncGenerator<RenderedPage> {
  const folder = await mkdtemp(join(tmpdir(), 'proviso-pages-'));
  try {
    await run('pdftoppm', ['-r', '100', '-cropbox', file, join(folder, 'page')]);
    for (const name of (await readdir(folder)).sort()) {
      yield readPixmap(await readFile(join(folder, name)));
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A portable pixmap: `P6`, width, height and maximum level, each terminated by white space, then the pixels. */
function readPixmap(bytes: Uint8Array): RenderedPage {
  const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(
    Buffer.from(bytes.subarray(0, 64)).toString('latin1'),
  );
  if (head === null) throw new Error('pdftoppm wrote something else than a pixmap');
  return {
    width: Number(head[1]),
    height: Number(head[2]),
    pixels: bytes.subarray(head[0].length),
  };
}
