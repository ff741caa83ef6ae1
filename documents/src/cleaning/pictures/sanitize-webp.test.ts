import { describe, expect, it } from 'vitest';

import { decodePicture } from '#documents/testing/decode-picture.ts';
import { TINY_WEBP } from '#documents/testing/tiny-pictures.ts';

import { writeOrientation } from './orientation.ts';
import { sanitizeWebp } from './sanitize-webp.ts';

function chunk(type: string, data: string | Uint8Array): Buffer {
  const own = Buffer.from(data as string);
  const head = Buffer.alloc(8);
  head.write(type);
  head.writeUInt32LE(own.length, 4);
  return Buffer.concat([head, own, Buffer.alloc(own.length % 2)]);
}

function webp(...chunks: readonly Uint8Array[]): Buffer {
  const riff = chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));
  return riff;
}

/** For a picture of four by three pixels. */
const features = (flags: number): Buffer =>
  chunk('VP8X', Buffer.from([flags, 0, 0, 0, 3, 0, 0, 2, 0, 0]));
const PIXELS = TINY_WEBP.subarray(12);
const XMP = chunk('XMP ', '<Jane/>');
const EXIF_FLAG = 0x08;
const XMP_FLAG = 0x04;

describe('sanitizeWebp', () => {
  it('strips metadata, clears the metadata flags, and drops trailing bytes', async () => {
    const notes = [chunk('EXIF', 'GPS Jane!'), XMP, chunk('note', 'Jane')];
    const bytes = webp(features(EXIF_FLAG | XMP_FLAG), PIXELS, ...notes);
    const sanitized = sanitizeWebp(Buffer.concat([bytes, Buffer.from('Jane')]));
    expect(Buffer.from(sanitized)).toEqual(webp(features(0), PIXELS));
    expect(await decodePicture(sanitized)).toEqual(await decodePicture(TINY_WEBP));
  });

  it('keeps only the orientation from EXIF metadata', () => {
    const turned = writeOrientation(6)!;
    const noted = chunk('EXIF', Buffer.concat([turned, Buffer.from('GPS Jane')]));
    expect(
      Buffer.from(sanitizeWebp(webp(features(EXIF_FLAG | XMP_FLAG), PIXELS, noted, XMP))),
    ).toEqual(webp(features(EXIF_FLAG), PIXELS, chunk('EXIF', turned)));
  });

  it('strips metadata inside animation frames', () => {
    const head = Buffer.alloc(16);
    const frame = (...chunks: readonly Uint8Array[]): Buffer =>
      chunk('ANMF', Buffer.concat([head, ...chunks]));
    expect(Buffer.from(sanitizeWebp(webp(frame(PIXELS, XMP))))).toEqual(webp(frame(PIXELS)));
  });

  it('returns the input unchanged when there is nothing to strip', () => {
    expect(sanitizeWebp(TINY_WEBP)).toBe(TINY_WEBP);
  });
});
