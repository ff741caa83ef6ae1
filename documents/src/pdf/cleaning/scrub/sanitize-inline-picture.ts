import type { ContentOperation } from '#documents/pdf/cleaning/content/content-operations.ts';
import type { PdfValue } from '#documents/pdf/cleaning/content/token-reader.ts';

import { packedLength } from './stream-bytes.ts';

/** The entries that an inline image needs, by their abbreviated and full names. */
const ENTRIES: ReadonlyMap<PdfValue, string> = new Map(
  [
    'BPC BitsPerComponent',
    'CS ColorSpace',
    'D Decode',
    'DP DecodeParms',
    'F Filter',
    'H Height',
    'IM ImageMask',
    'I Interpolate',
    'W Width',
    'Intent Intent',
    'L Length',
  ].flatMap((pair) => {
    const [short, full] = pair.split(' ') as [string, string];
    return [
      [`/${short}`, short],
      [`/${full}`, short],
    ] as const;
  }),
);
const COMPONENTS: ReadonlyMap<PdfValue | undefined, number> = new Map([
  ['/G', 1],
  ['/DeviceGray', 1],
  ['/RGB', 3],
  ['/DeviceRGB', 3],
  ['/CMYK', 4],
  ['/DeviceCMYK', 4],
]);
const FLATE = new Set<PdfValue | undefined>(['/Fl', '/FlateDecode']);

/** An inline image without the entries and bytes that it does not need; undefined if there are none. */
export function sanitizeInlinePicture(
  { operands, begins, end }: ContentOperation,
  bytes: Uint8Array,
): Uint8Array | undefined {
  const entries = new Map<string, PdfValue>();
  const kept: Uint8Array[] = [];
  for (let at = 0; at + 1 < operands.length; at += 2) {
    const key = ENTRIES.get(operands[at]!);
    if (key === undefined) continue;
    entries.set(key, operands[at + 1]!);
    kept.push(bytes.subarray(begins[at], begins[at + 2]));
  }
  // One white-space character follows ID, and one precedes EI.
  const from = begins.at(-1)! + 'ID '.length;
  const data = bytes.subarray(from, Math.max(from, end - ' EI'.length));
  const exact = trimData(data, entries);
  if (kept.length * 2 === operands.length && exact.length === data.length) return undefined;
  return Buffer.concat([
    Buffer.from('BI '),
    ...kept,
    Buffer.from('\nID '),
    exact,
    Buffer.from('\nEI'),
  ]);
}

function trimData(data: Uint8Array, entries: ReadonlyMap<string, PdfValue>): Uint8Array {
  const filter = entries.get('F');
  const first = Array.isArray(filter) ? (filter as readonly PdfValue[])[0] : filter;
  if (first === undefined) return data.subarray(0, sizeOf(entries));
  return FLATE.has(first) ? data.subarray(0, packedLength(data)) : data;
}

/** The number of bytes of the samples; undefined if it is uncertain. */
function sizeOf(entries: ReadonlyMap<string, PdfValue>): number | undefined {
  const [width, height, bits] = [entries.get('W'), entries.get('H'), entries.get('BPC')];
  if (typeof width !== 'number' || typeof height !== 'number') return undefined;
  if (entries.get('IM') === 'true') return Math.ceil(width / 8) * height;
  const components = COMPONENTS.get(entries.get('CS'));
  if (components === undefined || typeof bits !== 'number') return undefined;
  return Math.ceil((width * components * bits) / 8) * height;
}
