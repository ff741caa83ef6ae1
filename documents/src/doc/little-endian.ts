/** The unsigned 16-bit number at an offset; what lies behind the end counts as zero, for tables of torn files point anywhere. */
export function uint16At(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
}

/** The unsigned 32-bit number at an offset, likewise. */
export function uint32At(bytes: Uint8Array, at: number): number {
  return uint16At(bytes, at) + uint16At(bytes, at + 2) * 0x10000;
}
