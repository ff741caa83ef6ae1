import { blankJpeg } from './plain-jpeg.ts';
import { blankPng } from './plain-png.ts';
import { plainTiff } from './plain-tiff.ts';

const FORMATS: readonly (readonly [head: RegExp, blank: (bytes: Uint8Array) => boolean])[] = [
  [/^\u00ff\u00d8\u00ff/, blankJpeg],
  [/^\u0089PNG\r\n\u001a\n/, blankPng],
  [/^(?:II\*\0|MM\0\*)/, blankTiff],
];
const HEAD = 8;

/**
 * Overwrites in place what a picture of any of these formats says about itself, for a file that counts on where everything
 * stands. What it shows is not touched. Answers whether there was anything.
 */
export function blankPictureNotes(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, HEAD)).toString('latin1');
  return FORMATS.find(([pattern]) => pattern.test(head))?.[1](bytes) ?? false;
}

function blankTiff(bytes: Uint8Array): boolean {
  const plain = plainTiff(bytes);
  if (plain === bytes) return false;
  const before = Uint8Array.from(bytes);
  bytes.fill(0).set(plain);
  return Buffer.compare(before, bytes) !== 0;
}
