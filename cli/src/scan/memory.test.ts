import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { runScan } from './run-scan.ts';

const FILES = 12;
const FILE_BYTES = 2_000_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proviso-memory-'));
});
afterAll(() => rm(folder, { recursive: true }));

it.each(['jsonl', 'json'])(
  'a scan that writes %s does not keep the texts of documents with findings',
  async (format) => {
    const content = `Write to ana.maria@example.com.\n${`${'-'.repeat(99)}\n`.repeat(FILE_BYTES / 100)}`;
    const paths = Array.from({ length: FILES }, (_, index) => join(folder, `${index}.txt`));
    for (const path of paths) await writeFile(path, content);
    const scan = ['--category', 'pii', '--format', format];
    await runScan([...scan, paths[0]!], () => {});
    const before = heapUsed();
    let after = before;
    await runScan([...scan, ...paths], () => {
      after = heapUsed();
    });
    expect(after - before).toBeLessThan(FILE_BYTES * 4);
  },
  60_000,
);

function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}
