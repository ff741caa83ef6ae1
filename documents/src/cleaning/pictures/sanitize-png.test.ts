import { crc32 } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { decodePicture } from '#documents/testing/decode-picture.ts';
import { TINY_PNG } from '#documents/testing/tiny-pictures.ts';

import { writeOrientation } from './orientation.ts';
import { blankPng, sanitizePng } from './sanitize-png.ts';

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
  return Buffer.concat([TINY_PNG.subarray(0, HEAD_END), ...chunks, TINY_PNG.subarray(HEAD_END)]);
}

const turned = (more = ''): Buffer =>
  chunk('eXIf', Buffer.concat([writeOrientation(8)!, Buffer.from(more)]));
const NOTES = ['tEXt', 'iTXt', 'zTXt', 'eXIf', 'tIME', 'caBX', 'prVt'].map((type) =>
  chunk(type, `Author ${type} Jane`),
);
const DRAWN = [chunk('gAMA', '\0\0\u0000\u0001'), chunk('pHYs', '\0\0\0\u0001\0\0\0\u0001\u0001')];

describe('sanitizePng', () => {
  it('keeps only the chunks needed to draw the image', async () => {
    const sanitized = sanitizePng(
      Buffer.concat([pngWith(...NOTES, ...DRAWN), Buffer.from('Jane')]),
    );
    expect(Buffer.from(sanitized)).toEqual(pngWith(...DRAWN));
    expect(await decodePicture(sanitized)).toEqual(await decodePicture(TINY_PNG));
  });

  it('keeps only the orientation from EXIF metadata', () => {
    expect(Buffer.from(sanitizePng(pngWith(turned('GPS Jane'))))).toEqual(pngWith(turned()));
  });

  it('returns the input unchanged when there is nothing to strip', () => {
    for (const bytes of [TINY_PNG, pngWith(turned()), TINY_PNG.subarray(0, -20)]) {
      expect(sanitizePng(bytes)).toBe(bytes);
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
    expect(Buffer.from(sanitizePng(blanked))).toEqual(pngWith(turned()));
    expect(await decodePicture(blanked)).toEqual(await decodePicture(TINY_PNG));
    expect(blankPng(blanked)).toBe(false);
  });
});
