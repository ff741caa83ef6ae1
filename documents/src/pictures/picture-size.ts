import { pictureFormatOf } from '#documents/cleaning/pictures/picture-format.ts';

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const EMF_SIGNATURE = ' EMF';
const PLACEABLE_WMF = 0x9ac6cdd7;
/** For the sizes of drawings, which have no pixels of their own. */
const DOTS_PER_INCH = 96;
const START_OF_FRAME = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd]);

/** In pixels: anything smaller is a bullet, a line or an icon. */
const MIN_WIDTH = 100;
const MIN_HEIGHT = 40;

/** Whether a picture of this size in pixels can show a line of print. */
export function canShowText(width: number, height: number): boolean {
  return width >= MIN_WIDTH && height >= MIN_HEIGHT;
}

/** The size of a picture according to its header; undefined if the header states none or the format is rare. */
export function sizeOfPicture(bytes: Uint8Array): PictureSize | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  try {
    return sizeOf(file);
  } catch {
    // The file ends within its header.
    return undefined;
  }
}

function sizeOf(file: Buffer): PictureSize | undefined {
  const format = pictureFormatOf(file);
  if (format === 'png') return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
  if (format === 'jpeg') return sizeOfJpeg(file);
  if (format === 'gif') return { width: file.readUInt16LE(6), height: file.readUInt16LE(8) };
  if (format === 'bmp') {
    return { width: file.readInt32LE(18), height: Math.abs(file.readInt32LE(22)) };
  }
  return sizeOfMetafile(file);
}

function sizeOfJpeg(file: Buffer): PictureSize | undefined {
  for (let at = 2; at + 9 < file.length;) {
    if (file[at] !== 0xff) return undefined;
    const marker = file[at + 1]!;
    if (START_OF_FRAME.has(marker)) {
      return { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) };
    }
    // In a series of such bytes, the last one begins the marker.
    at += marker === 0xff ? 1 : 2 + file.readUInt16BE(at + 2);
  }
  return undefined;
}

function sizeOfMetafile(file: Buffer): PictureSize | undefined {
  if (file.readUInt32LE(0) === PLACEABLE_WMF) {
    const dots = DOTS_PER_INCH / Math.max(1, file.readUInt16LE(14));
    const [left, top, right, bottom] = [6, 8, 10, 12].map((at) => file.readInt16LE(at));
    return { width: Math.abs(right! - left!) * dots, height: Math.abs(bottom! - top!) * dots };
  }
  if (file.readUInt32LE(0) !== 1 || file.toString('latin1', 40, 44) !== EMF_SIGNATURE) {
    return undefined;
  }
  const [left, top, right, bottom] = [8, 12, 16, 20].map((at) => file.readInt32LE(at));
  return { width: right! - left! + 1, height: bottom! - top! + 1 };
}
