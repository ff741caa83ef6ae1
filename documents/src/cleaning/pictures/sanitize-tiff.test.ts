import { describe, expect, it } from 'vitest';

import { decodePicture } from '#documents/testing/decode-picture.ts';
import { TINY_JPEG, TINY_TIFF } from '#documents/testing/tiny-pictures.ts';

import { sanitizeTiff } from './sanitize-tiff.ts';

const SHORT = 3;
const LONG = 4;
const TEXT = 2;
const ARTIST = 315;
const EXIF_DIRECTORY = 34_665;
const XMP = 700;

type Fact = readonly [tag: number, type: number, value: number | string];

/** Two by two gray pixels, right after the header. */
const PIXELS = Buffer.of(0, 80, 160, 255);
const DRAWN: readonly Fact[] = [
  [256, SHORT, 2],
  [257, SHORT, 2],
  [258, SHORT, 8],
  [259, SHORT, 1],
  [262, SHORT, 1],
  [273, LONG, 8],
  [274, SHORT, 6],
  [277, SHORT, 1],
  [278, SHORT, 2],
  [279, LONG, PIXELS.length],
];

/** Writes a file whose texts follow its directory, preceded by what the EXIF directory would be. */
function makeTiff(facts: readonly Fact[], isLittle: boolean, next = 0): Buffer {
  const file = Buffer.alloc(1024);
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  const start = 8 + PIXELS.length;
  let free = start + 2 + facts.length * 12 + 4;
  file.write(isLittle ? 'II*\0' : 'MM\0*');
  view.setUint32(4, start, isLittle);
  file.set(PIXELS, 8);
  view.setUint16(start, facts.length, isLittle);
  for (const [index, [tag, type, value]] of facts.entries()) {
    const at = start + 2 + index * 12;
    view.setUint16(at, tag, isLittle);
    view.setUint16(at + 2, type, isLittle);
    view.setUint32(at + 4, typeof value === 'string' ? value.length : 1, isLittle);
    if (typeof value === 'string') {
      view.setUint32(at + 8, free, isLittle);
      free += file.write(value, free);
    } else if (type === SHORT) view.setUint16(at + 8, value, isLittle);
    else view.setUint32(at + 8, value, isLittle);
  }
  view.setUint32(start + 2 + facts.length * 12, next, isLittle);
  return file.subarray(0, free);
}

describe('sanitizeTiff', () => {
  it.each([true, false])(
    'keeps only the tags and pixels needed to draw the image, in place (little-endian: %s)',
    async (isLittle) => {
      const notes: Fact[] = [
        [ARTIST, TEXT, 'Artist Jane'],
        [XMP, TEXT, '<Jane/>'],
        [EXIF_DIRECTORY, LONG, 900],
      ];
      const bytes = Buffer.concat([
        makeTiff([...notes, ...DRAWN], isLittle, 500),
        Buffer.from('Jane'),
      ]);
      const sanitized = sanitizeTiff(bytes);
      expect(Buffer.from(sanitized)).toEqual(makeTiff(DRAWN, isLittle));
      expect(await decodePicture(sanitized)).toEqual(await decodePicture(bytes));
    },
  );

  it('keeps LZW-compressed pixels intact', async () => {
    const sanitized = sanitizeTiff(TINY_TIFF);
    expect(await decodePicture(sanitized)).toEqual(await decodePicture(TINY_TIFF));
    expect(sanitizeTiff(sanitized)).toBe(sanitized);
  });

  it('blanks comments in JPEG data', () => {
    const comment = Buffer.from('\u00ff\u00fe\0\u0006Jane', 'latin1');
    const jpeg = Buffer.concat([TINY_JPEG.subarray(0, 20), comment, TINY_JPEG.subarray(20)]);
    const at = makeTiff(DRAWN, true).length;
    const facts = DRAWN.map(([tag, type, value]): Fact => {
      if (tag === 273) return [tag, type, at];
      return tag === 279 ? [tag, type, jpeg.length] : [tag, type, value];
    });
    const bytes = Buffer.concat([makeTiff(facts, true), jpeg]);
    const sanitized = Buffer.from(sanitizeTiff(bytes));
    expect(sanitized).toHaveLength(bytes.length);
    expect(sanitized.includes('Jane')).toBe(false);
    expect(sanitized.subarray(at, at + 20)).toEqual(jpeg.subarray(0, 20));
  });

  it('keeps nothing from a file without an image and does not throw on a truncated one', () => {
    expect(Buffer.from(sanitizeTiff(Buffer.from('II*\0Artist Jane'))).includes('Jane')).toBe(false);
    for (const length of [4, 20, makeTiff(DRAWN, true).length - 4]) {
      expect(() => sanitizeTiff(makeTiff(DRAWN, true).subarray(0, length))).not.toThrow();
    }
  });
});
