import { TextDecoder } from 'node:util';

import { readOperations } from '#documents/pdf/cleaning/content/content-operations.ts';
import type { PdfValue } from '#documents/pdf/cleaning/content/token-reader.ts';

/** The characters that a font's codes map to, keyed by the code's bytes in hexadecimal. */
export type CharacterMap = ReadonlyMap<string, string>;

const UTF_16 = new TextDecoder('utf-16be');
const MAX_RANGE = 65_536;
/** Ranges may repeat one another as often as a file says: more codes than these are not read. */
const MAX_CODES = 16 * MAX_RANGE;

/** Parses a ToUnicode CMap. */
export function readCharacterMap(bytes: Uint8Array): CharacterMap {
  const map = new Map<string, string>();
  let left = MAX_CODES;
  for (const { operator, operands } of readOperations(bytes)) {
    if (operator === 'endbfchar') addCharacters(map, operands);
    if (operator === 'endbfrange') left -= addRanges(map, operands, left);
  }
  return map;
}

function addCharacters(map: Map<string, string>, operands: readonly PdfValue[]): void {
  for (let at = 0; at + 1 < operands.length; at += 2) {
    const [code, text] = [operands[at], operands[at + 1]];
    if (code instanceof Uint8Array && text instanceof Uint8Array)
      map.set(hex(code), UTF_16.decode(text));
  }
}

/** Adds at most a number of codes; returns how many there were. */
function addRanges(map: Map<string, string>, operands: readonly PdfValue[], most: number): number {
  let added = 0;
  for (let at = 0; at + 2 < operands.length && added < most; at += 3) {
    const [first, last, target] = operands.slice(at, at + 3);
    if (!(first instanceof Uint8Array) || !(last instanceof Uint8Array)) continue;
    const start = Number.parseInt(hex(first), 16);
    const count = Math.min(Number.parseInt(hex(last), 16) - start + 1, MAX_RANGE, most - added);
    if (count > 0) added += count;
    for (let step = 0; step < count; step += 1) {
      const code = (start + step).toString(16).padStart(first.length * 2, '0');
      const text = targetAt(target, step);
      if (text !== undefined) map.set(code, text);
    }
  }
  return added;
}

function targetAt(target: PdfValue | undefined, step: number): string | undefined {
  if (target instanceof Uint8Array) {
    const text = UTF_16.decode(target);
    return text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) + step);
  }
  const item = Array.isArray(target) ? (target as readonly PdfValue[])[step] : undefined;
  return item instanceof Uint8Array ? UTF_16.decode(item) : undefined;
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
