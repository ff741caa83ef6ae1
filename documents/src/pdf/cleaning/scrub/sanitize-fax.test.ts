import { PDFContext } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';

import { sanitizeFax } from './sanitize-fax.ts';

const LINE_END = '000000000001';
const NOTE = Buffer.from('Jane Roe');

/** Packs bits into bytes, padded with zeros. */
function bytesOf(bits: string): Buffer {
  const filled = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0');
  return Buffer.from((filled.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

const parameters = (k: number) => PDFContext.create().obj({ K: k, Columns: 8 });

describe('sanitizeFax', () => {
  it.each([
    ['told by the rows above', -1, `1110001${LINE_END.repeat(2)}`],
    ['told by the rows above, after zeros', -1, `1000${LINE_END.repeat(2)}`],
    ['told by themselves', 0, `${LINE_END}10011${LINE_END.repeat(6)}`],
    ['told in both ways', 4, `${LINE_END}110011${`${LINE_END}1`.repeat(6)}`],
  ])('strips data after the end of rows %s', (_, k, bits) => {
    const fax = bytesOf(bits);
    const behind = Buffer.concat([fax, NOTE]);
    expect(Buffer.from(sanitizeFax(behind, parameters(k)))).toEqual(fax);
    expect(sanitizeFax(fax, parameters(k))).toHaveLength(fax.length);
  });

  it('does not treat padded or single end-of-line codes as the end', () => {
    const rows = bytesOf(`${LINE_END}10011${`0000${LINE_END}10011`.repeat(8)}`);
    expect(sanitizeFax(rows, parameters(0))).toHaveLength(rows.length);
    const filled = Buffer.concat([bytesOf(`${LINE_END}1`), NOTE]);
    expect(sanitizeFax(filled, undefined)).toHaveLength(filled.length);
  });
});
