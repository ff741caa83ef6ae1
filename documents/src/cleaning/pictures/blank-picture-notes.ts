import { type ByFormat, formatOf } from './picture-format.ts';
import { blankJpeg } from './plain-jpeg.ts';
import { blankPng } from './plain-png.ts';
import { plainTiff } from './plain-tiff.ts';

const BLANK: Partial<ByFormat<(bytes: Uint8Array) => boolean>> = {
  jpeg: blankJpeg,
  png: blankPng,
  tiff: blankTiff,
};

/**
 * Overwrites the metadata of a JPEG, PNG or TIFF in place, for a container that depends on offsets. The image itself is
 * not touched. Returns whether there was any metadata.
 */
export function blankPictureNotes(bytes: Uint8Array): boolean {
  const format = formatOf(bytes);
  return (format && BLANK[format]?.(bytes)) ?? false;
}

function blankTiff(bytes: Uint8Array): boolean {
  const plain = plainTiff(bytes);
  if (plain === bytes) return false;
  const before = Uint8Array.from(bytes);
  bytes.fill(0).set(plain);
  return Buffer.compare(before, bytes) !== 0;
}
