import { phrase } from '#engine/text/phrase.ts';

import { REPORT } from './contract-words.ts';
import { riskyClause } from './risky-clause.ts';

const HURDLE =
  '(?:registered (?:post|letter|mail)|certified (?:mail|letter)|recorded delivery|(?:by|via) (?:fax|post|telephone|phone)|in person|notari[sz]ed letter|letter to)';

export const cancellationHurdle = riskyClause({
  id: 'cancellation-hurdle',
  typeName: 'Hurdle to cancelling',
  description: 'A subscription can be cancelled only in a way that is harder than signing up.',
  severity: 'medium',
  recommendation: 'Ask to cancel in the way in which the contract was made, such as online.',
  legalReference: { law: 'US ROSCA', article: '15 U.S.C. § 8403(3)' },
  triggers: [
    'registered post',
    'registered letter',
    'registered mail',
    'certified mail',
    'certified letter',
    'recorded delivery',
    'by fax',
    'only by post',
    'letter by post',
    'notarised letter',
    'notarized letter',
    'cancelled only*',
    'canceled only*',
    'cancel only*',
    'only cancel*',
  ],
  rules: [
    {
      form: phrase(
        `(?:to|may|can|must) cancel(?: (?:it|this|the|your)(?: \\w{1,15})?)?,? …(?:only|must|send|have to|need to|write|by) …${HURDLE}`,
        `(?:subscription|plan|membership|contract|account|cancellations?) …(?:cancell?ed|ended|made|accepted|valid) …only …${HURDLE}`,
        `only cancel …${HURDLE}`,
      ),
      unless: phrase('or (?:by )?e-?mail|or online|hotel|flight|meeting|any time in', REPORT),
      why: 'Cancelling is made harder than signing up.',
    },
  ],
  examples: [
    '[[To cancel, send a letter by registered post]] to our office.',
    'The [[subscription can be cancelled only by fax]].',
    'You may cancel online, by fax or by e-mail.',
    'Notices are sent by registered post to the address above.',
    'To cancel, click the link in your settings.',
  ],
});
