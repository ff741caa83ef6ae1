import { NO_LETTER, SCRIPT_LANGUAGES, SCRIPT_OF, scriptOf } from './scripts.ts';
import { STOP_WORDS } from './stop-words.ts';

/** Characters read from the beginning, the middle and the end of a text. */
const SAMPLE_LENGTH = 1000;
/** Fewer words than this do not tell a language. */
const MIN_WORDS = 12;
/** The share of words that must be stop words of the language; prose has about twice as many. */
const MIN_STOP_WORD_SHARE = 0.12;
/** The share of letters that a script other than Latin must have. */
const MIN_SCRIPT_SHARE = 0.4;
const MIN_LETTERS = 20;
/** Scripts of which a small share of the letters is proof enough. */
const TELLING_SHARE: Readonly<Record<string, number>> = { ja: 0.1, uk: 0.04 };

const LANGUAGES = Object.keys(STOP_WORDS);
const HASH_FACTOR = 31;
/** The languages, as indexes of `LANGUAGES`, that have a stop word, by the hash of the word. */
const LANGUAGES_BY_WORD = languagesByWord();

/** The language of a text as an ISO 639-1 code, or null when there is too little of it to tell. */
export function recognizeLanguage(text: string): string | null {
  const counts = countWords(sampleOf(text).toLowerCase());
  return languageOfScript(counts) ?? languageOfStopWords(counts);
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

interface WordCounts {
  words: number;
  letters: number;
  /** Letters by what `SCRIPT_OF` says of them. */
  readonly byScript: Uint32Array;
  /** Stop words by the index of their language. */
  readonly byLanguage: Uint32Array;
}

/** Goes over a text once; it is part of every analysis, so that words are compared by hash. */
function countWords(text: string): WordCounts {
  const byScript = new Uint32Array(SCRIPT_LANGUAGES.length + 2);
  const counts = { words: 0, letters: 0, byScript, byLanguage: new Uint32Array(LANGUAGES.length) };
  let hash = 0;
  let letters = 0;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    const script = SCRIPT_OF[unit] ?? NO_LETTER;
    if (script !== NO_LETTER) {
      hash = extended(hash, unit);
      byScript[script] = (byScript[script] ?? 0) + 1;
      letters += 1;
    } else if (hash !== 0) {
      countWord(counts, hash);
      hash = 0;
    }
  }
  if (hash !== 0) countWord(counts, hash);
  counts.letters = letters;
  return counts;
}

function countWord(counts: WordCounts, hash: number): void {
  counts.words += 1;
  for (const language of LANGUAGES_BY_WORD.get(hash) ?? []) {
    counts.byLanguage[language] = (counts.byLanguage[language] ?? 0) + 1;
  }
}

function languageOfScript({ letters, byScript }: WordCounts): string | null {
  if (letters < MIN_LETTERS) return null;
  const ukrainian = byScript[scriptOf('uk')] ?? 0;
  const found = SCRIPT_LANGUAGES.find((language) => {
    const count = byScript[scriptOf(language)] ?? 0;
    const share = (language === 'ru' ? count + ukrainian : count) / letters;
    return share >= (TELLING_SHARE[language] ?? MIN_SCRIPT_SHARE);
  });
  return found ?? null;
}

function languageOfStopWords({ words, byLanguage }: WordCounts): string | null {
  if (words < MIN_WORDS) return null;
  const most = Math.max(...byLanguage);
  if (most / words < MIN_STOP_WORD_SHARE) return null;
  return LANGUAGES[byLanguage.indexOf(most)] ?? null;
}

function languagesByWord(): Map<number, number[]> {
  const languages = new Map<number, number[]>();
  for (const [index, words] of Object.values(STOP_WORDS).entries()) {
    for (const word of words) {
      const hash = hashOf(word);
      languages.set(hash, [...(languages.get(hash) ?? []), index]);
    }
  }
  return languages;
}

function hashOf(word: string): number {
  let hash = 0;
  for (let index = 0; index < word.length; index += 1)
    hash = extended(hash, word.charCodeAt(index));
  return hash;
}

function extended(hash: number, unit: number): number {
  return (Math.imul(hash, HASH_FACTOR) + unit) | 0;
}
