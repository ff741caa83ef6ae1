import { phrase } from '#engine/text/phrase.ts';

import { REPORT } from './contract-words.ts';
import { riskyClause } from './risky-clause.ts';

const SUM =
  '(?:payments?|fees?|deposits?|charges|subscriptions?|amounts?|sums?|tickets?|purchases?|prepayments?|credits?|instal?ments?)';

export const noRefund = riskyClause({
  id: 'no-refund',
  typeName: 'No refund',
  description: 'What was paid is kept, whatever happens and whoever ends the contract.',
  severity: 'medium',
  recommendation: 'Ask for a refund of what was paid for and not delivered.',
  legalReference: { law: 'Directive 93/13/EEC', article: 'Annex 1(d)' },
  triggers: [
    'refund',
    'refunds',
    'refunded',
    'non-refundable',
    'nonrefundable',
    'not refundable',
    'money back',
    'forfeit',
    'forfeits',
    'forfeited',
  ],
  rules: [
    {
      form: phrase(
        `${SUM} …(?:is|are|be)(?:,? \\w{1,15}){0,3} (?:non-?refundable|not refundable)`,
        `${SUM} …(?:never|not|non) (?:be )?refund(?:ed|able)`,
        `non-?refundable ${SUM}`,
        '(?:will|shall|do|are|can) not (?:be )?(?:\\w{1,12} )?(?:refund|give|issue|provide|offer|make|receive|get|entitled to) …(?:refunds?|money back)',
        '(?:you|customers?|clients?) (?:will )?(?:get|receive)s? no (?:refunds?|money back)|no refunds? (?:will|shall|are|is|can|may) be|(?:there are|we (?:give|offer|make)) no refunds?',
      ),
      unless: phrase(
        'full refund|fully refund(?:ed|able)|(?:will|shall) (?:be )?refund(?:ed)?|money-back guarantee|tax(?:es)? …refund|refund claim',
        REPORT,
      ),
      why: 'What was paid is not given back.',
    },
    {
      form: phrase(
        '(?:shall |will |must |agrees? to )?forfeits? (?:the|its|his|her|their|your|any|all) (?:\\w{3,14} ){0,2}(?:deposit|fees?|prepayments?|payments?|instal?ments?|retainer)(?: of \\W?\\d[\\d,.]{0,10})?(?: (?:paid|if …(?:reason|proceed|cancels?|withdraws?|terminates?|leaves?)))?',
        '(?:deposit|reservation fee|booking fee|retainer|prepayments?|payments? (?:already )?made) (?:will|shall|is|are) (?:be )?(?:automatically )?forfeit(?:ed)?',
      ),
      unless: phrase('bail|not forfeit|court|customs|invalid votes?|candidates?', REPORT),
      why: 'What was paid is lost, whatever it cost the other party.',
    },
  ],
  examples: [
    'The Buyer [[shall forfeit the deposit]] if the sale fails.',
    'On cancellation the [[booking fee is forfeited]].',
    'He forfeited his bail, and the team will forfeit the match; no fees are due.',
    '[[Payments are never refunded]], whatever the reason.',
    'All [[fees paid hereunder are non-refundable]].',
    'If we close your account, [[you get no money back]].',
    'The [[non-refundable deposit]] is due on signing.',
    'The shop gave her money back; a refund took two weeks.',
    'Deposits are fully refundable for 30 days.',
    'We shall refund the fees that were paid in advance.',
    'The airline said that tickets were non-refundable.',
  ],
});
