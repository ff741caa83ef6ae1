import { describe, expect, it } from 'vitest';

import { decodePicture } from '#documents/testing/decode-picture.ts';
import { TINY_JPEG } from '#documents/testing/tiny-pictures.ts';

import { readOrientation, writeOrientation } from './orientation.ts';
import { blankJpeg, sanitizeJpeg } from './sanitize-jpeg.ts';

const JFIF_END = 20;

function segment(marker: number, ...data: readonly (string | Uint8Array)[]): Buffer {
  const own = Buffer.concat(data.map((each) => Buffer.from(each as string)));
  return Buffer.concat([Buffer.from([0xff, marker, 0, own.length + 2]), own]);
}

/** The small picture with segments after its first one, and more after its end. */
function jpegWith(...segments: readonly Uint8Array[]): Buffer {
  const [head, body] = [TINY_JPEG.subarray(0, JFIF_END), TINY_JPEG.subarray(JFIF_END)];
  return Buffer.concat([head, ...segments, body]);
}

const turned = (orientation: number, ...more: readonly string[]): Buffer =>
  segment(0xe1, 'Exif\0\0', writeOrientation(orientation) ?? '', ...more);
const ADOBE = segment(0xee, 'Adobe\0d\0\0\0\0\u0001');
const PROFILE = segment(0xe2, 'ICC_PROFILE\0\u0001\u0001profile');
const NOTES = [
  segment(0xe1, 'Exif\0\0GPS Jane'),
  segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<Jane/>'),
  segment(0xe2, 'MPF\0Jane'),
  segment(0xe0, 'JFXX\0\u0010Jane'),
  segment(0xed, 'Photoshop 3.0\0Jane'),
  segment(0xfe, 'by Jane'),
];

describe('sanitizeJpeg', () => {
  it('strips comments, metadata, and trailing bytes but keeps color information', async () => {
    const kept = jpegWith(ADOBE, PROFILE);
    const all = [jpegWith(ADOBE, ...NOTES, PROFILE), TINY_JPEG, Buffer.from('Jane')];
    const sanitized = sanitizeJpeg(Buffer.concat(all));
    expect(Buffer.from(sanitized)).toEqual(kept);
    expect(await decodePicture(sanitized)).toEqual(await decodePicture(TINY_JPEG));
  });

  it('returns the input unchanged when there is nothing to strip', () => {
    const bytes = jpegWith(ADOBE, PROFILE, turned(6));
    expect(sanitizeJpeg(bytes)).toBe(bytes);
  });

  it('keeps only the orientation from EXIF metadata', () => {
    const sanitized = sanitizeJpeg(jpegWith(turned(6, 'GPS Jane')));
    expect(Buffer.from(sanitized)).toEqual(jpegWith(turned(6)));
    expect(readOrientation(sanitized.subarray(JFIF_END + 10))).toBe(6);
    expect(Buffer.from(sanitizeJpeg(jpegWith(segment(0xe1, 'Exif\0\0MM'))))).toEqual(TINY_JPEG);
  });

  it('drops the color profile and orientation for a PDF, which stores both elsewhere', () => {
    const sanitized = sanitizeJpeg(jpegWith(ADOBE, PROFILE, turned(6)), false);
    expect(Buffer.from(sanitized)).toEqual(jpegWith(ADOBE));
  });

  it('strips the JFIF thumbnail', () => {
    const head = TINY_JPEG.subarray(6, JFIF_END - 2);
    const withCopy = segment(0xe0, head, Buffer.of(1, 2), 'Jane!!');
    const bytes = Buffer.concat([Buffer.of(0xff, 0xd8), withCopy, TINY_JPEG.subarray(JFIF_END)]);
    expect(Buffer.from(sanitizeJpeg(bytes))).toEqual(TINY_JPEG);
  });

  it('strips comments after the scan data and bytes outside any segment', () => {
    const scan = TINY_JPEG.subarray(0, -2);
    const all = [scan, segment(0xfe, 'Jane'), Buffer.from('Jane'), TINY_JPEG.subarray(-2)];
    expect(Buffer.from(sanitizeJpeg(Buffer.concat(all)))).toEqual(TINY_JPEG);
  });

  it('keeps what remains of a truncated image', () => {
    const bytes = TINY_JPEG.subarray(0, -20);
    expect(sanitizeJpeg(bytes)).toBe(bytes);
    const torn = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff]);
    expect(Buffer.from(sanitizeJpeg(torn))).toEqual(torn.subarray(0, 2));
    expect(() => blankJpeg(torn)).not.toThrow();
  });
});

describe('blankJpeg', () => {
  it('overwrites the metadata in place without moving anything else', async () => {
    const bytes = Buffer.concat([jpegWith(...NOTES, turned(6, 'GPS Jane')), Buffer.from('Jane')]);
    const blanked = Buffer.from(bytes);
    expect(blankJpeg(blanked)).toBe(true);
    expect(blanked).toHaveLength(bytes.length);
    expect(blanked.toString('latin1')).not.toMatch(/Jane|Adobe|Photoshop/i);
    expect(Buffer.from(sanitizeJpeg(blanked))).toEqual(jpegWith(turned(6)));
    expect(await decodePicture(blanked)).toEqual(await decodePicture(TINY_JPEG));
    expect(blankJpeg(blanked)).toBe(false);
  });
});
