import { UNFAIR_PRACTICES_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { advertisedClaim } from './advertised-claim.ts';

const JOINERS =
  '(?:(?:new |further |other |more )?(?:partners?|members?|people|sellers?|distributors?|associates?|recruits?|friends?|participants?|consultants?|investors?|agents?|affiliates?|others?))';
const BRING =
  '(?:recruit(?:s|ing|ed|ment of)?|sign(?:s|ing|ed)? up|bring(?:s|ing)? in|enrol(?:l?s|l?ing|led)?|introduc(?:e|es|ing)|find(?:s|ing)?|win(?:s|ning)?|invit(?:e|es|ing))';
const JOINING_MONEY =
  '(?:joining|entry|starter|sign-up|registration|membership|enrolment|enrollment|start-up) (?:fees?|payments?|kits?|packs?|money|costs?)';

export const pyramidScheme = advertisedClaim({
  id: 'pyramid-scheme',
  typeName: 'Pyramid scheme',
  description:
    'Schemes in which participants earn by recruiting others who pay to join, rather than by selling anything.',
  severity: 'high',
  recommendation: 'Do not join or offer it. Pay participants only for sales to customers.',
  legalReference: { law: UNFAIR_PRACTICES_DIRECTIVE, article: 'Annex I, point 14' },
  triggers: (
    'bring in*|bringing in*|recruit*|sign up|signs up|signing up|you sign up|below you|under you|your downline|downline|' +
    'joining fee*|entry fee*|starter kit*|starter pack*|pays to join|pay to join|paid to join|who do the same|do the same|' +
    'join under*|beneath you|registration fee*|membership fee*|sign-up fee*|enrol*|second level|your team buys*|matrix fills'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:earn|earns|make|makes|income|money|paid|pay|remunerated|commission|bonus|rewarded|compensated|profit) (?:[£$€]?[\\w,.]{1,12} ){0,10}?(?:by|for|from|on|depends? on|through) (?:how many |the number of |the |each |every )?(?:\\w{3,12} )?${BRING} (?:of )?${JOINERS}(?: …${JOINING_MONEY})?`,
        `for (?:every|each) (?:\\w{3,9} ){0,2}?(?:you|they) (?:recruit|sign up|bring in|enrol|introduce|invite),? (?:you |we )(?:\\w{2,9} ){1,5}(?:what|joining|entry|fee|kit)(?: (?:he|she|they) pays? to join)?`,
        `(?:income|earnings|pay|commission) depends? on how many (?:people|members|partners|others|friends) (?:you|they) (?:recruit|sign up|bring in|enrol)`,
        `(?:earn|make|get|gets|receive|share|money|percentage|cut|part) (?:\\w{1,12} ){0,6}?(?:of|from|on) (?:their|his|her|the|every|each) (?:\\w{3,9} )?${JOINING_MONEY}(?: of (?:those|everyone|the people) (?:below|under|beneath) you)?`,
        `(?:buy|get|pay for|take) (?:the|a|your) ${JOINING_MONEY}(?: …)?,? ${BRING} (?:two|three|four|five|six|ten|\\d{1,2}) (?:others|people|friends|members|partners) (?:who|to) do the same(?: …money back)?`,
      ),
      unless: phrase(
        `voucher|referral (?:bonus|fee) for hiring|hire[ds]?|hiring|employees?|headhunters?|recruiters?|vacanc(?:y|ies)|students?|volunteers?|donors?|opens? an account|patients?|refunded|sells? to customers|games?|charit(?:y|ies)`,
      ),
      confidence: 0.8,
      why: 'Participants earn by recruiting others who pay to join, which is an unfair practice in any circumstances.',
    },
  ],
  examples: [
    'You can [[make as much as £9,000 a week from your sofa by signing up friends]].',
    'You [[earn mostly by bringing in new partners]].',
    '[[For every friend you sign up you get part of what he pays to join]].',
    'Your [[income depends on how many people you recruit]].',
    '[[Buy the starter kit, find three others who do the same, and you get your money back]].',
    'You earn a commission on what you sell to customers.',
    'You get a voucher when a friend you bring in opens an account.',
    'Recruiters are paid for each new employee whom they bring in.',
    'Beware of schemes where you earn by recruiting others.',
  ],
});
