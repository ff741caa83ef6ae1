import { deflateSync } from 'node:zlib';

import { decodePDFRawStream, PDFContext, PDFRawStream } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';

import { createMaskedValues } from './mask-values.ts';
import { sanitizeStream } from './sanitize-stream.ts';

const CONTENT = '% secret\n(a) Tj\n';
const CLEAN = deflateSync('(a) Tj');
const policy = { isHidden: () => false, masked: createMaskedValues([]) };

function sanitized(entries: Parameters<PDFContext['flateStream']>[1], bytes: Uint8Array): string {
  const context = PDFContext.create();
  const dict = context.obj({ Subtype: 'Form', ...entries });
  const counts = { pictureMetadata: 0, fontMetadata: 0, trailingData: 0 };
  const stream = sanitizeStream(PDFRawStream.of(dict, Uint8Array.from(bytes)), policy, counts);
  expect(Buffer.from(stream.contents).includes('secret')).toBe(false);
  return Buffer.from(decodePDFRawStream(stream).decode()).toString().trim();
}

describe('sanitizeStream', () => {
  it.each([
    [
      'in a wrong checksum',
      { Filter: 'FlateDecode' },
      (packed: Buffer) => packed.fill(0, packed.length - 4),
    ],
    ['under a short name', { Filter: 'Fl' }, (packed: Buffer) => packed],
    [
      'under a predictor that changes nothing',
      { Filter: 'FlateDecode', DecodeParms: { Predictor: 10, Columns: CONTENT.length } },
      () => deflateSync(`\0${CONTENT}`),
    ],
  ])('strips comments in data %s', (_, entries, encode) => {
    expect(sanitized(entries, encode(deflateSync(CONTENT)))).toBe('(a) Tj');
  });

  it('keeps nothing beside the data of any filter', () => {
    const hex = Buffer.from(`${Buffer.from('(a) Tj').toString('hex')}> secret`);
    expect(sanitized({ Filter: 'ASCIIHexDecode' }, hex)).toBe('(a) Tj');
    const more = Buffer.concat([CLEAN.subarray(0, -4), Buffer.from('\0\0\0\0 secret')]);
    expect(sanitized({ Filter: 'FlateDecode' }, more)).toBe('(a) Tj');
  });

  it('keeps nothing of data that nobody can read', () => {
    expect(sanitized({ Filter: 'Unknown' }, Buffer.from('secret'))).toBe('');
  });
});
