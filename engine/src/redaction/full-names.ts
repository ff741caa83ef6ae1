/** A name's words in lower case and in order of the alphabet; an initial is one letter. */
type Words = readonly string[];

/** Names that share a word with more others than this are told apart by nobody. */
const MOST_NAMESAKES = 64;
const PART = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;

const POSSESSIVE = /['’]s$/i;

/** The words of a name, without the full stops of initials and the ending of a genitive. */
export function wordsOfName(name: string): string[] {
  return [...name.matchAll(PART)].map(([word]) => word.replace(POSSESSIVE, ''));
}

/**
 * Prepares to tell whom a name means: `Whitfield` and `E. Whitfield` mean `Eleanor Whitfield` where only one of the names
 * goes with them. A name that goes with none or with several others means itself, whatever the order of its words.
 */
export function createFullNames(names: readonly string[]): (name: string) => string {
  const known = new Map(names.toReversed().map((name) => [lowerWords(name).join(' '), name]));
  const byWord = indexByWord([...known.keys()].map((key) => key.split(' ')));
  return (name) => {
    const words = lowerWords(name);
    const longer = namesakes(byWord, words).filter((other) => isPartOf(words, other));
    const longest = longer.filter((one) => !longer.some((other) => isPartOf(one, other)));
    const [meant] = longest.length === 1 ? longest : [words];
    return known.get(meant?.join(' ') ?? '') ?? name;
  };
}

function lowerWords(name: string): Words {
  return wordsOfName(name.normalize('NFKC').toLowerCase()).sort();
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
function namesakes(byWord: ReadonlyMap<string, readonly Words[]>, words: Words): readonly Words[] {
  let fewest: readonly Words[] = [];
  for (const word of words) {
    if (isInitial(word)) continue;
    const own = byWord.get(word) ?? [];
    if (fewest.length === 0 || own.length < fewest.length) fewest = own;
  }
  return fewest.length > MOST_NAMESAKES ? [] : fewest;
}

/** Whether each word of a name is a word of a longer one, or an initial of one. */
function isPartOf(words: Words, longer: Words): boolean {
  if (lettersOf(words) >= lettersOf(longer)) return false;
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

function lettersOf(words: Words): number {
  return words.reduce((letters, { length }) => letters + length, 0);
}
