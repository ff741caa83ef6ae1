import { languageOfFewWords } from './few-words.ts';
import { NO_LETTER, SCRIPT_LANGUAGES, SCRIPT_OF, scriptOf } from './scripts.ts';
import { STOP_WORDS } from './stop-words.ts';

/** The language or languages of a text. */
export interface RecognizedLanguage {
  /** The ISO 639-1 code of the language of most of the text, or null when there is too little of it. */
  readonly language: string | null;
  /** Whether there are signs of a second language. */
  readonly isMixed: boolean;
}

/** How many pieces of a long text are read, spread evenly over it. */
const PIECES = 8;
const PIECE_LENGTH = 400;
/** The stop words of fewer words than this do not show a language; other words may. */
const MIN_WORDS = 12;
/** The share of words that must be stop words of the language; prose has about twice as many. */
const MIN_STOP_WORD_SHARE = 0.12;
/** A text in another language has at least this many different stop words that are not English. */
const MIN_FOREIGN_WORDS = 3;
/** The share of letters that a script other than Latin must have. */
const MIN_SCRIPT_SHARE = 0.4;
const MIN_LETTERS = 20;
/** In a shorter text, so many letters of such scripts, and this share of all letters, are enough. */
const FEW_LETTERS = { letters: 2, share: 0.6 };
/** Scripts of which a small share of the letters is proof enough. */
const TELLING_SHARE: Readonly<Record<string, number>> = { ja: 0.1, uk: 0.04 };
/** The least share of words or letters, and the least number of different stop words, of a second language. */
const SECOND = { share: 0.03, words: 4 };

/** The ISO 639-1 code of the language that the models read. */
export const ENGLISH = 'en';
const LANGUAGES = Object.keys(STOP_WORDS);
const NO_LANGUAGES: readonly string[] = [];
const HASH_FACTOR = 31;
/** The languages that have a stop word, by the hash of the word. */
const LANGUAGES_OF_WORD = languagesByWord();

/** Recognizes languages by scripts and by frequent short words. */
export function recognizeLanguage(text: string): RecognizedLanguage {
  const sample = sampleOf(text);
  const counts = countWords(sample.toLowerCase());
  const language =
    languageOfScript(counts, MIN_SCRIPT_SHARE) ??
    languageOfFewLetters(counts) ??
    (counts.words < MIN_WORDS ? languageOfFewWords(sample) : languageOfStopWords(counts));
  return { language, isMixed: language !== null && hasSecond(counts, language) };
}

function sampleOf(text: string): string {
  if (text.length <= PIECES * PIECE_LENGTH) return text;
  const step = (text.length - PIECE_LENGTH) / (PIECES - 1);
  return Array.from({ length: PIECES }, (_, piece) => {
    const start = Math.round(piece * step);
    return text.slice(start, start + PIECE_LENGTH);
  }).join(' ');
}

interface WordCounts {
  words: number;
  letters: number;
  /** The number of letters, by the values of `SCRIPT_OF`. */
  readonly byScript: Uint32Array;
  /** How often each stop word occurs, by its hash. */
  readonly stopWords: Map<number, number>;
}

/** Counts words and letters in one pass; words are compared by hash, because this is part of every analysis. */
function countWords(text: string): WordCounts {
  const byScript = new Uint32Array(SCRIPT_LANGUAGES.length + 2);
  const counts = { words: 0, letters: 0, byScript, stopWords: new Map<number, number>() };
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
  if (!LANGUAGES_OF_WORD.has(hash)) return;
  counts.stopWords.set(hash, (counts.stopWords.get(hash) ?? 0) + 1);
}

function languageOfFewLetters(counts: WordCounts): string | null {
  const { letters, byScript } = counts;
  const ofScripts = SCRIPT_LANGUAGES.reduce(
    (sum, language) => sum + (byScript[scriptOf(language)] ?? 0),
    0,
  );
  const areEnough = ofScripts >= Math.max(FEW_LETTERS.letters, FEW_LETTERS.share * letters);
  return areEnough ? commonScript(counts, MIN_SCRIPT_SHARE) : null;
}

function languageOfScript(counts: WordCounts, minShare: number): string | null {
  return counts.letters < MIN_LETTERS ? null : commonScript(counts, minShare);
}

function commonScript({ letters, byScript }: WordCounts, minShare: number): string | null {
  const ukrainian = byScript[scriptOf('uk')] ?? 0;
  const found = SCRIPT_LANGUAGES.find((language) => {
    const count = byScript[scriptOf(language)] ?? 0;
    const share = (language === 'ru' ? count + ukrainian : count) / letters;
    return share >= Math.min(minShare, TELLING_SHARE[language] ?? 1);
  });
  return found ?? null;
}

function languageOfStopWords(counts: WordCounts): string | null {
  const totalOf = (language: string): number => stopWordsOf(counts, language).total;
  const [best = null] = LANGUAGES.filter(
    (language) =>
      language === ENGLISH || stopWordsOf(counts, language, ENGLISH).different >= MIN_FOREIGN_WORDS,
  ).toSorted((one, other) => totalOf(other) - totalOf(one));
  return best !== null && totalOf(best) >= MIN_STOP_WORD_SHARE * counts.words ? best : null;
}

/** Whether words or letters of another language than the first one occur. */
function hasSecond(counts: WordCounts, first: string): boolean {
  const script = languageOfScript(counts, SECOND.share);
  if (script !== null && script !== first) return true;
  return LANGUAGES.some((language) => {
    if (language === first) return false;
    const { different, total } = stopWordsOf(counts, language, first);
    return different >= SECOND.words && total >= SECOND.share * counts.words;
  });
}

/** The stop words of a language in a text, without those that another one has as well. */
function stopWordsOf(
  { stopWords }: WordCounts,
  language: string,
  except?: string,
): { readonly different: number; readonly total: number } {
  let different = 0;
  let total = 0;
  for (const [hash, count] of stopWords) {
    const languages = LANGUAGES_OF_WORD.get(hash) ?? NO_LANGUAGES;
    if (!languages.includes(language)) continue;
    if (except !== undefined && languages.includes(except)) continue;
    different += 1;
    total += count;
  }
  return { different, total };
}

function languagesByWord(): Map<number, readonly string[]> {
  const languages = new Map<number, readonly string[]>();
  for (const language of LANGUAGES) {
    for (const word of STOP_WORDS[language] ?? NO_LANGUAGES) {
      const hash = hashOf(word);
      languages.set(hash, [...(languages.get(hash) ?? NO_LANGUAGES), language]);
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
