import { isUtf8 } from 'node:buffer';

import { type ByFormat, pictureFormatOf } from './picture-format.ts';
import { sanitizeBmp } from './sanitize-bmp.ts';
import { sanitizeGif } from './sanitize-gif.ts';
import { sanitizeJpeg } from './sanitize-jpeg.ts';
import { sanitizePng } from './sanitize-png.ts';
import { sanitizeSvg } from './sanitize-svg.ts';
import { sanitizeTiff } from './sanitize-tiff.ts';
import { sanitizeWebp } from './sanitize-webp.ts';

const SANITIZERS: ByFormat<(bytes: Uint8Array) => Uint8Array> = {
  bmp: sanitizeBmp,
  gif: sanitizeGif,
  jpeg: (bytes) => sanitizeJpeg(bytes),
  png: sanitizePng,
  svg: sanitizeDrawing,
  tiff: sanitizeTiff,
  webp: sanitizeWebp,
};

/**
 * A standalone picture file without its metadata; the image itself is not touched. The same bytes if there is nothing
 * to remove or the format is unknown.
 */
export function sanitizePicture(bytes: Uint8Array): Uint8Array {
  const format = pictureFormatOf(bytes);
  return format ? SANITIZERS[format](bytes) : bytes;
}

function sanitizeDrawing(bytes: Uint8Array): Uint8Array {
  const encoding = bytes[0] === 0xff ? 'utf16le' : 'utf8';
  if (encoding === 'utf8' && !isUtf8(bytes)) return bytes;
  const drawing = Buffer.from(bytes).toString(encoding);
  const sanitized = sanitizeSvg(drawing);
  return sanitized === drawing ? bytes : Buffer.from(sanitized, encoding);
}
