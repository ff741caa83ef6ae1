import { STOP_WORDS } from './stop-words.ts';

/** Characters read from the beginning, the middle and the end of a text. */
const SAMPLE_LENGTH = 4000;
/** Fewer words than this do not tell a language. */
const MIN_WORDS = 12;
/** The share of words that must be stop words of the language; prose has about twice as many. */
const MIN_STOP_WORD_SHARE = 0.12;
/** The share of letters that a script other than Latin must have. */
const MIN_SCRIPT_SHARE = 0.4;
const MIN_LETTERS = 20;

/** In this order, because Japanese is written with Han characters too. */
const SCRIPTS: readonly (readonly [language: string, script: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['uk', /[іїєґ]/giu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['th', /\p{Script=Thai}/gu],
];
/** Scripts of which a small share of the letters is proof enough. */
const TELLING_SHARE: Readonly<Record<string, number>> = { ja: 0.1, uk: 0.04 };

const LANGUAGES_BY_WORD = languagesByWord();

/** The language of a text as an ISO 639-1 code, or null when there is too little of it to tell. */
export function recognizeLanguage(text: string): string | null {
  const sample = sampleOf(text);
  return languageOfScript(sample) ?? languageOfStopWords(sample);
}

function sampleOf(text: string): string {
  if (text.length <= 3 * SAMPLE_LENGTH) return text;
  const middle = (text.length - SAMPLE_LENGTH) >>> 1;
  return [
    text.slice(0, SAMPLE_LENGTH),
    text.slice(middle, middle + SAMPLE_LENGTH),
    text.slice(-SAMPLE_LENGTH),
  ].join(' ');
}

function languageOfScript(sample: string): string | null {
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters < MIN_LETTERS) return null;
  const found = SCRIPTS.find(([language, script]) => {
    const share = (sample.match(script)?.length ?? 0) / letters;
    return share >= (TELLING_SHARE[language] ?? MIN_SCRIPT_SHARE);
  });
  return found?.[0] ?? null;
}

function languageOfStopWords(sample: string): string | null {
  const words = sample.toLowerCase().match(/\p{L}{1,30}/gu) ?? [];
  if (words.length < MIN_WORDS) return null;
  const counts = new Map<string, number>();
  for (const language of words.flatMap((word) => LANGUAGES_BY_WORD.get(word) ?? [])) {
    counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const [best] = [...counts].toSorted((one, other) => other[1] - one[1]);
  if (best === undefined || best[1] / words.length < MIN_STOP_WORD_SHARE) return null;
  return best[0];
}

function languagesByWord(): Map<string, string[]> {
  const languages = new Map<string, string[]>();
  for (const [language, words] of Object.entries(STOP_WORDS)) {
    for (const word of words) languages.set(word, [...(languages.get(word) ?? []), language]);
  }
  return languages;
}
