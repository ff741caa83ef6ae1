import type { SentenceDetector } from '#engine/detector.ts';
import { type Wording, wordingDetector } from '#engine/detectors/wording-detector.ts';
import { phrase } from '#engine/phrases/phrase.ts';

/** Rules, training, news and stories describe the same without meaning it. */
const TOLD_OF = phrase(
  `polic(?:y|ies)|prohibit(?:s|ed)?|forbidden|offences?|offenses?|misconduct|code of conduct|red
    flags?|whistle-?blow(?:ers|ing)|whistle-?blower (?:polic(?:y|ies)|protection|hotline|line|channel|scheme|directive|laws?|act|rules?|procedure|reports?)|(?:an?|any|every|each|no) whistle-?blower|zero tolerance|disciplinary action`,
  `(?:managers|employers) (?:must|should|may|are)|employees (?:must|shall|should|may|are)|staff
    (?:must|should|may)|you (?:must|should) (?:not|never)|for example|examples? of|e\\.g\\.|such as
    |for instance|scenarios?|training|lessons?|quiz|case study`,
  'novel|film|movie|episode|character|song|lyrics|thriller|game|(?<!team )players?|plot',
  'in error|intended recipient|by mistake|retention (?:period|schedule)',
  'prosecutors?|indictment|convicted|sentenced|pleaded|court heard|according to|reportedly|newspaper|journalists?',
);

/**
 * Builds a detector of what somebody says in everyday language; it skips sentences that only describe it. A quoted
 * statement was still made.
 */
export function plainWords(words: Omit<Wording, 'category'>): SentenceDetector {
  return wordingDetector(
    { ...words, category: 'policy' },
    { isToldOf: (sentence) => TOLD_OF.test(sentence), keepsQuoted: true },
  );
}
