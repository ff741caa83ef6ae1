import type { SentenceDetector } from '#engine/detector.ts';
import { type Wording, wordingDetector } from '#engine/detectors/wording-detector.ts';
import { phrase } from '#engine/phrases/phrase.ts';

/** Rules, training, news and stories describe the same without meaning it. */
const TOLD_OF = phrase(
  `polic(?:y|ies)|prohibit(?:s|ed)?|forbidden|offences?|offenses?|misconduct|code of conduct|red
    flags?|zero tolerance|disciplinary action`,
  `(?:managers|employers) (?:must|should|may|are)|employees (?:must|shall|should|may|are)|staff
    (?:must|should|may)|you (?:must|should) (?:not|never)|for example|examples? of|e\\.g\\.|such as
    |for instance|scenarios?|training|lessons?|quiz|case study`,
  'novel|film|movie|episode|character|song|lyrics|thriller|game|(?<!team )players?|plot',
  'in error|intended recipient|by mistake|retention (?:period|schedule)',
  'prosecutors?|indictment|convicted|sentenced|pleaded|court heard|according to|reportedly|newspaper|journalists?',
);

/** Rules speak of whistle-blowers too, but not of a certain one. */
const ON_REPORTERS = phrase('whistle-?blow(?:er|ers|ing)');
const ONE_REPORTER = phrase(
  `whistle-?blower(?: (?:at|in|from|of) (?:the )?\\w{3,14}(?: \\w{3,14})?)?,? (?:(?:mr|mrs|ms|miss|dr)\\b|(?:is|was|has|needs|ought) to be (?!protected|treated|heard|thanked))`,
);

/**
 * Builds a detector of what somebody says in everyday language; it skips sentences that only describe it. A quoted
 * statement was still made.
 */
export function plainWords(words: Omit<Wording, 'category'>): SentenceDetector {
  return wordingDetector({ ...words, category: 'policy' }, { isToldOf, keepsQuoted: true });
}

function isToldOf(sentence: string): boolean {
  if (TOLD_OF.test(sentence)) return true;
  return ON_REPORTERS.test(sentence) && !ONE_REPORTER.test(sentence);
}
