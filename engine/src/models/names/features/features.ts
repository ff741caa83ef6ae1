import { WORD } from '#engine/models/names/lexicon/lexicon.ts';
import { LAST_THREE, LENGTH, SPELLINGS } from '#engine/models/names/tokens/spelling.ts';
import type { TokenizedText } from '#engine/models/names/tokens/tokenized-text.ts';
import type { Vocabulary } from '#engine/models/names/tokens/vocabulary.ts';
import { mixHashes } from '#engine/statistics/feature-hash.ts';

import { CapitalRunFinder } from './capital-run-finder.ts';
import { lineForms } from './line-forms.ts';
import { messageStyle, messageTokens, textStyle } from './text-style.ts';
import { OUTSIDE_HASH } from './word-near.ts';
import { USES, wordUses } from './word-uses.ts';

const MAX_FEATURES = 800;
/** The lexicon bits of a word in isolation. */
export const KNOWN = 0x1fff;
/** The context window: tokens before and after that contribute features. */
export const WINDOW = 2;

/** Features in sequence: the template of each and its value. */
export class FeatureList {
  count = 0;
  readonly values = new Int32Array(MAX_FEATURES);
  private readonly templates = new Uint8Array(MAX_FEATURES);
  private readonly hashes = new Uint32Array(MAX_FEATURES);

  add(template: number, value: number): void {
    this.templates[this.count] = template;
    this.values[this.count] = value;
    this.count += 1;
  }

  /** Adds features whose values are still to be written and returns the index of the first value. */
  addTemplates(templates: Uint8Array): number {
    const { count } = this;
    for (let feature = 0; feature < templates.length; feature += 1) {
      this.templates[count + feature] = templates[feature]!;
    }
    this.count = count + templates.length;
    return count;
  }

  /** The hashes of all features, computed in one pass, which is faster; the array is reused by the next call. */
  hash(): Uint32Array {
    const { templates, values, hashes, count } = this;
    for (let feature = 0; feature < count; feature += 1) {
      hashes[feature] = mixHashes(templates[feature]! + 1, values[feature]!);
    }
    return hashes;
  }
}

/** The inputs of features besides the words themselves. */
export interface FeatureContext {
  readonly reading: TokenizedText;
  readonly lineForms: Uint8Array;
  readonly uses: Uint16Array;
  readonly style: number;
  /** Which links, handles and hashtags a short message contains. */
  readonly messageStyle: number;
  /** The words and shape bigrams of a short message with handles. */
  readonly messageTokens: readonly number[];
  readonly rows: CapitalRunFinder;
}

/** Computes the inputs that token features need from a text. */
export function createFeatureContext(reading: TokenizedText): FeatureContext {
  const forms = lineForms(reading);
  return {
    reading,
    lineForms: forms,
    uses: wordUses(reading, forms),
    style: textStyle(reading),
    messageStyle: messageStyle(reading),
    messageTokens: messageTokens(reading),
    rows: new CapitalRunFinder(reading),
  };
}

/** Features of a word by itself, seen from `offset` tokens away (-2 to 2). */
export function addWordFeatures(
  words: Vocabulary,
  { word, offset }: { readonly word: number; readonly offset: number },
  list: FeatureList,
): void {
  const base = (offset + WINDOW) * 16;
  if (word < 0) {
    list.add(base, OUTSIDE_HASH);
    return;
  }
  const kind = words.kind[word] ?? 0;
  const mask = words.mask[word] ?? 0;
  const wordClass = words.wordClass[word] ?? 0;
  list.add(base, words.hash[word] ?? 0);
  list.add(base + 1, kind);
  list.add(base + 2, (mask & KNOWN) * 8 + kind);
  if (wordClass !== 0) {
    list.add(base + 3, wordClass);
    list.add(base + 5, words.subclass[word] ?? 0);
  }
  if (offset < -1 || offset > 1) return;
  list.add(base + 4, words.spelling[word * SPELLINGS + LAST_THREE] ?? 0);
  if (offset !== 0) return;
  addSpellingFeatures(words, word, list);
  addClassFeatures(words, word, list);
}

function addSpellingFeatures(words: Vocabulary, word: number, list: FeatureList): void {
  const kind = words.kind[word] ?? 0;
  const mask = words.mask[word] ?? 0;
  const base = 100;
  list.add(base, mixHashes(words.hash[word] ?? 0, kind));
  for (let part = 0; part < LENGTH; part += 1) {
    if (part !== LAST_THREE)
      list.add(base + 1 + part, words.spelling[word * SPELLINGS + part] ?? 0);
  }
  list.add(base + 10, (words.spelling[word * SPELLINGS + LENGTH] ?? 0) * 8 + kind);
  for (let bit = 1; bit <= WORD.ordinary; bit *= 2) {
    if ((mask & bit) !== 0) list.add(base + 11, bit);
  }
}

function addClassFeatures(words: Vocabulary, word: number, list: FeatureList): void {
  const kind = words.kind[word] ?? 0;
  const wordClass = words.wordClass[word] ?? 0;
  const base = 112;
  if (wordClass === 0) return;
  list.add(base, wordClass * 8 + kind);
  list.add(base + 1, (words.subclass[word] ?? 0) * 8 + kind);
}

/** How the word of a token is used in its text. */
export function useOfToken({ reading, uses }: FeatureContext, index: number): number {
  return uses[reading.words.family[reading.tokens.word[index]!]!]! & USES;
}
