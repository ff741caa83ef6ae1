import { phrase } from '#engine/text/phrase.ts';

import { riskyClause } from './risky-clause.ts';

export const priceIncrease = riskyClause({
  id: 'price-increase',
  typeName: 'Price increase at will',
  description: 'A right of one party to raise prices alone.',
  severity: 'medium',
  recommendation: 'Cap increases, tie them to an index, and ask for notice and a right to leave.',
  legalReference: { law: 'Directive 93/13/EEC', article: 'Annex 1(l)' },
  triggers: [
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
  ],
  examples: [
    'Provider [[may increase its fees at any time]].',
    'We [[reserve the right to raise prices without notice]].',
    'Landlord may not increase the rent in the first year.',
    'Fees may increase by no more than inflation.',
    'Exercise may increase your heart rate.',
  ],
});
