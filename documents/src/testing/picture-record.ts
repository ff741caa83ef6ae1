/** What a drawing's record of a picture says of it. */
interface PictureRecord {
  readonly type: number;
  readonly instance: number;
  readonly digests?: number;
}

/** Of a PNG. */
export const PNG_RECORD: PictureRecord = { type: 0xf01e, instance: 0x6e0 };

/** A record of a drawing in a Word document of old that holds a picture's file. */
export function makePictureRecord(
  { type, instance, digests = 1 }: PictureRecord,
  file: Uint8Array,
): Buffer {
  const data = Buffer.concat([Buffer.alloc(16 * digests + 1, 7), file]);
  const head = Buffer.alloc(8);
  head.writeUInt16LE(instance << 4);
  head.writeUInt16LE(type, 2);
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data]);
}
