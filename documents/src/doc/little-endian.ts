/**
 * The unsigned 16-bit number at an offset; bytes beyond the end count as zero, because tables of truncated files point
 * anywhere.
 */
export function uint16At(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
}

/** The unsigned 32-bit number at an offset, likewise. */
export function uint32At(bytes: Uint8Array, at: number): number {
  return uint16At(bytes, at) + uint16At(bytes, at + 2) * 0x10000;
}
