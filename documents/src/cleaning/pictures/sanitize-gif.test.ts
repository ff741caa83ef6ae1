import { describe, expect, it } from 'vitest';

import { decodePicture } from '#documents/testing/decode-picture.ts';
import { TINY_GIF } from '#documents/testing/tiny-pictures.ts';

import { sanitizeGif } from './sanitize-gif.ts';

/** The header with four colors. */
const HEAD_END = 25;

function extension(label: number, ...parts: readonly string[]): Buffer {
  const blocks = parts.map((part) => Buffer.from(`${String.fromCharCode(part.length)}${part}`));
  return Buffer.concat([Buffer.of(0x21, label), ...blocks, Buffer.of(0)]);
}

describe('sanitizeGif', () => {
  it('strips comments, plain text, application data, and trailing bytes', async () => {
    const notes = [
      extension(0xfe, 'Author: Jane', 'more'),
      extension(0xff, 'XMP DataXMP', '<Jane/>'),
      extension(0xff, 'ICCRGBG1012', 'Jane'),
      extension(0x01, 'twelve bytes', 'Jane'),
    ];
    const [head, body] = [TINY_GIF.subarray(0, HEAD_END), TINY_GIF.subarray(HEAD_END)];
    const sanitized = sanitizeGif(Buffer.concat([head, ...notes, body, Buffer.from('Jane')]));
    expect(Buffer.from(sanitized)).toEqual(TINY_GIF);
    expect(await decodePicture(sanitized)).toBeDefined();
  });

  it('keeps the loop count but not other data in its extension', () => {
    const loops = extension(0xff, 'NETSCAPE2.0', '\u0001\u0002\0');
    const at = TINY_GIF.indexOf(loops);
    expect(at).toBeGreaterThan(0);
    const more = extension(0xff, 'NETSCAPE2.0', '\u0001\u0002\0', 'Jane');
    const rest = TINY_GIF.subarray(at + loops.length);
    const sanitized = sanitizeGif(Buffer.concat([TINY_GIF.subarray(0, at), more, rest]));
    expect(Buffer.from(sanitized)).toEqual(TINY_GIF);
  });

  it('returns the input unchanged when there is nothing to strip', () => {
    for (const bytes of [TINY_GIF, TINY_GIF.subarray(0, -5)]) {
      expect(sanitizeGif(bytes)).toBe(bytes);
    }
  });
});
