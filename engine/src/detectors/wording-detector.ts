import type { DetectorDescription, SentenceDetector } from '#engine/detector.ts';
import { applyRules, type PhraseRule } from '#engine/phrases/phrase-rule.ts';

import { isMentioned } from './discrimination/framing.ts';
import { joinParts, type WordingPart } from './wording-part.ts';

/** A detector of statements, by their wordings. */
export interface Wording extends DetectorDescription {
  readonly triggers?: readonly string[];
  readonly rules?: readonly PhraseRule[];
  readonly parts?: readonly WordingPart[];
}

/** The checks that recognize sentences which mention a wording without using it. */
interface Framing {
  /** Sentences that forbid, report or discuss such wording rather than using it. */
  readonly isToldOf: (sentence: string) => boolean;
  /** Whether a quoted statement still counts, because it was made. */
  readonly keepsQuoted?: boolean | ((sentence: string) => boolean);
}

/** Builds a detector of wordings that skips sentences which only mention them. */
export function wordingDetector(
  { parts = [], triggers = [], rules: ownRules = [], examples, ...description }: Wording,
  { isToldOf, keepsQuoted = false }: Framing,
): SentenceDetector {
  const { rules, ...joined } = joinParts({ parts, triggers, rules: ownRules, examples });
  return {
    ...description,
    ...joined,
    scope: 'sentence',
    forms: rules.map(({ form }) => form),
    read(sentence) {
      const matches = applyRules(sentence, rules);
      if (matches.length === 0 || isToldOf(sentence)) return [];
      const keeps = typeof keepsQuoted === 'boolean' ? keepsQuoted : keepsQuoted(sentence);
      return keeps
        ? matches
        : matches.filter(({ start, end }) => !isMentioned(sentence, start, end));
    },
  };
}
