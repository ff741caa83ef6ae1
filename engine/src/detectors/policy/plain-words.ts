import type { DetectorDescription, Match, SentenceDetector } from '#engine/detector.ts';
import { isMentioned } from '#engine/detectors/discrimination/framing.ts';
import { applyRules, type PhraseRule } from '#engine/text/phrase-rule.ts';
import { phrase } from '#engine/text/phrase.ts';

/** Rules, lessons, news and stories tell of the same without anybody meaning it. */
const TOLD_OF = phrase(
  'polic(?:y|ies)|prohibit(?:s|ed)?|forbidden|offences?|offenses?|misconduct|code of conduct|red flags?|whistle-?blow(?:er|ers|ing)|zero tolerance|disciplinary action',
  '(?:managers|employers) (?:must|should|may|are)|employees (?:must|shall|should|may|are)|staff (?:must|should|may)|you (?:must|should) (?:not|never)|for example|examples? of|e\\.g\\.|such as|for instance|scenarios?|training|lessons?|quiz|case study',
  'novel|film|movie|episode|character|song|lyrics|thriller|game|players?|plot',
  'in error|intended recipient|by mistake|retention (?:period|schedule)',
  'prosecutors?|indictment|convicted|sentenced|pleaded|court heard|according to|reportedly|newspaper|journalists?',
);

interface PlainWords extends Omit<DetectorDescription, 'category'> {
  readonly triggers: readonly string[];
  readonly rules: readonly PhraseRule[];
}

/** Builds a detector for what somebody says in words of everyday; sentences that only tell of it are left alone. */
export function plainWords({ rules, ...description }: PlainWords): SentenceDetector {
  return {
    ...description,
    scope: 'sentence',
    category: 'policy',
    read(sentence): readonly Match[] {
      const matches = applyRules(sentence, rules);
      if (matches.length === 0 || TOLD_OF.test(sentence)) return [];
      return matches.filter(({ start, end }) => !isMentioned(sentence, start, end));
    },
  };
}
