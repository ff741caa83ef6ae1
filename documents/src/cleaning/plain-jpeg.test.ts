import { describe, expect, it } from 'vitest';

import { plainJpeg } from './plain-jpeg.ts';

function segment(marker: number, text: string): Buffer {
  const data = Buffer.from(text);
  return Buffer.concat([Buffer.from([0xff, marker, 0, data.length + 2]), data]);
}

const START = Buffer.from([0xff, 0xd8]);
const SCAN = Buffer.concat([
  segment(0xda, 'scan'),
  Buffer.from('pixels'),
  Buffer.from([0xff, 0xd9]),
]);

describe('plainJpeg', () => {
  it('leaves out comments, notes and what follows the end, and keeps how colours are meant', () => {
    const kept = [
      START,
      segment(0xe0, 'JFIF'),
      segment(0xee, 'Adobe'),
      segment(0xdb, 'table'),
      SCAN,
    ];
    const all = [
      ...kept.slice(0, 2),
      segment(0xe1, 'Exif: Jane'),
      segment(0xfe, 'by Jane'),
      ...kept.slice(2),
      Buffer.from('Jane'),
    ];
    expect(Buffer.from(plainJpeg(Buffer.concat(all)))).toEqual(Buffer.concat(kept));
  });

  it('answers the same bytes where there is nothing to leave out', () => {
    const bytes = Buffer.concat([START, segment(0xe0, 'JFIF'), SCAN]);
    expect(plainJpeg(bytes)).toBe(bytes);
  });
});
