import { viewBytes } from './byte-views.ts';
import type { RemovedValue } from './removed-values.ts';
import { findValue, searchableText } from './value-search.ts';

/** Shorter values stand in any bytes by chance. */
const SHORTEST = 4;
const MASK = 'x'.charCodeAt(0);

/**
 * Overwrites each copy of a value that stands in bytes as 8-bit or 16-bit text, in place and at the same length.
 * Bytes for which `isShown` answers true are left. Gives the number of copies.
 */
export function maskBytes(
  bytes: Uint8Array,
  values: readonly RemovedValue[],
  isShown: (offset: number) => boolean = () => false,
): number {
  let count = 0;
  for (const { text, width, phase } of viewBytes(bytes)) {
    const searchable = searchableText(text);
    const present = values.filter(
      ({ searched }) => searched.key.length >= SHORTEST && searchable.count(searched) > 0,
    );
    for (const { start, end } of present.flatMap(({ searched }) => findValue(text, searched))) {
      if (isShown(phase + start * width)) continue;
      count += 1;
      for (let unit = start; unit < end; unit += 1) {
        bytes.fill(0, phase + unit * width, phase + (unit + 1) * width);
        bytes[phase + unit * width] = MASK;
      }
    }
  }
  return count;
}
