import { readOperations } from '#documents/pdf/cleaning/content/content-operations.ts';
import type { PdfValue } from '#documents/pdf/cleaning/content/token-reader.ts';

import { sanitizeCharacterMapFile } from './sanitize-character-map-file.ts';
import { codesBetween } from './used-codes.ts';

// Ranges that overlap one another list more than there are codes.
const MAX_IN_RANGES = 1_000_000;

/** The codes that are shown in a font, and their length in bytes. */
export interface ShownCodes {
  readonly codes: ReadonlySet<number>;
  readonly length: 1 | 2;
}

/** A map from codes to characters with the shown codes only, in the order of the codes. */
export function pruneCharacterMapFile(
  bytes: Uint8Array,
  { codes, length }: ShownCodes,
): Uint8Array {
  const map = new Map<number, string>();
  for (const { operator, operands } of readOperations(bytes)) {
    if (operator === 'endbfchar') addCharacters(map, operands);
    if (operator === 'endbfrange') addRanges(map, operands, codes);
  }
  const entries = [...codes]
    .toSorted((one, other) => one - other)
    .flatMap((code) => {
      const text = map.get(code);
      return text === undefined ? [] : [`<${hexOf(code, length * 2)}> <${text}>`];
    });
  const range = `1 begincodespacerange <${'00'.repeat(length)}> <${'ff'.repeat(length)}> endcodespacerange`;
  const all = `${entries.length} beginbfchar ${entries.join(' ')} endbfchar`;
  return sanitizeCharacterMapFile(Buffer.from(entries.length === 0 ? range : `${range} ${all}`));
}

function addCharacters(map: Map<number, string>, operands: readonly PdfValue[]): void {
  for (let at = 0; at + 1 < operands.length; at += 2) {
    const [code, text] = [operands[at], operands[at + 1]];
    if (code instanceof Uint8Array && text instanceof Uint8Array) {
      map.set(numberOf(code), Buffer.from(text).toString('hex'));
    }
  }
}

function addRanges(
  map: Map<number, string>,
  operands: readonly PdfValue[],
  codes: ReadonlySet<number>,
): void {
  let room = MAX_IN_RANGES;
  for (let at = 0; at + 2 < operands.length; at += 3) {
    const [first, last, target] = operands.slice(at, at + 3);
    if (!(first instanceof Uint8Array) || !(last instanceof Uint8Array)) continue;
    const [start, end] = [numberOf(first), numberOf(last)];
    for (const code of codesBetween(start, end, codes)) {
      const text = textAt(target, code - start);
      if (text !== undefined) map.set(code, text);
      if ((room -= 1) < 0) return;
    }
  }
}

/** A list, or the text of the first code: its last character counts up. */
function textAt(target: PdfValue | undefined, step: number): string | undefined {
  const listed = Array.isArray(target) ? (target as readonly PdfValue[])[step] : undefined;
  if (listed instanceof Uint8Array) return Buffer.from(listed).toString('hex');
  if (!(target instanceof Uint8Array) || target.length === 0) return undefined;
  const text = Buffer.from(target);
  const last = text.subarray(-2);
  return (
    text.toString('hex', 0, text.length - last.length) +
    hexOf(numberOf(last) + step, last.length * 2)
  );
}

function numberOf(bytes: Uint8Array): number {
  return bytes.reduce((number, byte) => number * 256 + byte, 0);
}

function hexOf(number: number, digits: number): string {
  return number.toString(16).padStart(digits, '0').slice(-digits);
}
