import { isUtf8 } from 'node:buffer';

import { type ByFormat, formatOf } from './picture-format.ts';
import { plainBmp } from './plain-bmp.ts';
import { plainGif } from './plain-gif.ts';
import { plainJpeg } from './plain-jpeg.ts';
import { plainPng } from './plain-png.ts';
import { plainSvg } from './plain-svg.ts';
import { plainTiff } from './plain-tiff.ts';
import { plainWebp } from './plain-webp.ts';

const MAKE_PLAIN: ByFormat<(bytes: Uint8Array) => Uint8Array> = {
  bmp: plainBmp,
  gif: plainGif,
  jpeg: (bytes) => plainJpeg(bytes),
  png: plainPng,
  svg: plainDrawing,
  tiff: plainTiff,
  webp: plainWebp,
};

/**
 * A standalone picture file without its metadata; the image itself is not touched. The same bytes if there is nothing
 * to remove or the format is unknown.
 */
export function plainPicture(bytes: Uint8Array): Uint8Array {
  const format = formatOf(bytes);
  return format ? MAKE_PLAIN[format](bytes) : bytes;
}

function plainDrawing(bytes: Uint8Array): Uint8Array {
  const encoding = bytes[0] === 0xff ? 'utf16le' : 'utf8';
  if (encoding === 'utf8' && !isUtf8(bytes)) return bytes;
  const drawing = Buffer.from(bytes).toString(encoding);
  const plain = plainSvg(drawing);
  return plain === drawing ? bytes : Buffer.from(plain, encoding);
}
