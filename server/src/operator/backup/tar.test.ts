import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';

import { describe, expect, it, onTestFinished } from 'vitest';

import { packTar, type TarEntry, TarError, unpackTar } from './tar.ts';

const FILES = new Map([
  ['empty.txt', Buffer.alloc(0)],
  ['folder/short.txt', Buffer.from('short')],
  ['block.bin', Buffer.alloc(512, 7)],
  ['long.bin', Buffer.alloc(200_001, 'long ')],
]);

async function* entriesOf(files: ReadonlyMap<string, Buffer>): AsyncGenerator<TarEntry> {
  for (const [name, bytes] of files) yield { name, size: bytes.length, content: [bytes] };
}

async function* inChunks(bytes: Buffer, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

async function unpack(archive: Buffer, pieces = 1000): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for await (const { name, content } of unpackTar(inChunks(archive, pieces))) {
    files.set(name, await buffer(content));
  }
  return files;
}

describe('a tar archive', () => {
  it.each([7, 511, 100_000])(
    'unpacks to what was packed, read %i bytes at a time',
    async (length) => {
      expect(await unpack(await buffer(packTar(entriesOf(FILES))), length)).toEqual(FILES);
    },
  );

  it('can be extracted by the tar program', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'proviso-tar-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'archive.tar');
    writeFileSync(file, await buffer(packTar(entriesOf(FILES))));
    await promisify(execFile)('tar', ['-xf', file, '-C', folder]);
    for (const [name, bytes] of FILES) expect(readFileSync(join(folder, name))).toEqual(bytes);
  });

  it('can be listed without reading file contents', async () => {
    const names: string[] = [];
    const archive = await buffer(packTar(entriesOf(FILES)));
    for await (const { name } of unpackTar(inChunks(archive, 700))) names.push(name);
    expect(names).toEqual([...FILES.keys()]);
  });

  it('records file sizes that do not fit in eleven octal digits', async () => {
    const size = 9 * 1024 ** 3;
    const zeros = function* () {
      for (;;) yield Buffer.alloc(64 * 1024);
    };
    const packed = packTar(
      (async function* () {
        yield { name: 'huge', size, content: zeros() };
      })(),
    );
    for await (const { name, size: told } of unpackTar(packed)) {
      expect({ name, told }).toEqual({ name: 'huge', told: size });
      break;
    }
  });

  it('is rejected when it is truncated, modified or not a tar archive', async () => {
    const archive = await buffer(packTar(entriesOf(FILES)));
    const changed = Buffer.from(archive);
    changed[3] = (changed[3] ?? 0) ^ 1;
    const others = [archive.subarray(0, 700), changed, Buffer.from('PK'.repeat(600)), Buffer.of()];
    for (const other of others) await expect(unpack(other)).rejects.toThrow(TarError);
  });
});
