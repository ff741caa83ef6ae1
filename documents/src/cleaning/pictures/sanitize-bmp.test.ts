import { describe, expect, it } from 'vitest';

import { decodePicture } from '#documents/testing/decode-picture.ts';
import { TINY_BMP } from '#documents/testing/tiny-pictures.ts';

import { sanitizeBmp } from './sanitize-bmp.ts';

const PIXELS_AT = 10;
const PROFILE_AT = 126;

describe('sanitizeBmp', () => {
  it('strips data after the pixels', async () => {
    const sanitized = sanitizeBmp(Buffer.concat([TINY_BMP, Buffer.from('Jane')]));
    expect(Buffer.from(sanitized)).toEqual(TINY_BMP);
    expect(await decodePicture(sanitized)).toBeDefined();
  });

  it('blanks data between the palette and the pixels', () => {
    const [at, note] = [TINY_BMP.readUInt32LE(PIXELS_AT), Buffer.from('Jane')];
    const bytes = Buffer.concat([TINY_BMP.subarray(0, at), note, TINY_BMP.subarray(at)]);
    bytes.writeUInt32LE(at + note.length, PIXELS_AT);
    const sanitized = Buffer.from(sanitizeBmp(bytes));
    expect(sanitized).toHaveLength(bytes.length);
    expect(sanitized.includes('Jane')).toBe(false);
  });

  it('strips a linked color profile, which is a file name', () => {
    const bytes = Buffer.concat([TINY_BMP, Buffer.from('C:\\Jane.icm\0')]);
    bytes.write('KNIL', 70, 'latin1');
    bytes.writeUInt32LE(TINY_BMP.length - 14, PROFILE_AT);
    bytes.writeUInt32LE(12, PROFILE_AT + 4);
    expect(Buffer.from(sanitizeBmp(bytes))).toEqual(TINY_BMP);
  });

  it('returns the input unchanged when there is nothing to strip or the image is incomplete', () => {
    const backward = Buffer.from(TINY_BMP);
    backward.writeInt32LE(-40_000_000, 18);
    for (const bytes of [TINY_BMP, TINY_BMP.subarray(0, -5), backward, Buffer.from('BM Jane')]) {
      expect(sanitizeBmp(bytes)).toBe(bytes);
    }
  });
});
