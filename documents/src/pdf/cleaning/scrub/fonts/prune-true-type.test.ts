import { expect, test } from 'vitest';

import { readCharacterTables, writeCharacterTables } from './character-table.ts';
import { readOutlines } from './glyph-outlines.ts';
import { pruneTrueType } from './prune-true-type.ts';
import { readTables, writeTables } from './sfnt.ts';

/** Five glyphs: none, three letters, and one composed of the first of them. */
const OUTLINES = [
  '',
  '0001 aaaa',
  '0001 bbbb',
  '0001 cccc',
  'ffff 0000 0000 0000 0000 0000 0001 00 00',
];

function makeFont(): Uint8Array {
  const outlines = OUTLINES.map((hex) => Buffer.from(hex.replaceAll(' ', ''), 'hex'));
  const loca = Buffer.alloc((outlines.length + 1) * 4);
  let length = 0;
  for (const [index, outline] of outlines.entries()) {
    length += outline.length;
    loca.writeUInt32BE(length, index * 4 + 4);
  }
  const head = Buffer.alloc(54);
  head.writeInt16BE(1, 50);
  const maxp = Buffer.from('000100000005', 'hex');
  const hhea = Buffer.alloc(36);
  hhea.writeUInt16BE(4, 34);
  const glyphs = new Map([
    [0x41, 1],
    [0x42, 2],
    [0x43, 3],
    [0xc4, 4],
  ]);
  const cmap = writeCharacterTables([
    { platform: 1, encoding: 0, glyphs },
    { platform: 3, encoding: 1, glyphs },
  ]);
  const hmtx = Buffer.from('0100000001010001010200020103000300', 'hex');
  const names = Buffer.from('\x01A\x03Bob\x02Ca\x01D', 'latin1');
  const post = Buffer.concat([
    Buffer.from(`00020000${'00'.repeat(28)}000500000102010301040105`, 'hex'),
    names,
  ]);
  const glyf = Buffer.concat(outlines);
  return writeTables(
    new Map(
      Object.entries({ head, maxp, hhea, hmtx, loca, glyf, cmap, post, kern: Buffer.from('kern') }),
    ),
  );
}

test('a TrueType font keeps only the outlines, widths, codes and names of what is shown', () => {
  const pruned = pruneTrueType(makeFont(), () => new Set([3, 4]))!;
  const tables = readTables(pruned)!;
  expect(readOutlines(tables).map(({ length }) => length > 0)).toEqual([
    false,
    true,
    false,
    true,
    true,
  ]);
  const characters = readCharacterTables(tables.get('cmap')!)!;
  const shown = new Map([
    [0x41, 1],
    [0x43, 3],
    [0xc4, 4],
  ]);
  expect(characters.map(({ glyphs }) => glyphs)).toEqual([shown, shown]);
  expect(tables.get('hmtx')!.toString('hex')).toBe('0100000001010001000000000103000300');
  expect(tables.get('post')!.toString('latin1', 44)).toBe('\x01A\x03xxx\x02Ca\x01D');
  expect(tables.has('kern')).toBe(false);
});

test('a font that is broken, or of which it is unsure what is shown, is not touched', () => {
  const font = makeFont();
  expect(pruneTrueType(font, () => undefined)).toBeUndefined();
  expect(pruneTrueType(font.subarray(0, 100), () => new Set([1]))).toBeUndefined();
  const tables = new Map(readTables(font));
  tables.set('loca', Buffer.from(tables.get('loca')!).fill(0xff, 20));
  expect(pruneTrueType(writeTables(tables), () => new Set([1]))).toBeUndefined();
});
