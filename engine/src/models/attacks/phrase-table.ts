/** What a phrase of some words means, and of how many words it is. */
interface PhraseEntry<Meaning> {
  readonly meanings: readonly Meaning[];
  readonly length: number;
}

/** Phrases, and what they mean. */
interface PhraseTable<Meaning> {
  /** The longest phrase of the table that the first of some words begin, if any. */
  readonly longestAt: (words: readonly string[]) => PhraseEntry<Meaning> | undefined;
  /** The second words of the phrases that begin with a word. */
  readonly secondsOf: (word: string) => readonly string[];
}

/** No phrase has more words. */
export const LONGEST_PHRASE = 3;
/** Endings are left open from here on. */
const SHORTEST_STEM = 3;

/** Compiles lists of phrases, divided by `|`; a `*` at the end of a single word stands for any ending. */
export function createPhraseTable<Meaning extends string>(
  lists: Readonly<Record<Meaning, string>>,
): PhraseTable<Meaning> {
  const phrases = new Map<string, Meaning[]>();
  const stems = new Map<string, Meaning[]>();
  const seconds = new Map<string, string[]>();
  for (const [meaning, list] of Object.entries(lists) as [Meaning, string][]) {
    for (const phrase of list.split('|')) {
      const [table, key] = phrase.endsWith('*') ? [stems, phrase.slice(0, -1)] : [phrases, phrase];
      table.set(key, [...(table.get(key) ?? []), meaning]);
      const [first = '', second] = phrase.split(' ');
      if (second !== undefined) seconds.set(first, [...(seconds.get(first) ?? []), second]);
    }
  }
  return {
    secondsOf: (word) => seconds.get(word) ?? [],
    longestAt(words) {
      const [word = ''] = words;
      const longest = seconds.has(word) ? Math.min(LONGEST_PHRASE, words.length) : 1;
      for (let length = longest; length > 1; length -= 1) {
        const meanings = phrases.get(words.slice(0, length).join(' '));
        if (meanings !== undefined) return { meanings, length };
      }
      const meanings = phrases.get(word) ?? meaningsOfStem(stems, word);
      return meanings === undefined ? undefined : { meanings, length: 1 };
    },
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
