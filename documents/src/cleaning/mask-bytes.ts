import { createValueFinder } from '@proviso/engine/spelling';
import { searchableText } from '@proviso/engine/spelling';

import { viewBytes } from './byte-views.ts';
import type { RemovedValue } from './removed-values.ts';

/** Shorter values occur in any bytes by chance. */
const MIN_LENGTH = 4;
/** The byte that replaces removed ones; as neither a letter nor a digit it is never a value itself. */
const MASK = '*'.charCodeAt(0);

/** How bytes are masked. */
export interface ByteMasking {
  readonly values: readonly Pick<RemovedValue, 'searched'>[];
  /** The code page of 8-bit text; windows-1252 if absent. */
  readonly codePage?: string;
  /** Whether a byte is shown on purpose and must stay; if absent, none is. */
  readonly isShown?: (offset: number) => boolean;
}

/**
 * Overwrites each copy of a value found in bytes as 8-bit or 16-bit text, in place and without changing the length.
 * Returns the number of copies.
 */
export function maskBytes(bytes: Uint8Array, { values, codePage, isShown }: ByteMasking): number {
  const searchedValues = values.filter(({ searched }) => searched.key.length >= MIN_LENGTH);
  const keys = searchedValues.map(({ searched }) => searched);
  let count = 0;
  for (const { text: written, width, phase } of viewBytes(bytes, codePage)) {
    // Names of bookmarks and files have underscores for spaces.
    const text = written.replaceAll('_', ' ');
    const counts = searchableText(text).countAll(keys);
    const present = searchedValues.filter((_, index) => counts[index]! > 0);
    for (const { start, end } of createValueFinder(present).find(text)) {
      if (isShown?.(phase + start * width)) continue;
      count += 1;
      // Control characters carry a document's structure.
      const places = Array.from({ length: end - start }, (_, index) => start + index)
        .filter((unit) => text.charCodeAt(unit) >= 0x20)
        .map((unit) => phase + unit * width);
      for (const at of places.filter((place) => !isShown?.(place))) maskUnit(bytes, at, width);
    }
  }
  return count;
}

function maskUnit(bytes: Uint8Array, at: number, width: number): void {
  bytes.fill(0, at, at + width);
  bytes[at] = MASK;
}
