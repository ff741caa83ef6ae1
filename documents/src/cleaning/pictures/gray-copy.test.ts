import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';

import { drawGray } from '#documents/pdf/draw-gray.ts';
import { openPdf } from '#documents/pdf/open-pdf.ts';
import { TINY_GIF, TINY_JPEG, TINY_PNG } from '#documents/testing/tiny-pictures.ts';

import { createGrayCopy, makeGray } from './gray-copy.ts';

async function drawn(file: Uint8Array, kind: 'embedPng' | 'embedJpg') {
  const album = await PDFDocument.create();
  const image = await album[kind](file);
  album.addPage([image.width, image.height]).drawImage(image);
  return { image, picture: drawGray(await openPdf(await album.save()), 0)! };
}

describe('createGrayCopy', () => {
  it.each([
    ['embedPng', TINY_PNG],
    ['embedJpg', TINY_JPEG],
  ] as const)('returns a blank image of the same size: %s', async (kind, file) => {
    const { image, picture } = await drawn(createGrayCopy(file)!, kind);
    expect([image.width, image.height]).toEqual([4, 3]);
    for (const level of picture.pixels) expect(Math.abs(level - 128)).toBeLessThan(3);
  });

  it('returns undefined for an unsupported format', () => {
    expect(createGrayCopy(TINY_GIF)).toBeUndefined();
  });
});

describe('makeGray', () => {
  it('overwrites data appended to the image', () => {
    const file = Buffer.concat([TINY_PNG, Buffer.from('secret')]);
    expect(makeGray(file)).toBe(true);
    expect(file.includes('secret')).toBe(false);
  });
});
