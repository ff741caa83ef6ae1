const FILE_HEAD = 14;
const OLD_HEAD = 12;
const COMMON_HEAD = 40;
const PROFILED_HEAD = 124;
const COMPRESSION = { none: 0, masks: 3, masksWithAlpha: 6 } as const;
/** The color space of pictures without a profile. */
const STANDARD_COLORS = 0x73524742;
const COLOR_SPACE = 56;
const PROFILE = 112;

/**
 * A BMP with only its header, palette and pixels; the same bytes if that is all, or if it is not one that Windows
 * displays.
 */
export function sanitizeBmp(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (file.length < FILE_HEAD + COMMON_HEAD) return bytes;
  const layout = readLayout(file);
  const { pixels, end } = layout;
  if (pixels < layout.colorsEnd || end < pixels || end > file.length) return bytes;
  const sanitized = Buffer.from(file.subarray(0, end));
  sanitized.writeUInt32LE(end, 2);
  sanitized.fill(0, 6, 10);
  sanitized.fill(0, layout.colorsEnd, pixels);
  if (layout.head >= PROFILED_HEAD) {
    // A profile follows the pixels, or is the name of a file.
    if (sanitized.readUInt32LE(FILE_HEAD + PROFILE + 4) > 0)
      sanitized.writeUInt32LE(STANDARD_COLORS, FILE_HEAD + COLOR_SPACE);
    sanitized.fill(0, FILE_HEAD + PROFILE, FILE_HEAD + PROFILED_HEAD);
  }
  return sanitized.equals(file) ? bytes : sanitized;
}

interface Layout {
  readonly head: number;
  readonly colorsEnd: number;
  readonly pixels: number;
  readonly end: number;
}

function readLayout(file: Buffer): Layout {
  const pixels = file.readUInt32LE(10);
  const head = file.readUInt32LE(FILE_HEAD);
  if (head === OLD_HEAD) {
    const [width, height] = [file.readUInt16LE(18), file.readUInt16LE(20)];
    const bits = file.readUInt16LE(24);
    const colorsEnd = FILE_HEAD + head + (bits <= 8 ? 3 * 2 ** bits : 0);
    return { head, colorsEnd, pixels, end: pixels + rowLength(width, bits) * height };
  }
  const height = Math.abs(file.readInt32LE(22));
  const bits = file.readUInt16LE(28);
  const compression = file.readUInt32LE(30);
  const hasMasks = compression === COMPRESSION.masks || compression === COMPRESSION.masksWithAlpha;
  const isCompressed = compression !== COMPRESSION.none && !hasMasks;
  const size = isCompressed
    ? file.readUInt32LE(34)
    : rowLength(file.readInt32LE(18), bits) * height;
  const maskCount = compression === COMPRESSION.masks ? 3 : 4;
  const masks = hasMasks && head === COMMON_HEAD ? 4 * maskCount : 0;
  const colors = file.readUInt32LE(46) || (bits <= 8 ? 2 ** bits : 0);
  return { head, colorsEnd: FILE_HEAD + head + masks + 4 * colors, pixels, end: pixels + size };
}

/** Rows are padded to a multiple of four bytes. */
function rowLength(width: number, bits: number): number {
  return Math.ceil((width * bits) / 32) * 4;
}
