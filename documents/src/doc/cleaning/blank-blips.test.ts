import { describe, expect, it } from 'vitest';

import { decodePicture } from '#documents/testing/decode-picture.ts';
import { makePictureRecord, PNG_RECORD } from '#documents/testing/picture-record.ts';
import { TINY_JPEG, TINY_PNG, TINY_TIFF } from '#documents/testing/tiny-pictures.ts';

import { blankBlips } from './blank-blips.ts';

const JPEG = { type: 0xf01d, instance: 0x46a };
const JPEG_FOR_PRINT = { type: 0xf02a, instance: 0x6e3, digests: 2 };
const TIFF = { type: 0xf029, instance: 0x6e5, digests: 2 };

/** A drawing record that contains a picture followed by metadata. */
function blip(record: Parameters<typeof makePictureRecord>[0], picture: Uint8Array): Buffer {
  return makePictureRecord(record, Buffer.concat([picture, Buffer.from('GPS Jane Roe')]));
}

describe('blankBlips', () => {
  it('overwrites image metadata without moving anything', async () => {
    const blips = [
      blip(JPEG, TINY_JPEG),
      blip(JPEG_FOR_PRINT, TINY_JPEG),
      blip(PNG_RECORD, TINY_PNG),
      blip(TIFF, TINY_TIFF),
    ];
    const before = Buffer.concat([Buffer.from('\u00f0\u001d', 'latin1'), ...blips, Buffer.of(9)]);
    const stream = Buffer.from(before);
    expect(blankBlips(stream)).toBe(4);
    expect(stream).toHaveLength(before.length);
    expect(stream.includes('Jane')).toBe(false);
    expect(stream.at(-1)).toBe(9);
    for (const picture of [TINY_JPEG, TINY_PNG]) {
      const at = before.indexOf(picture);
      const shown = stream.subarray(at, at + picture.length);
      expect(await decodePicture(shown)).toEqual(await decodePicture(picture));
    }
    expect(blankBlips(stream)).toBe(0);
  });

  it('leaves a truncated image and data that is not an image unchanged', () => {
    const torn = blip(PNG_RECORD, TINY_PNG).subarray(0, -1);
    for (const bytes of [torn, blip(PNG_RECORD, Buffer.from('text')), torn.subarray(0, 6)]) {
      const stream = Buffer.from(bytes);
      expect(blankBlips(stream)).toBe(0);
      expect(stream).toEqual(bytes);
    }
  });
});
