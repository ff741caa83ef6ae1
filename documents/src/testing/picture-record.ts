import { deflateSync } from 'node:zlib';

/** The metadata of a drawing's picture record. */
interface PictureRecord {
  readonly type: number;
  readonly instance: number;
  readonly digests?: number;
}

/** For a PNG. */
export const PNG_RECORD: PictureRecord = { type: 0xf01e, instance: 0x6e0 };

/** A drawing record of a legacy Word document that contains a picture file. */
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

/** The header of a metafile record. */
interface MetafileRecord {
  readonly type: number;
  readonly instance: number;
  /** In English Metric Units, for each side; 914,400 per inch. */
  readonly side?: number;
  readonly isCompressed?: boolean;
}

/** For an EMF. */
export const EMF_RECORD: MetafileRecord = { type: 0xf01a, instance: 0x3d4 };

const METAFILE_HEAD = 34;
const THREE_INCHES = 3 * 914_400;

/** A drawing record of a legacy Word document that contains a metafile, compressed as by Word. */
export function makeMetafileRecord(
  { type, instance, side = THREE_INCHES, isCompressed = true }: MetafileRecord,
  file: Uint8Array,
): Buffer {
  const stored = isCompressed ? deflateSync(file) : file;
  const head = Buffer.alloc(METAFILE_HEAD);
  head.writeUInt32LE(file.length);
  head.writeInt32LE(side, 20);
  head.writeInt32LE(side, 24);
  head.writeUInt32LE(stored.length, 28);
  head[32] = isCompressed ? 0 : 0xfe;
  head[33] = 0xfe;
  const data = Buffer.concat([Buffer.alloc(16, 7), head, stored]);
  const record = Buffer.alloc(8);
  record.writeUInt16LE(instance << 4);
  record.writeUInt16LE(type, 2);
  record.writeUInt32LE(data.length, 4);
  return Buffer.concat([record, data]);
}
