import { unpackGzip } from './packed-bytes.ts';

/** Bytes at an offset, as 8-bit text, that identify a picture format. */
type Signature = readonly (readonly [offset: number, bytes: string])[];

/**
 * The pictures that word processors store: JPEG, PNG, GIF, TIFF, JPEG XR, WebP, BMP, JPEG 2000, icons, EMF, WMF, PICT.
 */
const SIGNATURES: readonly Signature[] = [
  [[0, '\u00ff\u00d8\u00ff']],
  [[0, '\u0089PNG\r\n\u001a\n']],
  [[0, 'GIF8']],
  [[0, 'II*\0']],
  [[0, 'MM\0*']],
  [[0, 'II\u00bc\u0001']],
  [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
  [
    [0, 'BM'],
    [6, '\0\0\0\0'],
  ],
  [[0, '\0\0\0\u000cjP  ']],
  [[0, '\0\0\u0001\0']],
  [
    [0, '\u0001\0\0\0'],
    [40, ' EMF'],
  ],
  [[0, '\u00d7\u00cd\u00c6\u009a']],
  [[0, '\u0001\0\t\0']],
  [[0, '\u0002\0\t\0']],
  [[522, '\0\u0011\u0002\u00ff']],
];
/** The root of an SVG may be preceded by a declaration, comments and a document type. */
const HEAD_BYTES = 4096;
const SVG = /<(?:\w+:)?svg[\s/>]/;

/** Whether bytes are a picture, whatever their declared type; compressed ones, as metafiles often are, count too. */
export function isPicture(bytes: Uint8Array): boolean {
  const content = unpackGzip(bytes) ?? bytes;
  const isKnown = SIGNATURES.some((signature) =>
    signature.every(([offset, expected]) => textAt(content, offset, expected.length) === expected),
  );
  // In UTF-16 as well.
  return isKnown || SVG.test(textAt(content, 0, HEAD_BYTES).replaceAll('\0', ''));
}

function textAt(bytes: Uint8Array, offset: number, length: number): string {
  return Buffer.from(bytes.subarray(offset, offset + length)).toString('latin1');
}
