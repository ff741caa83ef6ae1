import { describe, expect, it } from 'vitest';

import { sanitizeJbig2 } from './sanitize-jbig2.ts';

/** A segment of a kind that refers to others, on the first page. */
function segment(kind: number, data: string, { number = 1, refers = 0 } = {}): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const numbers = Buffer.alloc(refers * (number > 256 ? 2 : 1), 1);
  const count =
    refers < 5
      ? Buffer.of(refers << 5)
      : Buffer.concat([Buffer.of(0xe0, 0, 0, refers), Buffer.alloc(Math.ceil((refers + 1) / 8))]);
  const head = Buffer.from([0, 0, number >> 8, number & 0xff, kind]);
  return Buffer.concat([head, count, numbers, Buffer.of(1), length, Buffer.from(data)]);
}

const PAGE = segment(48, 'page');
const NOTE = segment(62, 'by Jane');
const REGION = segment(38, 'region', { number: 300, refers: 2 });
const TEXT = segment(6, 'text', { number: 2, refers: 9 });

describe('sanitizeJbig2', () => {
  it('strips comments and data after the last segment', () => {
    const drawn = Buffer.concat([PAGE, REGION, TEXT]);
    const noted = [PAGE, NOTE, REGION, TEXT, NOTE, Buffer.from('Jane')];
    expect(Buffer.from(sanitizeJbig2(Buffer.concat(noted)))).toEqual(drawn);
    const long = Buffer.concat([drawn, Buffer.from('a longer word of Jane')]);
    expect(Buffer.from(sanitizeJbig2(long))).toEqual(drawn);
  });

  it('returns the input unchanged when there is nothing to strip or a segment is invalid', () => {
    const endless = segment(38, 'region');
    endless.writeUInt32BE(0xffffffff, endless.length - 'region'.length - 4);
    const files = [[PAGE, REGION], [PAGE, endless, NOTE], [Buffer.from('no segment')], []];
    for (const file of files) {
      const bytes = Buffer.concat(file);
      expect(sanitizeJbig2(bytes)).toBe(bytes);
    }
  });
});
