/** A 16-bit integer as two bytes, the lower first; negative values in two's complement. */
export function u16(value: number): Buffer {
  return Buffer.from([value & 0xff, (value >> 8) & 0xff]);
}

/** A 32-bit integer as four bytes, the lowest first. */
export function u32(value: number): Buffer {
  return Buffer.concat([u16(value), u16(value >>> 16)]);
}

/** The bytes followed by zeros up to a multiple of `unit`, and no shorter than `atLeast`. */
export function padded(bytes: Uint8Array, unit: number, atLeast = 0): Buffer {
  const length = Math.max(atLeast, Math.ceil(bytes.length / unit) * unit);
  return Buffer.concat([bytes, Buffer.alloc(length - bytes.length)]);
}
