import type { Match, Place } from '#engine/detector.ts';
import { BESIDE_CONTACT } from '#engine/detectors/company.ts';
import { endingAtOffset, startOfMatchBefore } from '#engine/text/ending-at-offset.ts';
import { matchAt } from '#engine/text/match-at.ts';
import { oneLine } from '#engine/text/one-line.ts';

/** Counted nouns, and words that precede a street in prose. */
const NO_NAME = oneLine`(?:minutes?|mins?|hours?|days?|weeks?|months?|years?|miles?|metres?|meters?|yards?
  |km|people|cars?|vans?|houses?|flats?|men|women|kids|children|pupils|shops|times|more|new|old|bed
  |bedroom|star|lane|way|main|busy|quiet|different|other|long|short|wide|big|side|back|the|this|that|our|their
  |of|to|in|on|off|at|from|down|up|along|per|and|or|by|for|with)`;
const NAME = String.raw`(?!${NO_NAME}\b)[a-z][a-z'’]{2,15}`;
/** A number and a name of one or two words. */
const BEFORE = endingAtOffset(
  String.raw`(?<![\p{L}\d.,/:£$€-])\d{1,4}[a-z]? ${NAME}(?: ${NAME})? `,
  'u',
);
/** A flat, a town and a postcode; without them, the street must end its line or clause. */
const AFTER = new RegExp(
  oneLine`(?:,? (?:flat|apt|unit) ?\d{0,3}[a-z]?(?![a-z]))?(?:, (?!thanks|please|and|but|its|thx)[a-z][a-z'’-]{2,20}(?=[,.\n]|$|[ ][a-z]{1,2}\d))?(?:,?
    [a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}(?![a-z\d]))?`,
  'y',
);
const ENDS = /[ \t]{0,4}(?:$|[\n,.;)?!]| (?:and|but|please|pls|plz|thanks|thx|if|is|its|it's)\b)/y;
/** Words that introduce an address. */
const TOLD =
  /\b(?:address|lives?|living|deliver(?:y|ed)?|send|sent|ship(?:ped)?|collect|billing|moved|staying|im|i'm|is|its|it's|at|to)\b[^.\n?!]{0,12}$|(?:^|\n|: |, )$/;
const KINDS = /^(?:street|road|rd|lane|avenue|ave|crescent|terrace|grove|gardens|close)$/;

/** Whether a word for a kind of street may end an address typed in lower case. */
export function mayBeSmall(text: string, start: number, end: number): boolean {
  return (
    KINDS.test(text.slice(start, end)) && startOfMatchBefore(text, start, BEFORE) !== undefined
  );
}

/** An address as typed in a chat: `14 harcourt road, flat 2b, sheffield s10 1dj`. */
export function addressInSmallLetters({ text, start, end }: Place): Match | undefined {
  const from = startOfMatchBefore(text, start, BEFORE);
  if (from === undefined) return undefined;
  const after = matchAt(text, end, AFTER)?.[0] ?? '';
  const to = end + after.length;
  if (after === '' && matchAt(text, end, ENDS) === null) return undefined;
  const isTold = after !== '' || TOLD.test(text.slice(0, from));
  const why = 'A number, a name and a street type appear together in lower case.';
  return { start: from, end: to, ...(isTold ? { confidence: 0.65 } : BESIDE_CONTACT), why };
}
