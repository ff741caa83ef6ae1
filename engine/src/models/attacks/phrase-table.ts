/** The meaning of a phrase and its length in words. */
interface PhraseEntry<Meaning> {
  readonly meanings: readonly Meaning[];
  readonly length: number;
}

/** Phrases and their meanings. */
interface PhraseTable<Meaning> {
  /** The longest phrase in the table that begins with the first word, if any. */
  readonly longestAt: (words: readonly string[]) => PhraseEntry<Meaning> | undefined;
  /** The second words of all phrases that begin with a given word. */
  readonly secondsOf: (word: string) => readonly string[];
}

/** The maximum number of words in a phrase. */
export const LONGEST_PHRASE = 3;
/** The minimum length of a stem before an open ending. */
const SHORTEST_STEM = 3;

/** Compiles lists of phrases separated by `|`; a trailing `*` on a single word matches any ending. */
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
