import type { Stretch } from '#engine/text/occurrences.ts';

/** Values of fewer letters and digits than this would stand nearly everywhere. */
const SHORTEST_VALUE = 3;

/** White space, soft hyphens and what has no width: a value is the same with or without them. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}]/u;

/**
 * Finds given values wherever they stand, also within words, whatever their case, width and spacing and whatever
 * unseen characters are between theirs. Values of fewer than three visible characters are not looked for.
 */
export function findValues(text: string, values: readonly string[]): Stretch[] {
  const wanted = values
    .map((value) => squeeze(value).text)
    .filter((value) => value.length >= SHORTEST_VALUE);
  if (wanted.length === 0) return [];
  const squeezed = squeeze(text);
  return wanted.flatMap((value) =>
    findAll(squeezed.text, value).map((at) => {
      const start = squeezed.origins[at] ?? 0;
      const last = squeezed.origins[at + value.length - 1] ?? start;
      return { start, end: last + String.fromCodePoint(text.codePointAt(last) ?? 0).length };
    }),
  );
}

/** A text without what is unseen, in small letters of plain width. */
interface Squeezed {
  readonly text: string;
  /** The offset in the original of each unit. */
  readonly origins: readonly number[];
}

function squeeze(text: string): Squeezed {
  const pieces: string[] = [];
  const origins: number[] = [];
  let offset = 0;
  for (const character of text) {
    if (!UNSEEN.test(character)) {
      const folded = character.normalize('NFKC').toLowerCase();
      pieces.push(folded);
      for (let unit = 0; unit < folded.length; unit += 1) origins.push(offset);
    }
    offset += character.length;
  }
  return { text: pieces.join(''), origins };
}

function findAll(text: string, value: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(value); at !== -1; at = text.indexOf(value, at + value.length)) {
    found.push(at);
  }
  return found;
}
