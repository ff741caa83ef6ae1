import { describe, expect, it } from 'vitest';

import { plainJpeg2000 } from './picture-metadata.ts';

function box(type: string, content: string): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, Buffer.from(content)]);
}

describe('plainJpeg2000', () => {
  it('leaves out boxes of metadata', () => {
    const kept = [box('jP  ', '1'), box('jp2c', 'stream')];
    const all = [kept[0]!, box('xml ', '<Jane/>'), box('uuid', 'Jane'), kept[1]!];
    expect(Buffer.from(plainJpeg2000(Buffer.concat(all)))).toEqual(Buffer.concat(kept));
  });
});
