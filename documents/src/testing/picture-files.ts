import { crc32, deflateSync } from 'node:zlib';

import type { GrayPicture } from '../ocr/gray-picture.ts';

/** A picture as a PNG file. */
export function pngOf({ width, height, pixels }: GrayPicture): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  const rows = Array.from({ length: height }, (_, row) => [
    Buffer.from([0]),
    pixels.subarray(row * width, (row + 1) * width),
  ]);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
