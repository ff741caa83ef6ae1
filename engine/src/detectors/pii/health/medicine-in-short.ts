import { matchAt } from '#engine/text/match-at.ts';
import type { Span } from '#engine/vocabulary.ts';

/** An amount without a unit, with how often it is taken or at the end of what is said. */
const AMOUNT =
  / (?:\d{1,3}|[1-9]\d{0,2}00)(?:[.,]\d{1,2})?(?:[ ]?(?:b\.?i\.?d|t\.?i\.?d|q\.?i\.?d|q\.?d|od|bd|tds|qds|nocte|mane|hs|prn|patch(?:es)?|daily|nightly|weekly)(?!\w)|(?=[ ]?(?:[,;)]|\.(?!\d)|\r?\n|$)))/iy;

/** A medicine and its dose as notes have them, as in `naltrexone 50`, at the place of its name. */
export function medicineInShort(text: string, start: number, end: number): Span | undefined {
  const amount = matchAt(text, end, AMOUNT)?.[0];
  if (amount === undefined) return undefined;
  const stem = /\p{L}{1,20}$/u.exec(text.slice(Math.max(0, start - 20), start))?.[0] ?? '';
  return { start: start - stem.length, end: end + amount.length };
}
