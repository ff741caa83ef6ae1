import { isUtf8 } from 'node:buffer';

import { plainBmp } from './plain-bmp.ts';
import { plainGif } from './plain-gif.ts';
import { plainJpeg } from './plain-jpeg.ts';
import { plainPng } from './plain-png.ts';
import { plainSvg } from './plain-svg.ts';
import { plainTiff } from './plain-tiff.ts';
import { plainWebp } from './plain-webp.ts';

/** How a picture's file begins, and what makes it plain. */
const FORMATS: readonly (readonly [head: RegExp, makePlain: (bytes: Uint8Array) => Uint8Array])[] =
  [
    [/^\u00ff\u00d8\u00ff/, (bytes) => plainJpeg(bytes)],
    [/^\u0089PNG\r\n\u001a\n/, plainPng],
    [/^GIF8[79]a/, plainGif],
    [/^RIFF[^]{4}WEBP/, plainWebp],
    [/^(?:II\*\0|MM\0\*)/, plainTiff],
    [/^BM/, plainBmp],
    [/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe)?\s*</, plainDrawing],
  ];
const HEAD = 64;

/**
 * A picture that stands in a file of its own, without what it says about itself; what it shows is not touched. The same
 * bytes where there is nothing to leave out, or it is of no known format.
 */
export function plainPicture(bytes: Uint8Array): Uint8Array {
  const head = Buffer.from(bytes.subarray(0, HEAD)).toString('latin1');
  const makePlain = FORMATS.find(([pattern]) => pattern.test(head))?.[1];
  return makePlain ? makePlain(bytes) : bytes;
}

function plainDrawing(bytes: Uint8Array): Uint8Array {
  const encoding = bytes[0] === 0xff ? 'utf16le' : 'utf8';
  const drawing = Buffer.from(bytes).toString(encoding);
  if (!/<(?:\w+:)?svg[\s>]/.test(drawing) || (encoding === 'utf8' && !isUtf8(bytes))) return bytes;
  const plain = plainSvg(drawing);
  return plain === drawing ? bytes : Buffer.from(plain, encoding);
}
