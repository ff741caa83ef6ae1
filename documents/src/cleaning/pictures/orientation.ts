const UPRIGHT = 1;
const LAST = 8;
const TAG = 0x0112;
const SHORT = 3;
const HEAD = 8;
const ENTRY = 12;

/** The EXIF orientation of a picture, from 1 (upright) to 8; 1 if there is none. */
export function readOrientation(exif: Uint8Array): number {
  if (exif.length < HEAD + 2) return UPRIGHT;
  const view = new DataView(exif.buffer, exif.byteOffset, exif.length);
  const isLittle = view.getUint16(0) === 0x4949;
  const first = view.getUint32(4, isLittle);
  if (first + 2 > exif.length) return UPRIGHT;
  const count = view.getUint16(first, isLittle);
  for (let index = 0; index < count; index += 1) {
    const at = first + 2 + index * ENTRY;
    if (at + ENTRY > exif.length) break;
    if (view.getUint16(at, isLittle) !== TAG) continue;
    const value = view.getUint16(at + 8, isLittle);
    return value >= UPRIGHT && value <= LAST ? value : UPRIGHT;
  }
  return UPRIGHT;
}

/** EXIF with the orientation and nothing else; undefined for an upright picture. */
export function writeOrientation(orientation: number): Uint8Array | undefined {
  if (orientation === UPRIGHT) return undefined;
  const exif = Buffer.alloc(HEAD + 2 + ENTRY + 4);
  exif.write('MM\0*', 'latin1');
  exif.writeUInt32BE(HEAD, 4);
  exif.writeUInt16BE(1, HEAD);
  exif.writeUInt16BE(TAG, HEAD + 2);
  exif.writeUInt16BE(SHORT, HEAD + 4);
  exif.writeUInt32BE(1, HEAD + 6);
  exif.writeUInt16BE(orientation, HEAD + 10);
  return exif;
}
