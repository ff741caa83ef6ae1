import type { Subject } from '#engine/jurisdiction/subject.ts';
import {
  ANTI_CORRUPTION_CONVENTION,
  AUSTRALIAN_COMPETITION_AND_CONSUMER_ACT,
  AUSTRALIAN_CORPORATIONS_ACT,
  AUSTRALIAN_FAIR_WORK_ACT,
  AUSTRALIAN_SAFETY_ACT,
  BRIBERY_ACT,
  BRITISH_MARKET_ABUSE_REGULATION,
  CANADIAN_COMPETITION_ACT,
  COMPETITION_ACT,
  EEOC_ENFORCEMENT_GUIDANCE,
  EMPLOYMENT_RIGHTS_ACT,
  EQUALITY_ACT,
  EU_TREATY,
  HEALTH_AND_SAFETY_ACT,
  INDIAN_COMPETITION_ACT,
  INDIAN_CORRUPTION_ACT,
  INDIAN_INSIDER_TRADING_REGULATIONS,
  KENYAN_BRIBERY_ACT,
  KENYAN_COMPETITION_ACT,
  LABOR_RELATIONS_ACT,
  LABOR_STANDARDS_ACT,
  MARKET_ABUSE_REGULATION,
  NEW_ZEALAND_COMMERCE_ACT,
  NEW_ZEALAND_SAFETY_ACT,
  NIGERIAN_COMPETITION_AND_CONSUMER_ACT,
  OCCUPATIONAL_SAFETY_ACT,
  PAY_TRANSPARENCY_DIRECTIVE,
  PHILIPPINE_COMPETITION_ACT,
  REHABILITATION_OF_OFFENDERS_ACT,
  SAFETY_AT_WORK_DIRECTIVE,
  SECURITIES_EXCHANGE_ACT,
  SHERMAN_ACT,
  SINGAPOREAN_COMPETITION_ACT,
  SINGAPOREAN_CORRUPTION_ACT,
  SINGAPOREAN_SAFETY_ACT,
  SINGAPOREAN_SECURITIES_ACT,
  SOUTH_AFRICAN_COMPETITION_ACT,
  SOUTH_AFRICAN_CORRUPTION_ACT,
  SOUTH_AFRICAN_DISCLOSURES_ACT,
  SOUTH_AFRICAN_MARKETS_ACT,
  SOUTH_AFRICAN_SAFETY_ACT,
  UNION_RIGHTS_CONVENTION,
  VERTICAL_AGREEMENTS_REGULATION,
  WAGES_CONVENTION,
  WHISTLEBLOWER_DIRECTIVE,
  WHISTLEBLOWER_RULE,
  WORKING_TIME_DIRECTIVE,
  WORKING_TIME_REGULATIONS,
} from '#engine/laws.ts';

/** Bribes of private people; where no law of the country is listed, the convention that nearly all have joined. */
const BRIBES = { law: ANTI_CORRUPTION_CONVENTION, article: 'Art. 15 and 21' };

