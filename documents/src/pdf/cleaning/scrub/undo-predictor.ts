import { PDFDict, PDFName, PDFNumber, type PDFObject } from '@cantoo/pdf-lib';

const TIFF = 2;
/** From here on, each row is preceded by its filter type. */
const PNG = 10;

/** Data before a predictor turned it into differences; undefined for bits that no text is made of. */
export function undoPredictor(
  bytes: Uint8Array,
  parameters: PDFObject | undefined,
): Uint8Array | undefined {
  if (!(parameters instanceof PDFDict)) return bytes;
  const predictor = numberIn(parameters, 'Predictor');
  if (predictor === 1) return bytes;
  const colors = numberIn(parameters, 'Colors');
  const bits = numberIn(parameters, 'BitsPerComponent', 8);
  const row = Math.ceil((numberIn(parameters, 'Columns') * colors * bits) / 8);
  if (!(row >= 1)) return undefined;
  const left = Math.max(1, Math.floor((colors * bits) / 8));
  if (predictor >= PNG) return undoRows(bytes, row, left);
  return predictor === TIFF && bits === 8 ? addLeft(bytes, row, left) : undefined;
}

function numberIn(dict: PDFDict, key: string, usual = 1): number {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFNumber ? value.asNumber() : usual;
}

function addLeft(bytes: Uint8Array, row: number, left: number): Uint8Array {
  const samples = Uint8Array.from(bytes);
  for (let at = 0; at < samples.length; at += 1) {
    if (at % row >= left) samples[at]! += samples[at - left]!;
  }
  return samples;
}

/** The last row may be incomplete. */
function undoRows(bytes: Uint8Array, row: number, left: number): Uint8Array {
  const rows = Math.ceil(bytes.length / (row + 1));
  const samples = new Uint8Array(Math.max(0, bytes.length - rows));
  for (let index = 0; index < rows; index += 1) {
    const from = index * (row + 1);
    const type = bytes[from]!;
    const start = index * row;
    const end = Math.min(start + row, samples.length);
    for (let at = start; at < end; at += 1) {
      const before = at - start >= left ? samples[at - left]! : 0;
      const above = index > 0 ? samples[at - row]! : 0;
      const corner = index > 0 && at - start >= left ? samples[at - row - left]! : 0;
      samples[at] = bytes[from + 1 + at - start]! + predicted(type, [before, above, corner]);
    }
  }
  return samples;
}

type Neighbors = readonly [before: number, above: number, corner: number];

/** By the filter types of PNG. */
function predicted(type: number, [before, above, corner]: Neighbors): number {
  if (type === 1) return before;
  if (type === 2) return above;
  if (type === 3) return (before + above) >> 1;
  return type === 4 ? nearest([before, above, corner]) : 0;
}

/** The neighbor that is nearest to their linear combination: the Paeth predictor. */
function nearest([before, above, corner]: Neighbors): number {
  const estimate = before + above - corner;
  const [toBefore, toAbove, toCorner] = [before, above, corner].map((each) =>
    Math.abs(estimate - each),
  ) as [number, number, number];
  if (toBefore <= toAbove && toBefore <= toCorner) return before;
  return toAbove <= toCorner ? above : corner;
}
