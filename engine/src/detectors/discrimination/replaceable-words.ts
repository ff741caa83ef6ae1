import type { PhraseRule } from '../text/phrase-rule.ts';
import { phrase } from '../text/phrase.ts';

/** A rule for each word that has a better one; all of them share a reason. */
export function replaceableWords(
  replacements: Readonly<Record<string, string>>,
  why: string,
): PhraseRule[] {
  return Object.entries(replacements).map(([word, replacement]) => ({
    form: phrase(word),
    replacement,
    recommendation: `Write “${replacement}” instead.`,
    why,
  }));
}
