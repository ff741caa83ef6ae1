import type { PhraseRule } from '#engine/phrases/phrase-rule.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import {
  SILENCED_PARTY_EXAMPLES,
  SILENCED_PARTY_RULES,
  SILENCED_PARTY_TRIGGERS,
} from './silenced-party-rules.ts';

const OUT = `(?:exited|managed out|let go|dismissed|fired|sacked|terminated|removed|suspended|paid off|silenced|walked out|moved on|made redundant|got rid of|eased out|out|gone|out of (?:the (?:company|firm|building|door|way)|here))`;
const EAR = `(?:the )?(?:regulators?|authorit(?:y|ies)|inspectors?|inspectorate|press|papers|media|newspapers|journalists?|union|lawyers?|police|board|auditors?|ombudsman|council|hr|acas|fsa|fca|sec|cqc|hse|osha|epa|ico|ofsted|eeoc|mhra|fda|sfo|hotline|ministry|commission|environment agency)`;
const SPEAKS = `(?:(?:speaks?|talks?|goes|gets?|writes?|runs?) to ${EAR}|(?:contacts?|rings?|calls?|meets?|e-?mails?|tells?|informs?) ${EAR}|blows? the whistle|files? (?:a |an |her |his |the )?(?:complaint|grievance|report|disclosure|claim)|gives? evidence|testif(?:y|ies)|goes public|makes? (?:a |an |her |his )?(?:report|disclosure|complaint)|complains|reports (?:it|this|us|the \\w{3,12})(?! for duty))`;
const BEFORE = `before (?:he|she|they|it) (?:can |could |has a chance to |gets to |actually |ever |even )?${SPEAKS}`;
const CONDUCT =
  '(?:performance|misconduct|conduct|capability|disciplinary|attendance|expenses|behavioural)(?:[- ](?:related|based))?';

/** In the notation of literals; each wording below contains one. */
export const REMOVED_REPORTER_TRIGGERS: readonly string[] = (
  'before she*|before he*|before they*|before it goes*|before it can*|' +
  'performance ground*|performance reason*|performance-related ground*|performance related ground*|performance-related reason*|performance pretext|misconduct ground*|misconduct reason*|conduct ground*|conduct reason*|capability ground*|capability reason*|disciplinary ground*|disciplinary reason*|attendance ground*|attendance reason*|performance based*|performance-based*|expenses reason*|expenses ground*|performance excuse*'
)
  .split('|')
  .concat(SILENCED_PARTY_TRIGGERS);

/** Whoever might speak to an authority is to be removed first. */
export const REMOVED_REPORTER_RULES: readonly PhraseRule[] = [
  ...SILENCED_PARTY_RULES,
  {
    form: phrase(
      `(?:to be|must be|should be|will be|has to be|have to be|needs to be|is being|ought to be|is to be|gets?|get (?:him|her|them)|have (?:him|her|them)|wants? (?:him|her|them)) (?:quietly |quickly )?${OUT} ${BEFORE}`,
      `(?:exit|dismiss|fire|sack|remove|terminate|suspend|get rid of|silence|let|pay off|ease out|manage out)(?: (?:him|her|them|\\w{3,14}|(?:mr|mrs|ms|dr)\\.? \\w{2,14}))?(?: go| out)? ${BEFORE}`,
    ),
    unless: phrase(
      `dogs?|cats?|patients?|surgery|hospital|must not|may not|nobody|unlawful|tribunal|court|suspects?|prisoners?|protected`,
    ),
    confidence: 0.88,
    why: 'Somebody is to be removed before they can speak to those who should know.',
  },
  {
    form: phrase(
      `(?:hr|management|legal|you|we|they|(?:the |his |her )?(?:line )?manager)(?:'ll| will| to| should| must| can| could| is to| are to){0,2} ?(?:find|invent|come up with|manufacture|cook up|dig up|look for|think of) (?:me |us )?(?:an? |some )(?:\\w{3,10} )?${CONDUCT} (?:grounds?|reasons?|pretext|excuse)(?: (?:for (?:it|this|her|him|them|that)|to (?:dismiss|let|get rid|sack|fire)(?: \\w{2,5}){0,3}))?`,
    ),
    unless: phrase('genuine|appeal|tribunal|researchers?|query|database|cache|slow(?:er)?|latency'),
    confidence: 0.82,
    why: 'The text looks for a pretext to dismiss somebody.',
  },
];

/** Each with its near misses. */
export const REMOVED_REPORTER_EXAMPLES: readonly string[] = [
  ...SILENCED_PARTY_EXAMPLES,
  'The chemist, Mr Obi, [[must be let go before he contacts the inspectorate]]. [[Sack Ludmila before she goes to the press]].',
  'We should [[get her out of the building before she files a grievance]]; [[management to find a capability reason]].',
  'The patient must be removed before she speaks to the police. Let the dog out before it goes to the council meadow.',
  'Nobody may be dismissed before they complain. We need to find a performance reason for the slow query.',
];
