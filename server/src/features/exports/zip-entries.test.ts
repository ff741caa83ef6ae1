import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import type { ExportEntry } from '#server/ports/account-lifecycle.ts';

import { zipEntries } from './zip-entries.ts';

async function* entries(count: number): AsyncGenerator<ExportEntry> {
  for (let index = 0; index < count; index += 1) {
    yield { path: `${index}.txt`, bytes: Buffer.from('ten bytes.'), isCompressed: true };
  }
}

async function archive(...given: Parameters<typeof zipEntries>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipEntries(...given)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('an archive', () => {
  it('contains every entry up to its limits', async () => {
    const bytes = await archive(entries(3));
    const full = await archive(entries(3), { entries: 3, bytes: bytes.length });
    expect(Object.keys(unzipSync(full))).toEqual(['0.txt', '1.txt', '2.txt']);
  });

  it('never ends well with more than its directory can count or address', async () => {
    await expect(archive(entries(65_536))).rejects.toThrow(/more than one archive can hold/);
    const { length } = await archive(entries(3));
    const limits = { entries: 3, bytes: length - 1 };
    await expect(archive(entries(3), limits)).rejects.toThrow(/more than one archive can hold/);
  }, 60_000);
});
