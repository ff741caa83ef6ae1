import { describe, expect, it } from 'vitest';

import { decodePicture } from '#documents/testing/decode-picture.ts';
import { LITTLE_GIF } from '#documents/testing/little-pictures.ts';

import { plainGif } from './plain-gif.ts';

/** The header with four colors. */
const HEAD_END = 25;

function extension(label: number, ...parts: readonly string[]): Buffer {
  const blocks = parts.map((part) => Buffer.from(`${String.fromCharCode(part.length)}${part}`));
  return Buffer.concat([Buffer.of(0x21, label), ...blocks, Buffer.of(0)]);
}

describe('plainGif', () => {
  it('strips comments, plain text, application data, and trailing bytes', async () => {
    const notes = [
      extension(0xfe, 'Author: Jane', 'more'),
      extension(0xff, 'XMP DataXMP', '<Jane/>'),
      extension(0xff, 'ICCRGBG1012', 'Jane'),
      extension(0x01, 'twelve bytes', 'Jane'),
    ];
    const [head, body] = [LITTLE_GIF.subarray(0, HEAD_END), LITTLE_GIF.subarray(HEAD_END)];
    const plain = plainGif(Buffer.concat([head, ...notes, body, Buffer.from('Jane')]));
    expect(Buffer.from(plain)).toEqual(LITTLE_GIF);
    expect(await decodePicture(plain)).toBeDefined();
  });

  it('keeps the loop count but not other data in its extension', () => {
    const loops = extension(0xff, 'NETSCAPE2.0', '\u0001\u0002\0');
    const at = LITTLE_GIF.indexOf(loops);
    expect(at).toBeGreaterThan(0);
    const more = extension(0xff, 'NETSCAPE2.0', '\u0001\u0002\0', 'Jane');
    const rest = LITTLE_GIF.subarray(at + loops.length);
    const plain = plainGif(Buffer.concat([LITTLE_GIF.subarray(0, at), more, rest]));
    expect(Buffer.from(plain)).toEqual(LITTLE_GIF);
  });

  it('returns the input unchanged when there is nothing to strip', () => {
    for (const bytes of [LITTLE_GIF, LITTLE_GIF.subarray(0, -5)]) {
      expect(plainGif(bytes)).toBe(bytes);
    }
  });
});
