import type { DetectorDescription, Match, SentenceDetector } from '#engine/detector.ts';
import { isDisclaimed, isMentioned } from '#engine/detectors/discrimination/framing.ts';

import { isDefinedTerm, isPartOfAddress, isPartOfName, isSurname } from './proper-names.ts';
import { isLegal, speaksOfPeople } from './register.ts';
import { createWordFinder, type FoundWord, triggersOf } from './words/find-words.ts';
import type { Certainty, WordList } from './words/word-list.ts';

/** A detector of words that have better alternatives. */
export interface ReplaceableWords extends Omit<
  DetectorDescription,
  'category' | 'recommendation' | 'severity'
> {
  readonly words: WordList;
  readonly why: string;
  /** Sentences in which no hint is given, in addition to those that are not about people. */
  readonly isPlain?: (sentence: string) => boolean;
  /** Positions at which a word that is not a slur is acceptable; `end` is where the word ends. */
  readonly isExempt?: (sentence: string, end: number) => boolean;
  /** Positions at which a word, also a slur, means something else. */
  readonly isOtherMeaning?: (sentence: string, start: number, end: number) => boolean;
}

/**
 * The words before an insult that somebody is called, in speech or in writing: its quotation is no example of a word.
 */
const HURLED =
  /(?:\byou(?: \w{3,10})? |\b(?:wrote|posted|tweeted|texted|e-?mailed|commented|shouted|yelled|screamed)(?: (?:that|at|to|back) ?\w{0,8})?:? ?["“][^"“”]{2,100})$/i;
const REACH_OF_SPEECH = 140;

const STRENGTHS = {
  offensive: { confidence: 0.65, severity: 'medium', isInformational: false },
  replaceable: { confidence: 0.6, severity: 'low', isInformational: false },
  contextual: { confidence: 0.5, severity: 'low', isInformational: true },
} as const satisfies Record<Certainty, Partial<Match>>;

/**
 * Builds the detector; its findings carry the replacement. Slurs have medium severity; words that are harmless in most
 * senses are informational and reported only in sentences about people.
 */
export function replaceableWords({
  words,
  why,
  isPlain = () => false,
  isExempt = () => false,
  isOtherMeaning = () => false,
  ...description
}: ReplaceableWords): SentenceDetector {
  const findWords = createWordFinder(words);

  return {
    ...description,
    scope: 'sentence',
    category: 'discrimination',
    severity: 'low',
    recommendation: 'Use a more inclusive term.',
    triggers: triggersOf(words),
    read(sentence) {
      const found = findWords(sentence);
      const isHintOnly = found.every(({ certainty }) => certainty === 'contextual');
      const mayHint =
        found.some(({ certainty }) => certainty === 'contextual') &&
        speaksOfPeople(sentence) &&
        !isPlain(sentence);
      // In contracts and manuals, most listed words are not about people, so this is checked first.
      if ((isHintOnly && !mayHint) || isDisclaimed(sentence)) return [];
      return found
        .filter(({ certainty }) => certainty !== 'contextual' || mayHint)
        .filter(
          ({ start, end, certainty }) =>
            (certainty === 'offensive' && isHurled(sentence, start)) ||
            !isMentioned(sentence, start, end),
        )
        .filter(
          ({ start, end }) =>
            !isPartOfAddress(sentence, start) && !isOtherMeaning(sentence, start, end),
        )
        .filter(({ certainty, start, end }) => {
          if (certainty === 'offensive') return !isSurname(sentence, start);
          return !isName(sentence, start, end) && !isExempt(sentence, end);
        })
        .map((word) => toMatch(word, why));
    },
  };
}

function isHurled(sentence: string, start: number): boolean {
  const before = sentence.slice(Math.max(0, start - REACH_OF_SPEECH), start);
  return HURLED.test(before);
}

function isName(sentence: string, start: number, end: number): boolean {
  return (
    isPartOfName(sentence, start, end) || (isDefinedTerm(sentence, start) && isLegal(sentence))
  );
}

function toMatch({ start, end, certainty, replacement }: FoundWord, why: string): Match {
  const isHint = certainty === 'contextual';
  return {
    start,
    end,
    ...STRENGTHS[certainty],
    why: isHint ? 'The word may be read as insensitive when it refers to people.' : why,
    ...(replacement === ''
      ? {
          recommendation:
            certainty === 'offensive' ? 'Remove the insult.' : 'Consider removing the word.',
        }
      : { replacement, recommendation: adviceFor(replacement, certainty) }),
  };
}

function adviceFor(replacement: string, certainty: Certainty): string {
  if (certainty === 'offensive') {
    return `Remove the insult; where it has to be said who is meant, write “${replacement}”.`;
  }
  return certainty === 'contextual'
    ? `Consider “${replacement}” instead.`
    : `Write “${replacement}” instead.`;
}
