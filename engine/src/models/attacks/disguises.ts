import { oneLine } from '#engine/text/one-line.ts';

/** The groups and attacks most often disguised to evade filters. */
const DISGUISED = oneLine`women|woman|muslims|muslim|immigrants|immigrant|blacks|black|gays|gay|trans
  |disabled|disgusted|disgusting|jews|asians|mexicans|hate|kill|scum|stupid|bitch|bitches|faggot
  |faggots|fag|fags|dyke|dykes|nigger|niggers|nigga|coon|coons|retard|retards|whore|whores|slut
  |sluts|cunt|cunts|queer|queers|tranny|trannies|shemale|shemales|cripple|cripples|mongs|muzzie
  |muzzies|jihadi|jihadis|wetback|wetbacks|raghead|ragheads|kikes|spics|chinks|terrorists`;
/** Misspellings that are words in their own right. */
const REAL_WORDS = new Set(
  'omen|wome|back|backs|lack|lacks|tans|rans|gys|ays|gas|hae|ate|hte|kil|ill|stud|sum|cum|hen|tanny|canny|granny|cripples|hating|whoe|hoes|sluts|lits|suts|spcs|chins|inks|coos|cons|con|dyes|dyke|dke|fas|fgs|kies|kids|queers|deb|beach|cut|cuts|cnt|mogs|megs|its|itch|witch|hore|shore|wore|women|trans|asian|asians|asins|jes|jws|mexican|disable|disables'.split(
    '|',
  ),
);
const SHORTEST_MISSPELLED = 5;
/** Slurs of at least this length are recognized inside run-together words. */
const SHORTEST_RUN_TOGETHER = 6;

/** The words to look for in disguise. */
export const DISGUISED_WORDS: ReadonlySet<string> = new Set(DISGUISED.split('|'));

/** Maps each misspelling to the intended word. */
export const MISSPELLINGS: ReadonlyMap<string, string> = new Map(
  DISGUISED.split('|')
    .filter((word) => word.length >= SHORTEST_MISSPELLED)
    .flatMap((word) => misspellingsOf(word).map((misspelled) => [misspelled, word] as const))
    .filter(([misspelled]) => !REAL_WORDS.has(misspelled)),
);

/**
 * Literals that match disguised words: spaced-out letters, digits for letters, a missing letter or two swapped ones.
 */
export function disguisedLiterals(): string[] {
  const words = DISGUISED.split('|');
  return [
    ...words.map((word) => Array.from(word).join(' ')),
    ...words.flatMap(withDigit),
    ...words.filter((word) => word.length >= SHORTEST_RUN_TOGETHER).map((word) => `*${word}`),
    ...MISSPELLINGS.keys(),
  ];
}

/** A word with one letter missing (never the first), or with two adjacent letters swapped. */
function misspellingsOf(word: string): string[] {
  const inner = Array.from({ length: word.length - 2 }, (_, index) => index + 1);
  return [
    ...inner.map((at) => word.slice(0, at) + word.slice(at + 1)),
    ...inner
      .filter((at) => word[at] !== word[at + 1])
      .map(
        (at) => `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`,
      ),
  ];
}

function withDigit(word: string): string[] {
  return Array.from(word, (letter, index) =>
    'aeiost'.includes(letter) ? `${word.slice(0, index)}#${word.slice(index + 1)}` : '',
  ).filter((one) => one !== '');
}
