import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const WATCHDOG = `(?:the |an? )?(?:dvsa|faa|caa|mhra|fsa|fda|fca|hse|osha|ico|cqc|ofsted|sec|epa|eeoc|nlrb|acas|regulators?|authorit(?:y|ies)|inspectors?|inspectorate|ombudsman|(?:environment|safety) agency
  |labou?r (?:board|inspector\\w{0,4})|works council|union|auditors?)`;
/** Those who would have kept it in the house; “us” may be an insurer. */
const SUPERIOR =
  '(?:me|your (?:line )?manager|your supervisor|your team leader|your boss|management|the (?:directors?|company|office|board))';

/** Reproaches for having told an authority before a superior, which the law protects. */
export const reproachedReports: WordingPart = {
  triggers: (
    'without speaking to*|without first speaking*|without talking to*|without first talking*|without coming to*|without going through*|' +
    'without telling me*|without telling your*|without telling management*|without telling the*|without asking me*|without asking your*|without informing me*|without informing your*|' +
    'without consulting me*|without consulting your*|behind my back*|over my head*|behind the company*|instead of coming to*|instead of speaking to*|instead of talking to*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `you (?:have |had |also |then |even )?(?:reported|took|raised) (?:\\w{2,14} ){1,6}?(?:to|with) ${WATCHDOG} (?:\\w{3,10} )?(?:without (?:first )?(?:speaking to|talking to|coming to|going through|telling|asking|informing|consulting)|instead of (?:coming|speaking|talking) to) ${SUPERIOR}`,
        `you (?:have |had |also |then |even )?(?:went to|complained to|wrote to|spoke to|turned to|contacted|called|informed|told|rang) ${WATCHDOG} (?:(?:about|over) (?:\\w{2,14} ){1,5}?)?(?:without (?:first )?(?:speaking to|talking to|coming to|going through|telling|asking|informing|consulting) ${SUPERIOR}|instead of (?:coming|speaking|talking) to ${SUPERIOR}|behind my back|over my head)`,
      ),
      unless: phrase('right to|free to|glad|thank(?:s| you)|as you should|no need|insurers?|claim'),
      confidence: 0.84,
      why: 'The text reproaches somebody for having told an authority without asking a superior first.',
    },
  ],
  examples: [
    '[[You reported the faulty brakes to the HSE without telling me]], and I expect better of you.',
    'Second point: [[you took the time sheets to the union instead of coming to me]].',
    '[[You went to the inspectors over my head]]. [[You also contacted the ombudsman about the rota without first talking to your manager]].',
    'You were right to report it: you went to the regulator over my head, as you should.',
    'You reported the theft to the police without telling the insurer, so that the claim is late.',
    'You told the union without telling them when we meet.',
  ],
};
