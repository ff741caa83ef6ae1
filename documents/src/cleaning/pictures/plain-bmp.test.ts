import { describe, expect, it } from 'vitest';

import { decodePicture } from '#documents/testing/decode-picture.ts';
import { LITTLE_BMP } from '#documents/testing/little-pictures.ts';

import { plainBmp } from './plain-bmp.ts';

const PIXELS_AT = 10;
const PROFILE_AT = 126;

describe('plainBmp', () => {
  it('strips data after the pixels', async () => {
    const plain = plainBmp(Buffer.concat([LITTLE_BMP, Buffer.from('Jane')]));
    expect(Buffer.from(plain)).toEqual(LITTLE_BMP);
    expect(await decodePicture(plain)).toBeDefined();
  });

  it('blanks data between the palette and the pixels', () => {
    const [at, note] = [LITTLE_BMP.readUInt32LE(PIXELS_AT), Buffer.from('Jane')];
    const bytes = Buffer.concat([LITTLE_BMP.subarray(0, at), note, LITTLE_BMP.subarray(at)]);
    bytes.writeUInt32LE(at + note.length, PIXELS_AT);
    const plain = Buffer.from(plainBmp(bytes));
    expect(plain).toHaveLength(bytes.length);
    expect(plain.includes('Jane')).toBe(false);
  });

  it('strips a linked color profile, which is a file name', () => {
    const bytes = Buffer.concat([LITTLE_BMP, Buffer.from('C:\\Jane.icm\0')]);
    bytes.write('KNIL', 70, 'latin1');
    bytes.writeUInt32LE(LITTLE_BMP.length - 14, PROFILE_AT);
    bytes.writeUInt32LE(12, PROFILE_AT + 4);
    expect(Buffer.from(plainBmp(bytes))).toEqual(LITTLE_BMP);
  });

  it('returns the input unchanged when there is nothing to strip or the image is incomplete', () => {
    const backward = Buffer.from(LITTLE_BMP);
    backward.writeInt32LE(-40_000_000, 18);
    for (const bytes of [
      LITTLE_BMP,
      LITTLE_BMP.subarray(0, -5),
      backward,
      Buffer.from('BM Jane'),
    ]) {
      expect(plainBmp(bytes)).toBe(bytes);
    }
  });
});
