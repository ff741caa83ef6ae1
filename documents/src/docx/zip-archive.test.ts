import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { openZip } from './zip-archive.ts';

const MEGABYTE = 1024 * 1024;

describe('openZip', () => {
  it('reads a part in pieces that make up the whole', () => {
    const content = Buffer.alloc(100_000, 'some text ');
    const pieces: Uint8Array[] = [];
    openZip(zipSync({ 'a.xml': content })).read('a.xml', (piece) => pieces.push(piece));
    expect(Buffer.concat(pieces).equals(content)).toBe(true);
  });

  it('limits the total size of all parts, regardless of the sizes in the directory', () => {
    const part = new Uint8Array(40 * MEGABYTE);
    const bytes = Buffer.from(zipSync({ a: part, b: part, c: part }, { level: 0 }));
    const directory = bytes.indexOf('PK\u0001\u0002', 120 * MEGABYTE);
    const entryLength = 47;
    for (const index of [0, 1, 2]) bytes.writeUInt32LE(10, directory + index * entryLength + 24);
    const archive = openZip(bytes);
    const readAll = (): void => archive.names.forEach((name) => archive.read(name, () => {}));
    expect(readAll).toThrow(expect.objectContaining({ code: 'documents.too_complex' }));
  });

  it('rejects a part larger than 50 MB', () => {
    const bytes = zipSync({ a: new Uint8Array(51 * MEGABYTE) }, { level: 0 });
    expect(() => openZip(bytes).read('a', () => {})).toThrow(
      expect.objectContaining({ code: 'documents.too_complex' }),
    );
  });

  it('rejects truncated compressed data', () => {
    const bytes = Buffer.from(zipSync({ a: Buffer.alloc(100_000, 'some text ') }));
    const entry = bytes.indexOf('PK\u0001\u0002');
    bytes.writeUInt32LE(bytes.readUInt32LE(entry + 20) - 9, entry + 20);
    expect(() => openZip(bytes).read('a', () => {})).toThrow(
      expect.objectContaining({ code: 'documents.corrupt' }),
    );
  });
});
