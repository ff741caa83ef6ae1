import type { Subject } from '#engine/jurisdiction/subject.ts';
import {
  AUSTRALIAN_COMPETITION_AND_CONSUMER_ACT,
  CANADIAN_COMPETITION_ACT,
  CONSUMER_CONTRACTS_REGULATIONS,
  CONSUMER_RIGHTS_ACT,
  CONSUMER_RIGHTS_DIRECTIVE,
  DEBT_COLLECTION_ACT,
  DIGITAL_MARKETS_ACT,
  ENDORSEMENT_GUIDES,
  GREEN_GUIDES,
  INDIAN_CONSUMER_ACT,
  KENYAN_CONSUMER_ACT,
  LATE_PAYMENT_ACT,
  LATE_PAYMENT_DIRECTIVE,
  NEW_ZEALAND_FAIR_TRADING_ACT,
  NIGERIAN_COMPETITION_AND_CONSUMER_ACT,
  PHILIPPINE_CONSUMER_ACT,
  REVIEWS_AND_TESTIMONIALS_RULE,
  SINGAPOREAN_FAIR_TRADING_ACT,
  SOUTH_AFRICAN_CONSUMER_ACT,
  TRADE_COMMISSION_ACT,
  UNFAIR_PRACTICES_DIRECTIVE,
  UNFAIR_TERMS_DIRECTIVE,
} from '#engine/laws.ts';
import type { LegalReference } from '#engine/vocabulary.ts';

const PRACTICES: Subject['cited'] = { [UNFAIR_PRACTICES_DIRECTIVE]: 'all' };
/** What misleads or presses consumers. */
const UNFAIR_PRACTICE: Subject['in'] = {
  AU: { law: AUSTRALIAN_COMPETITION_AND_CONSUMER_ACT, article: 'Sch. 2, s. 18' },
  CA: { law: CANADIAN_COMPETITION_ACT, article: 's. 74.01(1)' },
  GB: { law: DIGITAL_MARKETS_ACT, article: 's. 225' },
  IN: { law: INDIAN_CONSUMER_ACT, article: 's. 2(47)' },
  KE: { law: KENYAN_CONSUMER_ACT, article: 's. 12' },
  NG: { law: NIGERIAN_COMPETITION_AND_CONSUMER_ACT, article: 's. 125' },
  NZ: { law: NEW_ZEALAND_FAIR_TRADING_ACT, article: 's. 9' },
  PH: { law: PHILIPPINE_CONSUMER_ACT, article: 'Art. 50' },
  SG: { law: SINGAPOREAN_FAIR_TRADING_ACT, article: 's. 4' },
  US: { law: TRADE_COMMISSION_ACT, article: '15 U.S.C. § 45(a)' },
  ZA: { law: SOUTH_AFRICAN_CONSUMER_ACT, article: 's. 41' },
};
/** Terms that bind consumers unfairly; American, Canadian and Kenyan law has no such rule for all terms. */
const UNFAIR_TERM: Subject['in'] = {
  AU: { law: AUSTRALIAN_COMPETITION_AND_CONSUMER_ACT, article: 'Sch. 2, s. 24' },
  GB: { law: CONSUMER_RIGHTS_ACT, article: 's. 62' },
  IN: { law: INDIAN_CONSUMER_ACT, article: 's. 2(46)' },
  NG: { law: NIGERIAN_COMPETITION_AND_CONSUMER_ACT, article: 's. 127' },
  NZ: { law: NEW_ZEALAND_FAIR_TRADING_ACT, article: 's. 46L' },
  PH: { law: PHILIPPINE_CONSUMER_ACT, article: 'Art. 52' },
  SG: { law: SINGAPOREAN_FAIR_TRADING_ACT, article: 's. 4' },
  ZA: { law: SOUTH_AFRICAN_CONSUMER_ACT, article: 's. 48' },
};
/** What American law says of some practices in particular. */
const AMERICAN_PRACTICES: Readonly<Record<string, LegalReference>> = {
  'abusive-collection': { law: DEBT_COLLECTION_ACT, article: '15 U.S.C. § 1692d' },
  'environmental-claim': { law: GREEN_GUIDES, article: '§ 260.4' },
  'fake-review': { law: REVIEWS_AND_TESTIMONIALS_RULE, article: '§ 465.2' },
  'fake-reviews': { law: REVIEWS_AND_TESTIMONIALS_RULE, article: '§ 465.2' },
  'health-claim': { law: TRADE_COMMISSION_ACT, article: '15 U.S.C. § 52' },
  'hidden-advertising': { law: ENDORSEMENT_GUIDES, article: '§ 255.5' },
};

export const CONSUMERS: readonly Subject[] = [
  ...Object.entries(AMERICAN_PRACTICES).map(([type, american]) => ({
    cited: PRACTICES,
    types: new Set([type]),
    in: { ...UNFAIR_PRACTICE, US: american },
  })),
  { cited: PRACTICES, in: UNFAIR_PRACTICE },
  // Death and injury, for which British law lets no trader escape liability.
  {
    cited: { [UNFAIR_TERMS_DIRECTIVE]: ['Annex, point 1(a)', 'Annex, point 1(a) and (b)'] },
    in: { ...UNFAIR_TERM, GB: { law: CONSUMER_RIGHTS_ACT, article: 's. 62 and 65' } },
  },
  { cited: { [UNFAIR_TERMS_DIRECTIVE]: 'all' }, in: UNFAIR_TERM },
  // Withdrawal within fourteen days.
  {
    cited: { [CONSUMER_RIGHTS_DIRECTIVE]: ['Art. 9 and 25'] },
    in: { GB: { law: CONSUMER_CONTRACTS_REGULATIONS, article: 'reg. 29' } },
  },
  // Goods that are lost on the way.
  {
    cited: { [CONSUMER_RIGHTS_DIRECTIVE]: ['Art. 20'] },
    in: { GB: { law: CONSUMER_RIGHTS_ACT, article: 's. 29' } },
  },
  // Extras that nobody asked for.
  {
    cited: { [CONSUMER_RIGHTS_DIRECTIVE]: ['Art. 22 and 27'] },
    in: { GB: { law: CONSUMER_CONTRACTS_REGULATIONS, article: 'reg. 40' } },
  },
  {
    cited: { [LATE_PAYMENT_DIRECTIVE]: 'all' },
    in: { GB: { law: LATE_PAYMENT_ACT, article: 's. 8' } },
  },
];
