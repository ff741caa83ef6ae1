import { type ByFormat, pictureFormatOf } from './picture-format.ts';
import { blankJpeg } from './sanitize-jpeg.ts';
import { blankPng } from './sanitize-png.ts';
import { sanitizeTiff } from './sanitize-tiff.ts';

const BLANK: Partial<ByFormat<(bytes: Uint8Array) => boolean>> = {
  jpeg: blankJpeg,
  png: blankPng,
  tiff: blankTiff,
};

/**
 * Overwrites the metadata of a JPEG, PNG or TIFF in place, for a container that depends on offsets. The image itself is
 * not touched. Returns whether there was any metadata.
 */
export function blankPictureMetadata(bytes: Uint8Array): boolean {
  const format = pictureFormatOf(bytes);
  return (format && BLANK[format]?.(bytes)) ?? false;
}

function blankTiff(bytes: Uint8Array): boolean {
  const sanitized = sanitizeTiff(bytes);
  if (sanitized === bytes) return false;
  const before = Uint8Array.from(bytes);
  bytes.fill(0).set(sanitized);
  return Buffer.compare(before, bytes) !== 0;
}
