import { constants, deflateSync, inflateSync } from 'node:zlib';

import { PDFContext, PDFRawStream } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';

import { decodeStream, pack } from './stream-bytes.ts';

const TEXT = '(a) Tj (b) Tj (c) Tj';
const PACKED = deflateSync(TEXT);
const hex = (bytes: Uint8Array): Uint8Array =>
  Buffer.from(`${Buffer.from(bytes).toString('hex')}>`);
/** Rows of five bytes after their filter type. */
const rows = (type: number, encode: (at: number) => number): Uint8Array =>
  deflateSync(
    Uint8Array.from({ length: 24 }, (_, at) =>
      at % 6 === 0 ? type : encode(Math.floor(at / 6) * 5 + (at % 6) - 1),
    ),
  );
const codeAt = (at: number): number => TEXT.charCodeAt(at);
const leftOf = (at: number): number => (at % 5 === 0 ? 0 : codeAt(at - 1));
const aboveOf = (at: number): number => (at < 5 ? 0 : codeAt(at - 5));
const PREDICTED = { Predictor: 15, Columns: 5 };

type Entries = Parameters<PDFContext['flateStream']>[1];

function decoded(entries: Entries, bytes: Uint8Array): string | undefined {
  const stream = PDFRawStream.of(PDFContext.create().obj({ ...entries }), Uint8Array.from(bytes));
  const result = decodeStream(stream);
  return result && Buffer.from(result).toString();
}

describe('pack', () => {
  it('returns data whose buffer is no larger than needed', () => {
    const packed = pack(Buffer.from('words '.repeat(1000)));
    expect(packed.buffer.byteLength).toBe(packed.length);
    expect(inflateSync(packed).toString()).toBe('words '.repeat(1000));
  });
});

describe('decodeStream', () => {
  it.each([
    ['no filter', {}, Buffer.from(TEXT)],
    ['a filter', { Filter: 'FlateDecode' }, PACKED],
    ['filters with short names', { Filter: ['AHx', 'Fl'] }, hex(PACKED)],
    [
      'a wrong checksum',
      { Filter: 'FlateDecode' },
      Buffer.from([...PACKED.subarray(0, -4), 0, 0, 0, 0]),
    ],
    ['no checksum', { Filter: 'FlateDecode' }, PACKED.subarray(0, -4)],
    ['rows that stay', { Filter: 'Fl', DecodeParms: PREDICTED }, rows(0, codeAt)],
    [
      'differences to the left',
      { Filter: 'Fl', DecodeParms: PREDICTED },
      rows(1, (at) => codeAt(at) - leftOf(at)),
    ],
    [
      'differences to above',
      { Filter: ['Fl'], DecodeParms: [PREDICTED] },
      rows(2, (at) => codeAt(at) - aboveOf(at)),
    ],
    [
      'differences to the mean',
      { Filter: 'Fl', DecodeParms: PREDICTED },
      rows(3, (at) => codeAt(at) - ((leftOf(at) + aboveOf(at)) >> 1)),
    ],
    [
      'differences as TIFF has them',
      { Filter: 'Fl', DecodeParms: { Predictor: 2, Columns: 5 } },
      deflateSync(Uint8Array.from({ length: 20 }, (_, at) => codeAt(at) - leftOf(at))),
    ],
  ])('reads data with %s', (_, entries, bytes) => {
    expect(decoded(entries, bytes)).toBe(TEXT);
  });

  it('reads broken data as far as it goes', () => {
    const whole = deflateSync(TEXT, { finishFlush: constants.Z_FULL_FLUSH });
    const broken = Buffer.concat([whole, Buffer.from('\u00ff\u00ff'.repeat(50), 'latin1')]);
    expect(decoded({ Filter: 'FlateDecode' }, broken)).toBe(TEXT);
  });

  it('does not read pictures and unknown filters', () => {
    expect(decoded({ Filter: 'DCTDecode' }, PACKED)).toBeUndefined();
    expect(decoded({ Filter: ['Fl', 'Unknown'] }, PACKED)).toBeUndefined();
  });
});
