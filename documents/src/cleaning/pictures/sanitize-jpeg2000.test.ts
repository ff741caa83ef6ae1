import { describe, expect, it } from 'vitest';

import { sanitizeJpeg2000 } from './sanitize-jpeg2000.ts';

function box(type: string, content: string | Uint8Array): Buffer {
  const own = Buffer.from(content as string);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + own.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, own]);
}

function segment(marker: number, text: string): Buffer {
  return Buffer.concat([Buffer.of(0xff, marker, 0, text.length + 2), Buffer.from(text)]);
}

const START = Buffer.of(0xff, 0x4f);
const SIZE = segment(0x51, 'size');
const TILE = Buffer.concat([segment(0x90, 'tile'), Buffer.from('pixels')]);
const PIXELS = Buffer.concat([START, SIZE, TILE]);
const NOTED = Buffer.concat([START, SIZE, segment(0x64, 'by Jane'), TILE]);

describe('sanitizeJpeg2000', () => {
  it('strips metadata boxes', () => {
    const kept = [box('jP  ', '1'), box('jp2c', PIXELS)];
    const notes = ['xml ', 'uuid', 'jumb'].map((type) => box(type, 'Jane'));
    const all = [kept[0]!, ...notes, kept[1]!];
    expect(Buffer.from(sanitizeJpeg2000(Buffer.concat(all)))).toEqual(Buffer.concat(kept));
  });

  it('strips comments before the pixels, with and without a box', () => {
    expect(Buffer.from(sanitizeJpeg2000(NOTED))).toEqual(PIXELS);
    expect(Buffer.from(sanitizeJpeg2000(box('jp2c', NOTED)))).toEqual(box('jp2c', PIXELS));
  });

  it('strips data after the last tile and blanks comments in tiles', () => {
    const tile = (comment: string): Buffer => {
      const head = Buffer.from('ff90000a0000000000000001', 'hex');
      const note = Buffer.concat([Buffer.from('ff64', 'hex'), Buffer.of(0, comment.length + 2)]);
      const data = Buffer.concat([Buffer.from('ff93', 'hex'), Buffer.from('pixels')]);
      const all = Buffer.concat([head, note, Buffer.from(comment), data]);
      all.writeUInt32BE(all.length, 6);
      return all;
    };
    const end = Buffer.of(0xff, 0xd9);
    const codes = [START, SIZE, tile('Jane Roe'), tile('Jane Roe'), end];
    const sanitized = [START, SIZE, tile('\0'.repeat(8)), tile('\0'.repeat(8)), end];
    const behind = Buffer.concat([...codes, Buffer.from('Jane')]);
    expect(Buffer.from(sanitizeJpeg2000(behind))).toEqual(Buffer.concat(sanitized));
    expect(Buffer.from(sanitizeJpeg2000(box('jp2c', behind)))).toEqual(
      box('jp2c', Buffer.concat(sanitized)),
    );
    const endless = Buffer.concat(sanitized);
    endless.writeUInt32BE(0, endless.lastIndexOf(Buffer.of(0xff, 0x90)) + 6);
    expect(sanitizeJpeg2000(endless)).toBe(endless);
  });

  it('returns the input unchanged when there is nothing to strip', () => {
    for (const bytes of [PIXELS, box('jp2c', PIXELS), box('jP  ', '1').subarray(0, 3)]) {
      expect(sanitizeJpeg2000(bytes)).toBe(bytes);
    }
  });
});
