/** Encodes little-endian 32-bit floats as base64. */
export function encodeFloats(numbers: ArrayLike<number>): string {
  const view = new DataView(new ArrayBuffer(numbers.length * 4));
  for (let index = 0; index < numbers.length; index += 1) {
    view.setFloat32(index * 4, numbers[index] ?? 0, true);
  }
  return Buffer.from(view.buffer).toString('base64');
}
