import { phrase } from '#engine/text/phrase.ts';

import { PARTY, REPORT } from './contract-words.ts';
import { riskyClause } from './risky-clause.ts';

export const priceIncrease = riskyClause({
  id: 'price-increase',
  typeName: 'Price increase at will',
  description: 'A right of one party to raise prices alone.',
  severity: 'medium',
  recommendation: 'Cap increases, tie them to an index, and ask for notice and a right to leave.',
  legalReference: { law: 'Directive 93/13/EEC', article: 'Annex 1(l)' },
  triggers: [
    'price up',
    'prices up',
    'fees up',
    'fee up',
    'rent up',
    'charges up',
    'rates up',
    'put up the*',
    'put up our*',
    'put up its*',
    'put up your*',
    'put up all*',
    'charge more',
    'charge you more',
    'increase*',
    'raise*',
    'adjust*',
    'change the price*',
    'change its*',
    'change our*',
    'change prices',
    'change the fees',
    'modify the fees',
    'modify the price*',
    'price changes',
  ],
  rules: [
    {
      form: phrase(
        '(?:may|can|reserves? the right to|is entitled to|has the right to)(?:,? \\w{1,12}){0,3} (?:increase|raise|adjust|change|modify) (?:(?:the|its|our|your|all|any) )?(?:\\w{1,15} )?(?:prices?|fees?|rates?|charges|rent|premiums?|pricing)(?: …(?:at any time|without (?:prior )?notice|from time to time|(?:in )?(?:its|our) (?:sole )?discretion))?',
        '(?:prices?|fees?|rates?|charges|rent) (?:may|can) be (?:increased|raised|adjusted|changed) …(?:at any time|without (?:prior )?notice|from time to time|sole discretion)',
      ),
      unless: phrase(
        'not (?:increase|raise|adjust|change)|consumer price index|inflation|no more than|not more than|by mutual|heart rate|both parties|you may',
      ),
      why: 'One party may raise prices alone.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `${PARTY} (?:may|can|reserves? the right to|(?:are|is) free to)(?: \\w{1,12})? (?:put (?:(?:the|our|its|your|all) )?(?:prices?|fees?|rates?|charges|rent) up|put up (?:(?:the|our|its|your|all) )?(?:prices?|fees?|rates?|charges|rent)|charge (?:you )?more)(?: (?:whenever \\w{1,12} (?:likes?|wants?|wish(?:es)?|choose)|at any time|without (?:any )?(?:notice|warning|reason)))?`,
      ),
      unless: phrase('not (?:put|charge)|if you (?:choose|upgrade|add|ask|exceed)', REPORT),
      why: 'One party may raise prices alone.',
      confidence: 0.85,
    },
  ],
  examples: [
    '[[We can put the price up whenever we like]]; going on counts as your agreement.',
    '[[The Landlord may put up the rent at any time]].',
    'The grocer can put the price up on the board; we may not charge more.',
    'Provider [[may increase its fees at any time]].',
    'We [[reserve the right to raise prices without notice]].',
    'Landlord may not increase the rent in the first year.',
    'Fees may increase by no more than inflation.',
    'Exercise may increase your heart rate.',
  ],
});
