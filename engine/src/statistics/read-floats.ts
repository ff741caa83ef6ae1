import { decodeBase64 } from './decode-base64.ts';

/** Decodes little-endian 32-bit floats from base64. */
export function readFloats(encoded: string): Float32Array {
  const bytes = decodeBase64(encoded);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const floats = new Float32Array(bytes.length / 4);
  for (let index = 0; index < floats.length; index += 1) {
    floats[index] = view.getFloat32(index * 4, true);
  }
  return floats;
}
