import { MUST_NOT, REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { FORCED_LABOUR_CONVENTION, HUMAN_RIGHTS_CONVENTION } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { HOUSEHOLD, LIVE_IN } from './workers.ts';

const WORKER = `(?:she|he|they|you|(?:the |each |every |all |our |any )?(?:${LIVE_IN}|(?:foreign |overseas |seasonal )?(?:workers?|employees?|labourers?)))`;
/** Where somebody lives, which others may want locked, and not where somebody only works. */
const HOME =
  '(?:house|home|flat|apartment|compound|accommodation|dormitory|quarters|labou?r camp|camp|farm|estate|villa|hostel)';
/** Somebody who works for others, said of persons and pronouns alike. */
const AT_WORK = phrase(
  `${LIVE_IN}|${HOUSEHOLD}|workers?|employees?|labourers?|wages|days? off|working hours|salary|pocket money|contract`,
);

export const restrictedLiberty = riskyClause({
  id: 'restricted-liberty',
  typeName: 'Restriction of liberty',
  description:
    'Terms that keep a worker from leaving the house in free time, from visitors, or from a private life.',
  severity: 'high',
  recommendation: 'Remove the term; what somebody does in free time is their own affair.',
  legalReference: { law: FORCED_LABOUR_CONVENTION, article: 'Art. 2(1)' },
  triggers: [
    ...['leave', 'leaving', 'go out of', 'go outside', 'step outside'].flatMap((verb) =>
      ['the', 'our', 'his', 'her', 'their', 'your'].map((whose) => `${verb} ${whose}*`),
    ),
    ...(
      'go out alone*|go out after*|go out in the evening*|go out at night*|going out|go outside|step outside|' +
      'boyfriend*|girlfriend*|boy-friend*|girl-friend*|romantic*|relationship*|marry|get married|fall in love|' +
      'visitors|friends|male friend*|female friend*|men'
    ).split('|'),
  ],
  rules: [
    {
      form: phrase(
        `${WORKER} (?:${MUST_NOT}|(?:is|are) not to) (?:\\w{2,9} ){0,2}?(?:leave|go out of|step out of|quit) (?:the |our |his |her |their |your )(?:\\w{3,10}(?:'s|') )?${HOME}(?:,? (?:after|before) (?:\\d{1,2}(?:[.:]\\d\\d)? ?(?:am|pm|a\\.m\\.|p\\.m\\.|o'clock)?|dark|sunset|work|dinner|supper|\\w{3,6} o'clock)|,? at (?:night|any time)|,? (?:in the evenings?|alone|unaccompanied|on (?:her|his|their|your|the) days? off|without (?:the |our |his |her |their |an? |prior |written |express ){0,3}(?:\\w{3,10}(?:'s|') )?(?:permission|consent|approval|leave|escort|asking|being accompanied|telling)|except (?:for|to|on|with)|unless (?:accompanied|\\w{2,8} (?:permits?|allows?|agrees?))))`,
        `${WORKER} (?:${MUST_NOT}|(?:is|are) not to) go out(?:side)? (?:alone|unaccompanied|after (?:\\d{1,2}|dark|sunset|work)|at night|in the evenings?|on (?:her|his|their|your) days? off|without (?:the |our |his |her |their |an? |prior |written ){0,3}(?:\\w{3,10}(?:'s|') )?(?:permission|consent|approval|escort))`,
      ),
      requires: AT_WORK,
      unless: phrase(
        `covid|quarantine|isolat\\w{2,5}|masks?|fire|alarms?|evacuat\\w{2,5}|unlocked|unattended|without (?:locking|closing|shutting|switching|turning)|gates?|mines?|shafts?|decks?|ice|keys?|windows|lights|child(?:ren)? (?:is |are )?(?:alone|unattended|asleep|sleeping)|bab(?:y|ies)|in (?:her|his|your|their) care|looking after|while (?:on duty|working)|during (?:the |her |his |your |their )?(?:shifts?|lessons?|working hours|break)|on duty|parole|court|bail|prisoners?|patients?|pupils?|students?|under (?:18|eighteen)|minors?|emergenc(?:y|ies)|storm|curfew`,
        REPORT,
      ),
      confidence: 0.9,
      why: 'The term keeps a worker from leaving the place where they live, which is a sign of forced labour.',
    },
    {
      form: phrase(
        `${WORKER} (?:${MUST_NOT}|(?:is|are) not to) (?:[\\w' ]{2,60}?(?:,| and| or|nor) (?:(?:shall|will|must|may) not )?)?(?:have|keep|take|bring home|see|meet) (?:an? |any |her |his )?(?:boy-?friends?|girl-?friends?|lovers?|romantic (?:partner|relationship)s?)`,
        `(?:shall|will|must|may|can) not (?:[\\w' ]{2,60}?(?:,| and| or|nor) )?(?:receive|have|see|invite|entertain) (?:any |male |female |her |his |own )?(?:visitors|friends|men|guests)(?: or (?:have )?(?:an? |any )?(?:boy-?friend|girl-?friend|friends|guests|visitors|callers))?`,
        `${WORKER} (?:${MUST_NOT}|(?:is|are) not to) (?:marry|get married|fall in love|date anybody|date anyone)(?: (?:while|during|until|before|for as long as|in)(?: \\w{2,12}){1,5})?`,
      ),
      requires: phrase(LIVE_IN),
      unless: phrase(
        `overnight|without (?:asking|telling|prior|our|the|his|her)|unless|except|under (?:18|eighteen)|after (?:\\d{1,2}|midnight)|at (?:the )?(?:same time|work)|while (?:on duty|working|the child\\w{0,3})|during (?:the )?(?:shifts?|working hours)|on duty|smok\\w{1,4}|patients?|residents?|bacteria|teams?`,
        REPORT,
      ),
      legalReference: { law: HUMAN_RIGHTS_CONVENTION, article: 'Art. 8' },
      confidence: 0.85,
      why: 'The term forbids a worker to have visitors or a private life.',
    },
  ],
  examples: [
    '[[The maid may not leave the apartment without the permission]] of her employer.',
    '[[Each worker must not leave the labour camp at night]] or on Fridays.',
    'The contract says that [[she is not to go out alone]] on any day off.',
    '[[The nanny must not have a boyfriend]] while she lives with us.',
    'The helper [[may not invite friends]], and [[she shall not get married during the contract]].',
    'The nanny must not leave the house while the children are asleep.',
    'The employee may not leave the premises during working hours without telling his manager.',
    'Workers must not leave the house unlocked, or the keys in the door.',
    'The au pair may not have overnight visitors without asking us first.',
    'You must not leave the house without a mask. She did not leave the house after dark.',
    'The worker may leave the house whenever she is off duty.',
    'The maid must not leave the house at night without shutting the windows; workers must not go out alone on the ice.',
    'Tenants may not receive visitors who smoke; the helper may invite friends.',
  ],
});
