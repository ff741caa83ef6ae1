import { crc32 } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { decodePicture } from '#documents/testing/decode-picture.ts';
import { LITTLE_PNG } from '#documents/testing/little-pictures.ts';

import { writeOrientation } from './orientation.ts';
import { blankPng, plainPng } from './plain-png.ts';

const HEAD_END = 33;

function chunk(type: string, data: string | Uint8Array): Buffer {
  const typed = Buffer.concat([Buffer.from(type), Buffer.from(data as string)]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(typed.length - 4);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
}

/** The small picture with chunks after its header. */
function pngWith(...chunks: readonly Uint8Array[]): Buffer {
  return Buffer.concat([
    LITTLE_PNG.subarray(0, HEAD_END),
    ...chunks,
    LITTLE_PNG.subarray(HEAD_END),
  ]);
}

const turned = (more = ''): Buffer =>
  chunk('eXIf', Buffer.concat([writeOrientation(8)!, Buffer.from(more)]));
const NOTES = ['tEXt', 'iTXt', 'zTXt', 'eXIf', 'tIME', 'caBX', 'prVt'].map((type) =>
  chunk(type, `Author ${type} Jane`),
);
const DRAWN = [chunk('gAMA', '\0\0\u0000\u0001'), chunk('pHYs', '\0\0\0\u0001\0\0\0\u0001\u0001')];

describe('plainPng', () => {
  it('keeps only the chunks needed to draw the image', async () => {
    const plain = plainPng(Buffer.concat([pngWith(...NOTES, ...DRAWN), Buffer.from('Jane')]));
    expect(Buffer.from(plain)).toEqual(pngWith(...DRAWN));
    expect(await decodePicture(plain)).toEqual(await decodePicture(LITTLE_PNG));
  });

  it('keeps only the orientation from EXIF metadata', () => {
    expect(Buffer.from(plainPng(pngWith(turned('GPS Jane'))))).toEqual(pngWith(turned()));
  });

  it('returns the input unchanged when there is nothing to strip', () => {
    for (const bytes of [LITTLE_PNG, pngWith(turned()), LITTLE_PNG.subarray(0, -20)]) {
      expect(plainPng(bytes)).toBe(bytes);
    }
  });
});

describe('blankPng', () => {
  it('overwrites the metadata in place with chunks that decoders ignore', async () => {
    const bytes = Buffer.concat([pngWith(...NOTES, turned('GPS Jane')), Buffer.from('Jane')]);
    const blanked = Buffer.from(bytes);
    expect(blankPng(blanked)).toBe(true);
    expect(blanked).toHaveLength(bytes.length);
    expect(blanked.toString('latin1')).not.toMatch(/Jane|Author/);
    expect(Buffer.from(plainPng(blanked))).toEqual(pngWith(turned()));
    expect(await decodePicture(blanked)).toEqual(await decodePicture(LITTLE_PNG));
    expect(blankPng(blanked)).toBe(false);
  });
});