export const WORK_AND_MARKETS: readonly Subject[] = [
  // Contracts that silence whoever reports a wrong.
  {
    cited: { [WHISTLEBLOWER_DIRECTIVE]: ['Art. 24'] },
    in: {
      AU: { law: AUSTRALIAN_CORPORATIONS_ACT, article: 's. 1317AB' },
      GB: { law: EMPLOYMENT_RIGHTS_ACT, article: 's. 43J' },
      US: { law: WHISTLEBLOWER_RULE, article: '17 CFR § 240.21F-17(a)' },
      ZA: { law: SOUTH_AFRICAN_DISCLOSURES_ACT, article: 's. 2(3)' },
    },
  },
  // Evidence that is to be hidden.
  {
    cited: { [WHISTLEBLOWER_DIRECTIVE]: ['Art. 5(2)'] },
    in: {
      GB: { law: EMPLOYMENT_RIGHTS_ACT, article: 's. 43B(1)(f)' },
      ZA: { law: SOUTH_AFRICAN_DISCLOSURES_ACT, article: 's. 1' },
    },
  },
  // Detriment for having reported one.
  {
    cited: { [WHISTLEBLOWER_DIRECTIVE]: ['Art. 19'] },
    in: {
      AU: { law: AUSTRALIAN_CORPORATIONS_ACT, article: 's. 1317AC' },
      GB: { law: EMPLOYMENT_RIGHTS_ACT, article: 's. 47B' },
      ZA: { law: SOUTH_AFRICAN_DISCLOSURES_ACT, article: 's. 3' },
    },
  },
  // Pay that nobody may speak of.
  {
    cited: { [PAY_TRANSPARENCY_DIRECTIVE]: ['Art. 7(5)'] },
    in: {
      AU: { law: AUSTRALIAN_FAIR_WORK_ACT, article: 's. 333B' },
      GB: { law: EQUALITY_ACT, article: 's. 77' },
      US: { law: LABOR_RELATIONS_ACT, article: '29 U.S.C. § 157 and 158(a)(1)' },
    },
  },
  // Wages.
  {
    cited: { [WAGES_CONVENTION]: 'all' },
    in: {
      AU: { law: AUSTRALIAN_FAIR_WORK_ACT, article: 's. 323' },
      GB: { law: EMPLOYMENT_RIGHTS_ACT, article: 's. 13' },
      US: { law: LABOR_STANDARDS_ACT, article: '29 U.S.C. § 206 and 207' },
    },
  },
  // Hours of work that nobody may be held to exceed.
  {
    cited: { [WORKING_TIME_DIRECTIVE]: 'all' },
    in: { GB: { law: WORKING_TIME_REGULATIONS, article: 'reg. 4 and 5' } },
  },
  // Convictions that are held against applicants.
  {
    cited: { [EEOC_ENFORCEMENT_GUIDANCE]: 'all' },
    in: { GB: { law: REHABILITATION_OF_OFFENDERS_ACT, article: 's. 4(3)' } },
  },
  // Trade unions.
  {
    cited: { [UNION_RIGHTS_CONVENTION]: 'all' },
    in: { US: { law: LABOR_RELATIONS_ACT, article: '29 U.S.C. § 157 and 158(a)(1)' } },
  },
  // Safety at work.
  {
    cited: { [SAFETY_AT_WORK_DIRECTIVE]: 'all' },
    in: {
      AU: { law: AUSTRALIAN_SAFETY_ACT, article: 's. 19' },
      GB: { law: HEALTH_AND_SAFETY_ACT, article: 's. 2' },
      NZ: { law: NEW_ZEALAND_SAFETY_ACT, article: 's. 36' },
      SG: { law: SINGAPOREAN_SAFETY_ACT, article: 's. 12' },
      US: { law: OCCUPATIONAL_SAFETY_ACT, article: '29 U.S.C. § 654(a)' },
      ZA: { law: SOUTH_AFRICAN_SAFETY_ACT, article: 's. 8' },
    },
  },
  // Agreements between competitors.
  {
    cited: { [EU_TREATY]: ['Art. 101(1)'] },
    in: {
      AU: { law: AUSTRALIAN_COMPETITION_AND_CONSUMER_ACT, article: 's. 45AD' },
      CA: { law: CANADIAN_COMPETITION_ACT, article: 's. 45(1)' },
      GB: { law: COMPETITION_ACT, article: 's. 2' },
      IN: { law: INDIAN_COMPETITION_ACT, article: 's. 3' },
      KE: { law: KENYAN_COMPETITION_ACT, article: 's. 21' },
      NG: { law: NIGERIAN_COMPETITION_AND_CONSUMER_ACT, article: 's. 59' },
      NZ: { law: NEW_ZEALAND_COMMERCE_ACT, article: 's. 30' },
      PH: { law: PHILIPPINE_COMPETITION_ACT, article: 's. 14' },
      SG: { law: SINGAPOREAN_COMPETITION_ACT, article: 's. 34' },
      US: { law: SHERMAN_ACT, article: '15 U.S.C. § 1' },
      ZA: { law: SOUTH_AFRICAN_COMPETITION_ACT, article: 's. 4(1)' },
    },
  },
  // Prices and customers that suppliers prescribe to those who sell on.
  {
    cited: { [VERTICAL_AGREEMENTS_REGULATION]: ['Art. 4(a)', 'Art. 4(b)–(e)'] },
    in: {
      GB: { law: COMPETITION_ACT, article: 's. 2' },
      IN: { law: INDIAN_COMPETITION_ACT, article: 's. 3(4)' },
      KE: { law: KENYAN_COMPETITION_ACT, article: 's. 21' },
      ZA: { law: SOUTH_AFRICAN_COMPETITION_ACT, article: 's. 5' },
    },
  },
  // Bribes.
  {
    cited: { [BRIBERY_ACT]: 'all' },
    in: {
      AU: BRIBES,
      CA: BRIBES,
      EU: BRIBES,
      IN: { law: INDIAN_CORRUPTION_ACT, article: 's. 8–10' },
      KE: { law: KENYAN_BRIBERY_ACT, article: 's. 5 and 6' },
      NG: BRIBES,
      NZ: BRIBES,
      PH: BRIBES,
      SG: { law: SINGAPOREAN_CORRUPTION_ACT, article: 's. 5' },
      US: BRIBES,
      ZA: { law: SOUTH_AFRICAN_CORRUPTION_ACT, article: 's. 3' },
    },
  },
  // Orders and trades that move a price.
  {
    cited: { [MARKET_ABUSE_REGULATION]: ['Art. 12 and 15'] },
    in: {
      AU: { law: AUSTRALIAN_CORPORATIONS_ACT, article: 's. 1041A' },
      GB: { law: BRITISH_MARKET_ABUSE_REGULATION, article: 'Art. 15' },
      SG: { law: SINGAPOREAN_SECURITIES_ACT, article: 's. 197' },
      US: { law: SECURITIES_EXCHANGE_ACT, article: '15 U.S.C. § 78i(a)' },
      ZA: { law: SOUTH_AFRICAN_MARKETS_ACT, article: 's. 80' },
    },
  },
  // Dealing in what others do not know yet.
  {
    cited: { [MARKET_ABUSE_REGULATION]: 'all' },
    in: {
      AU: { law: AUSTRALIAN_CORPORATIONS_ACT, article: 's. 1043A' },
      GB: { law: BRITISH_MARKET_ABUSE_REGULATION, article: 'Art. 14' },
      IN: { law: INDIAN_INSIDER_TRADING_REGULATIONS, article: 'reg. 4' },
      SG: { law: SINGAPOREAN_SECURITIES_ACT, article: 's. 218' },
      US: { law: SECURITIES_EXCHANGE_ACT, article: '15 U.S.C. § 78j(b)' },
      ZA: { law: SOUTH_AFRICAN_MARKETS_ACT, article: 's. 78' },
    },
  },
];
