/** The LEB128 number that begins at an offset: seven bits a byte, the lowest first, the high bit set on all but the last. */
export function readNumber(bytes: Uint8Array, start: number): { value: number; end: number } {
  let value = 0;
  let end = start;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[end] ?? 0;
    value |= (byte & 0x7f) << shift;
    end += 1;
    if (byte < 0x80) return { value, end };
  }
}
