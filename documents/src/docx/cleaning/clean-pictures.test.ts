import { unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { decodePicture } from '#documents/testing/decode-picture.ts';
import { CONTENT_TYPES, makeDocx, makeParagraph } from '#documents/testing/minimal-docx.ts';
import {
  TINY_BMP,
  TINY_GIF,
  TINY_JPEG,
  TINY_PNG,
  TINY_TIFF,
  TINY_WEBP,
} from '#documents/testing/tiny-pictures.ts';

import { cleanDocx } from './clean-docx.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><title>Jane Roe</title><g/></svg>';

function docxWithPictures(pictures: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const endings = [...new Set(Object.keys(pictures).map((name) => name.split('.')[1]))];
  const types = endings.map(
    (end) => `<Default Extension="${end}" ContentType="image/${end === 'svg' ? 'svg+xml' : end}"/>`,
  );
  const contentTypes = CONTENT_TYPES.replace('</Types>', `${types.join('')}</Types>`);
  const files = makeDocx(makeParagraph('Body'), { '[Content_Types].xml': contentTypes });
  const media = Object.entries(pictures).map(([name, bytes]): [string, Uint8Array] => [
    `word/media/${name}`,
    bytes,
  ]);
  return zipSync({ ...unzipSync(files), ...Object.fromEntries(media) });
}

describe('images in a Word document', () => {
  it('lose their metadata but look the same', async () => {
    const note = Buffer.from('Author: Jane Roe');
    const pictures: Readonly<Record<string, Uint8Array>> = {
      'a.bmp': TINY_BMP,
      'a.gif': TINY_GIF,
      'a.jpeg': TINY_JPEG,
      'a.png': TINY_PNG,
      'a.tiff': TINY_TIFF,
      'a.webp': TINY_WEBP,
    };
    const noted = Object.fromEntries(
      Object.entries(pictures).map(([name, bytes]) => [name, Buffer.concat([bytes, note])]),
    );
    const { bytes, stripped } = await cleanDocx(docxWithPictures(noted), []);
    expect(stripped).toEqual([expect.objectContaining({ kind: 'image-metadata', count: 6 })]);
    const parts = unzipSync(bytes);
    for (const [name, before] of Object.entries(pictures)) {
      const after = Buffer.from(parts[`word/media/${name}`]!);
      expect(after.includes('Jane')).toBe(false);
      expect(await decodePicture(after)).toEqual(await decodePicture(before));
    }
  });

  it('lose their metadata as SVGs in any encoding, and stay intact under a wrong extension', async () => {
    const drawings = {
      'a.svg': Buffer.from(SVG),
      'b.svg': Buffer.from(`\ufeff<!DOCTYPE svg>\n${SVG}`),
      'c.svg': Buffer.from(`\ufeff${SVG}`, 'utf16le'),
      'd.png': TINY_GIF,
    };
    const { bytes, stripped } = await cleanDocx(docxWithPictures(drawings), []);
    expect(stripped).toEqual([expect.objectContaining({ kind: 'image-metadata', count: 3 })]);
    const parts = unzipSync(bytes);
    const plain = SVG.replace('<title>Jane Roe</title>', '');
    expect(Buffer.from(parts['word/media/a.svg']!).toString()).toBe(plain);
    expect(Buffer.from(parts['word/media/b.svg']!).toString()).toBe(`\ufeff\n${plain}`);
    expect(Buffer.from(parts['word/media/c.svg']!).toString('utf16le')).toBe(`\ufeff${plain}`);
    expect(Buffer.from(parts['word/media/d.png']!)).toEqual(TINY_GIF);
  });

  it.each([
    ['<a:srcRect l="25000"/>', true],
    ['<v:imagedata cropbottom="13107f"/>', true],
    ['<a:srcRect/>', false],
    ['<a:srcRect l="0" t="-500"/>', false],
  ])('are reported as cropped only if the crop hides something: %s', async (crop, isCropped) => {
    const bytes = makeDocx(`<w:p><w:r><w:drawing>${crop}</w:drawing></w:r></w:p>`);
    const { unread } = await cleanDocx(bytes, []);
    expect(unread.map(({ code }) => code)).toEqual(isCropped ? ['cropped-picture'] : []);
  });
});
