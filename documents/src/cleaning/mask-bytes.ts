import { createValueFinder } from '@proviso/engine/spelling';
import { searchableText } from '@proviso/engine/spelling';

import { viewBytes } from './byte-views.ts';
import type { RemovedValue } from './removed-values.ts';

/** Shorter values stand in any bytes by chance. */
const SHORTEST = 4;
/** No letter and no digit, so that it is never a value itself. */
const MASK = '*'.charCodeAt(0);

/** What bytes are masked by. */
export interface ByteMasking {
  readonly values: readonly Pick<RemovedValue, 'searched'>[];
  /** Of 8-bit text; windows-1252 where nothing is said. */
  readonly codePage?: string;
  /** Says of a byte whether it is shown by choice, and stays; none is where nothing is said. */
  readonly isShown?: (offset: number) => boolean;
}

/**
 * Overwrites each copy of a value that stands in bytes as 8-bit or 16-bit text, in place and at the same length.
 * Gives the number of copies.
 */
export function maskBytes(bytes: Uint8Array, { values, codePage, isShown }: ByteMasking): number {
  const sought = values.filter(({ searched }) => searched.key.length >= SHORTEST);
  const keys = sought.map(({ searched }) => searched);
  let count = 0;
  for (const { text, width, phase } of viewBytes(bytes, codePage)) {
    const counts = searchableText(text).countAll(keys);
    const present = sought.filter((_, index) => counts[index]! > 0);
    for (const { start, end } of createValueFinder(present).find(text)) {
      if (isShown?.(phase + start * width)) continue;
      count += 1;
      // Control characters hold a document's structure.
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
