import { decodeBase64 } from './decode-base64.ts';

/** Unpacks little-endian 32-bit floats from base64. */
export function readFloats(encoded: string): Float32Array {
  const bytes = decodeBase64(encoded);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Float32Array.from({ length: bytes.length / 4 }, (_, index) =>
    view.getFloat32(index * 4, true),
  );
}
