/** A stretch of a text, in UTF-16 units; `end` is exclusive. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

const KEY_LENGTH = 4;
const WORD = /[\p{L}\p{N}]/u;
/** A single word shorter than this, without a digit, may well be an ordinary word somewhere else. */
const TELLING_LENGTH = 7;

/** Whether a value is so particular that it means the same wherever it stands. */
export function isTelling(value: string): boolean {
  if (value.length < KEY_LENGTH) return false;
  return /\d/.test(value) || /\S\s+\S/.test(value) || value.length >= TELLING_LENGTH;
}

/** Where values stand as whole words, whatever their case; ordered by start. Values shorter than four units are not looked for. */
export function findOccurrences(text: string, values: Iterable<string>): Stretch[] {
  // Some capitals grow when made small: offsets would not be the text's any more.
  const folded = foldKeepingLength(text);
  const byKey = new Map<string, Set<string>>();
  for (const value of values) {
    const small = foldKeepingLength(value);
    if (small.length < KEY_LENGTH) continue;
    const key = small.slice(0, KEY_LENGTH);
    byKey.set(key, (byKey.get(key) ?? new Set()).add(small));
  }
  const found: Stretch[] = [];
  for (let start = 0; byKey.size > 0 && start <= folded.length - KEY_LENGTH; start += 1) {
    const end = endOfLongest(folded, start, byKey.get(folded.slice(start, start + KEY_LENGTH)));
    if (end > start) found.push({ start, end });
  }
  return found;
}

function endOfLongest(
  text: string,
  start: number,
  values: ReadonlySet<string> = new Set(),
): number {
  if (values.size === 0 || isInsideWord(text, start)) return start;
  let longest = start;
  for (const value of values) {
    const end = start + value.length;
    if (end > longest && text.startsWith(value, start) && !isInsideWord(text, end)) longest = end;
  }
  return longest;
}

/** Whether a word goes on across an offset. */
function isInsideWord(text: string, offset: number): boolean {
  return WORD.test(text.charAt(offset - 1)) && WORD.test(text.charAt(offset));
}

function foldKeepingLength(text: string): string {
  const small = text.toLowerCase();
  if (small.length === text.length) return small;
  return text.replaceAll(/\p{Lu}/gu, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  });
}
