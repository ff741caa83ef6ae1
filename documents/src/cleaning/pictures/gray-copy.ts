import { crc32, deflateSync } from 'node:zlib';

import { type PictureSize, sizeOfPicture } from '#documents/pictures/picture-size.ts';

import { pictureFormatOf } from './picture-format.ts';

const PNG_SIGNATURE = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');
const GRAY = 0x80;
const GRAY_PER_PIXEL = Buffer.from([8, 0, 0, 0, 0]);
const BLOCK = 8;
// Each block of a JPEG takes two bits, for: same gray as the one before, and nothing else.
const BLOCKS_PER_BYTE = 4;
const START_OF_JPEG = [0xff, 0xd8];
const END_OF_JPEG = [0xff, 0xd9];

/** A picture of the same size and format that is plain gray; undefined for formats other than PNG and JPEG. */
export function createGrayCopy(bytes: Uint8Array): Uint8Array | undefined {
  const size = sizeOfPicture(bytes);
  if (size === undefined) return undefined;
  const format = pictureFormatOf(bytes);
  if (format === 'png') return grayPng(size);
  return format === 'jpeg' ? grayJpeg(size) : undefined;
}

/** Makes a picture file gray in place, padding with zeros. Returns whether it could, as for `createGrayCopy`. */
export function makeGray(file: Uint8Array): boolean {
  const gray = createGrayCopy(file);
  if (gray === undefined) return false;
  file.fill(0);
  // A file with less room than that was not a complete picture.
  if (gray.length <= file.length) file.set(gray);
  return true;
}

function grayPng({ width, height }: PictureSize): Uint8Array {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  const rows = Buffer.alloc((width + 1) * height, GRAY);
  // Each row is preceded by its filter type: none.
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  return Buffer.concat([
    PNG_SIGNATURE,
    chunk('IHDR', Buffer.concat([head, GRAY_PER_PIXEL])),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

function grayJpeg({ width, height }: PictureSize): Uint8Array {
  const blocks = Math.ceil(width / BLOCK) * Math.ceil(height / BLOCK);
  const size = [height >> 8, height & 0xff, width >> 8, width & 0xff];
  const zeroOnlyTable = (table: number): number[] => [table, 1, ...Array<number>(15).fill(0), 0];
  return Buffer.concat([
    Buffer.from(START_OF_JPEG),
    segment(0xe0, [...Buffer.from('JFIF\0', 'latin1'), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    segment(0xdb, [0, ...Array<number>(BLOCK * BLOCK).fill(1)]),
    segment(0xc0, [8, ...size, 1, 1, 0x11, 0]),
    segment(0xc4, [...zeroOnlyTable(0x00), ...zeroOnlyTable(0x10)]),
    segment(0xda, [1, 1, 0, 0, 63, 0]),
    Buffer.alloc(Math.ceil(blocks / BLOCKS_PER_BYTE)),
    Buffer.from(END_OF_JPEG),
  ]);
}

function segment(marker: number, own: readonly number[]): Buffer {
  const length = own.length + 2;
  return Buffer.from([0xff, marker, length >> 8, length & 0xff, ...own]);
}
