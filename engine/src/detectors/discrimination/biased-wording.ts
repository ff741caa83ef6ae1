import type { Match, SentenceDetector } from '#engine/detector.ts';
import { type Wording, wordingDetector } from '#engine/detectors/wording-detector.ts';
import { phrase } from '#engine/phrases/phrase.ts';
import type { LegalReference } from '#engine/vocabulary.ts';

import { isDisclaimed } from './framing.ts';
import { type BySetting, settingOf } from './setting.ts';

/** A detector of wording that treats people unequally. */
export interface BiasedWording extends Omit<Wording, 'category'> {
  /** The law on decisions, where that of the type is about advertisements. */
  readonly onDecision?: LegalReference;
  /** Overrides for sentences about housing, credit or employment. */
  readonly bySetting?: BySetting;
  /** Takes out of a sentence what only looks like a disclaimer, such as a ban that is the rule itself. */
  readonly withoutOwnBan?: (sentence: string) => string;
}

/** Statutory exceptions and occupational requirements that permit asking for a trait. */
const EXCEPTION = phrase(
  'equality act(?: 2010)?,? (?:\\(?\\w{1,12}\\)? ){0,3}(?:schedule|sch\\.?) ?\\d{1,2}|schedule 9|(?:occupational|religious) requirement under|genuine occupational',
  `(?:shar(?:e|es|ed|ing)|live-?in|resident) (?:the |a )?(?:\\w{3,12} )?(?:bathroom|kitchen|shower|facilities|house|home|flat|accommodation)? ?(?:with )?(?:the |an? )?(?:live-in |female |resident )?(?:owner|landlady|landlord|householder)`,
  '(?:genuine |bona fide )?occupational (?:requirement|qualification)s?|bfoq',
  '(?:schedule|sch\\.?) \\d{1,2},? (?:\\(?(?:part|paragraphs?|para) \\d{1,2}\\)?,? )?(?:of|to) the equality act',
);
const EXCEPTED: Pick<Match, 'severity' | 'recommendation'> = {
  severity: 'low',
  recommendation: 'Document why the stated exception applies to this work.',
};
/** What is done to somebody who works or wants to, rather than advertised. */
const DECISION = phrase(
  `(?:rejected|dismissed|fired|sacked|refused|declined|demoted|promoted?|let go|let (?:him|her|them|\\w{3,12}) go|laid off|made redundant|passed over|turned (?:him|her|them) down|turned down|ruled out|overlooked|(?:did not|didn't|will not|won't|would not|cannot|can't) (?:hire|keep|renew|train|invite|shortlist|promote|appoint)|not renew(?:ed)?)`,
);
/** A hyphenated compound, in which the word means something else. */
const CONTINUATION = /^[-\u2010\u2011]\p{L}/u;

/**
 * Builds the detector; it skips equal-opportunity statements, advice against the wording, and quotations, and lowers
 * the severity of a match that the sentence bases on a statutory exception.
 */
export function biasedWording({
  bySetting,
  onDecision,
  withoutOwnBan = (sentence) => sentence,
  ...wording
}: BiasedWording): SentenceDetector {
  const detector = wordingDetector(
    { ...wording, category: 'discrimination' },
    { isToldOf: (sentence) => isDisclaimed(withoutOwnBan(sentence)) },
  );
  return {
    ...detector,
    read(sentence) {
      const matches = detector.read(sentence);
      if (matches.length === 0) return matches;
      const whole = matches.filter(({ end }) => !CONTINUATION.test(sentence.slice(end, end + 2)));
      const told = toldOf(sentence, whole, bySetting, onDecision);
      return EXCEPTION.test(sentence) ? told.map((match) => ({ ...match, ...EXCEPTED })) : told;
    },
  };
}

function toldOf(
  sentence: string,
  matches: readonly Match[],
  bySetting: BySetting = {},
  onDecision?: LegalReference,
): Match[] {
  const setting = matches.length === 0 ? undefined : settingOf(sentence);
  const differing = setting && bySetting[setting];
  const decided = onDecision !== undefined &&
    DECISION.test(sentence) && { legalReference: onDecision };
  return matches.map((match) => ({ ...decided, ...differing, ...match }));
}
