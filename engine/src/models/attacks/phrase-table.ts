/** What a phrase of some words means, and of how many words it is. */
interface PhraseEntry<Meaning> {
  readonly meanings: readonly Meaning[];
  readonly length: number;
}

/** The longest phrase of a table that begins at a word, if any. */
export type PhraseTable<Meaning> = (
  words: readonly string[],
  index: number,
) => PhraseEntry<Meaning> | undefined;

const LONGEST_PHRASE = 3;
/** Endings are left open from here on. */
const SHORTEST_STEM = 3;

/** Compiles lists of phrases, divided by `|`; a `*` at the end of a single word stands for any ending. */
export function createPhraseTable<Meaning extends string>(
  lists: Readonly<Record<Meaning, string>>,
): PhraseTable<Meaning> {
  const phrases = new Map<string, Meaning[]>();
  const stems = new Map<string, Meaning[]>();
  /** The first letters of all stems: few words share them. */
  const beginnings = new Set<string>();
  const openers = new Set<string>();
  for (const [meaning, list] of Object.entries(lists) as [Meaning, string][]) {
    for (const phrase of list.split('|')) {
      const [table, key] = phrase.endsWith('*') ? [stems, phrase.slice(0, -1)] : [phrases, phrase];
      table.set(key, [...(table.get(key) ?? []), meaning]);
      if (table === stems) beginnings.add(key.slice(0, SHORTEST_STEM));
      if (phrase.includes(' ')) openers.add(phrase.slice(0, phrase.indexOf(' ')));
    }
  }
  return (words, index) => {
    const word = words[index] ?? '';
    for (let length = openers.has(word) ? LONGEST_PHRASE : 1; length > 1; length -= 1) {
      const meanings = phrases.get(words.slice(index, index + length).join(' '));
      if (meanings !== undefined) return { meanings, length };
    }
    const mayHaveStem = beginnings.has(word.slice(0, SHORTEST_STEM));
    const meanings = phrases.get(word) ?? (mayHaveStem ? meaningsOfStem(stems, word) : undefined);
    return meanings === undefined ? undefined : { meanings, length: 1 };
  };
}

function meaningsOfStem<Meaning>(
  stems: ReadonlyMap<string, readonly Meaning[]>,
  word: string,
): readonly Meaning[] | undefined {
  for (let length = word.length; length >= SHORTEST_STEM; length -= 1) {
    const meanings = stems.get(word.slice(0, length));
    if (meanings !== undefined) return meanings;
  }
  return undefined;
}
