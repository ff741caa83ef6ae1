import { withoutAccents } from '#engine/text/without-accents.ts';

/** The words of a name in lower case and alphabetical order; an initial is a single letter. */
type Words = readonly string[];

/** A name that shares a word with more others than this is not resolved. */
const MAX_NAMESAKES = 64;
const PART = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;

const POSSESSIVE = /['’]s$/i;

/** The words of a name, without the full stops of initials and possessive endings. */
export function wordsOfName(name: string): string[] {
  return [...name.matchAll(PART)].map(([word]) => word.replace(POSSESSIVE, ''));
}

/**
 * Makes a function from a name to the fullest of `names` that it may stand for: `Whitfield` and `E. Whitfield` stand
 * for `Eleanor Whitfield` if no other name fits. A name that fits none or several stands for itself; word order does
 * not matter.
 */
export function createNameResolver(names: readonly string[]): (name: string) => string {
  const known = new Map(names.toReversed().map((name) => [lowerWords(name).join(' '), name]));
  const byWord = indexByWord([...known.keys()].map((key) => key.split(' ')));
  return (name) => {
    const words = lowerWords(name);
    const longer = candidatesFor(byWord, words).filter((other) => isPartOf(words, other));
    const longest = longer.filter((one) => !longer.some((other) => isPartOf(one, other)));
    const [meant] = longest.length === 1 ? longest : [words];
    return known.get(meant?.join(' ') ?? '') ?? name;
  };
}

function lowerWords(name: string): Words {
  return wordsOfName(withoutAccents(name).toLowerCase()).sort();
}

function indexByWord(names: readonly Words[]): ReadonlyMap<string, readonly Words[]> {
  const byWord = new Map<string, Words[]>();
  for (const words of names) {
    for (const word of new Set(words.length > 1 ? words : [])) {
      const own = byWord.get(word);
      if (own === undefined) byWord.set(word, [words]);
      else own.push(words);
    }
  }
  return byWord;
}

/** The names that share the name's rarest whole word. */
function candidatesFor(
  byWord: ReadonlyMap<string, readonly Words[]>,
  words: Words,
): readonly Words[] {
  let fewest: readonly Words[] = [];
  for (const word of words) {
    if (isInitial(word)) continue;
    const own = byWord.get(word) ?? [];
    if (fewest.length === 0 || own.length < fewest.length) fewest = own;
  }
  return fewest.length > MAX_NAMESAKES ? [] : fewest;
}

/** Whether each word of a name is a word of a longer one, or the initial of one. */
function isPartOf(words: Words, longer: Words): boolean {
  if (countLetters(words) >= countLetters(longer)) return false;
  const left = [...longer];
  const inOrderOfLength = words.toSorted((one, other) => other.length - one.length);
  return inOrderOfLength.every((word) => {
    const at = left.findIndex((other) =>
      isInitial(word) ? other.startsWith(word) : other === word,
    );
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

function isInitial(word: string): boolean {
  return word.length === 1;
}

function countLetters(words: Words): number {
  return words.reduce((letters, { length }) => letters + length, 0);
}
