import { MARKED_BY_HAND } from '#engine/marks/mark.ts';

/** Words at either end of a type's name that say nothing in a label, which has to fit where a value stood. */
const REDUNDANT = /^(?:us|uk)-|-(?:name|number|address)$/g;

/** Types whose label would be odd by the general rule. */
const LABELS: ReadonlyMap<string, string> = new Map([
  ['postal-address', 'ADDRESS'],
  ['protected-characteristic', 'CHARACTERISTIC'],
  ['health-answer', 'HEALTH'],
  ['conviction-answer', 'CONVICTION'],
  [MARKED_BY_HAND, 'MARKED'],
]);

/** Gives out labels: the same value of the same type always gets the same one. */
export type Labels = (type: string, value: string) => string;

/** Labels for one document, numbered for each type in the order in which values are asked for. */
export function createLabels(): Labels {
  const numbers = new Map<string, Map<string, number>>();
  return (type, value) => {
    const known = numbers.get(type) ?? new Map<string, number>();
    numbers.set(type, known);
    const key = spellingKey(value);
    const number = known.get(key) ?? known.size + 1;
    known.set(key, number);
    return `[${LABELS.get(type) ?? type.replaceAll(REDUNDANT, '').toUpperCase()}-${number}]`;
  };
}

/** What two spellings of one value have in common: letters and digits, without case, width or separators. */
function spellingKey(value: string): string {
  const letters = value
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return letters === '' ? value : letters;
}
