import type { DetectorDescription, PlaceDetector } from '#engine/detector.ts';
import { endingThere, startOfMatchBefore } from '#engine/text/match-before.ts';

/** Words that say something of a person wherever they stand, and are only listed. */
interface ListedWords extends Omit<
  DetectorDescription,
  'category' | 'severity' | 'isInformational'
> {
  readonly words: readonly string[];
  /** Extends a finding to what stands before the word; bounded, as `endingThere` reads it. */
  readonly before?: string;
  /** Where this stands behind, the word means something else. */
  readonly unlessFollowedBy?: RegExp;
  readonly why: string;
}

const SURENESS = 0.35;
/** A capital, and another one behind it: a word of a name, as in “Widow’s Pension”. */
const IN_NAME = /^\p{Lu}[\p{L} ]{1,40}(?:['’]s)? \p{Lu}/u;

/** Builds a detector of words that are listed for whoever must not be recognised; whatever is surer takes their place. */
export function listedWords(listed: ListedWords): PlaceDetector {
  const { words, before, unlessFollowedBy, why, ...description } = listed;
  const form = before === undefined ? undefined : endingThere(before, 'i');
  return {
    ...description,
    scope: 'place',
    category: 'pii',
    severity: 'low',
    isInformational: true,
    triggers: words,
    reach: { before: 48, after: 24 },
    verify({ text, start, end }) {
      if (text.charAt(start - 1) === '-' || IN_NAME.test(text.slice(start, end + 5)))
        return undefined;
      if (unlessFollowedBy?.test(text.slice(end)) === true) return undefined;
      const from = form === undefined ? undefined : startOfMatchBefore(text, start, form);
      return { start: from ?? start, end, confidence: SURENESS, why };
    },
  };
}
