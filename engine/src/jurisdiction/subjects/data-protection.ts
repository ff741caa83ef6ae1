import type { Subject } from '#engine/jurisdiction/subject.ts';
import {
  AUSTRALIAN_PRIVACY_ACT,
  CANADIAN_PRIVACY_ACT,
  CHILDREN_PRIVACY_RULE,
  FRENCH_DATA_PROTECTION_ACT,
  GDPR,
  HIPAA_PRIVACY_RULE,
  INDIAN_DATA_PROTECTION_ACT,
  KENYAN_DATA_PROTECTION_ACT,
  NEW_ZEALAND_PRIVACY_ACT,
  NIGERIAN_DATA_PROTECTION_ACT,
  NIST_GUIDE_TO_PII,
  PHILIPPINE_DATA_PRIVACY_ACT,
  SINGAPOREAN_DATA_PROTECTION_ACT,
  SOUTH_AFRICAN_PRIVACY_ACT,
  UK_GDPR,
} from '#engine/laws.ts';
import type { LegalReference } from '#engine/vocabulary.ts';

/** What personal data are. */
const PERSONAL_DATA: Subject['in'] = {
  AU: { law: AUSTRALIAN_PRIVACY_ACT, article: 's. 6(1)' },
  CA: { law: CANADIAN_PRIVACY_ACT, article: 's. 2(1)' },
  EU: { law: GDPR, article: 'Art. 4(1)' },
  GB: { law: UK_GDPR, article: 'Art. 4(1)' },
  IN: { law: INDIAN_DATA_PROTECTION_ACT, article: 's. 2(t)' },
  KE: { law: KENYAN_DATA_PROTECTION_ACT, article: 's. 2' },
  NG: { law: NIGERIAN_DATA_PROTECTION_ACT, article: 's. 65' },
  NZ: { law: NEW_ZEALAND_PRIVACY_ACT, article: 's. 7(1)' },
  PH: { law: PHILIPPINE_DATA_PRIVACY_ACT, article: 's. 3(g)' },
  SG: { law: SINGAPOREAN_DATA_PROTECTION_ACT, article: 's. 2(1)' },
  US: { law: NIST_GUIDE_TO_PII, article: 'Sec. 2.2' },
  ZA: { law: SOUTH_AFRICAN_PRIVACY_ACT, article: 's. 1' },
};
/** Data of which more care is demanded; where no law sets any apart, what personal data are. */
const SENSITIVE_DATA: Subject['in'] = {
  ...PERSONAL_DATA,
  CA: { law: CANADIAN_PRIVACY_ACT, article: 'Sch. 1, cl. 4.3.4' },
  EU: { law: GDPR, article: 'Art. 9(1)' },
  GB: { law: UK_GDPR, article: 'Art. 9(1)' },
  KE: { law: KENYAN_DATA_PROTECTION_ACT, article: 's. 44' },
  NG: { law: NIGERIAN_DATA_PROTECTION_ACT, article: 's. 30' },
  PH: { law: PHILIPPINE_DATA_PRIVACY_ACT, article: 's. 3(l)' },
  US: { law: NIST_GUIDE_TO_PII, article: 'Sec. 3.2.3' },
  ZA: { law: SOUTH_AFRICAN_PRIVACY_ACT, article: 's. 26' },
};

/** The British regulation keeps the numbers of the European one; what was replaced in it is listed below. */
export function britishPlaceOf({ law, article }: LegalReference): LegalReference | undefined {
  return law === GDPR ? { law: UK_GDPR, article } : undefined;
}

export const DATA_PROTECTION: readonly Subject[] = [
  {
    cited: { [GDPR]: ['Art. 4(1)', 'Recital 26', 'Recital 30', 'Art. 87'] },
    in: PERSONAL_DATA,
  },
  {
    cited: {
      [UK_GDPR]: ['Art. 4(1)'],
      [INDIAN_DATA_PROTECTION_ACT]: ['s. 2(t)'],
      [FRENCH_DATA_PROTECTION_ACT]: 'all',
      [HIPAA_PRIVACY_RULE]: [
        '45 CFR § 164.514(b)(2)(i)(C)',
        '45 CFR § 164.514(b)(2)(i)(M)',
        '45 CFR § 164.514(b)(2)(i)(N)',
      ],
    },
    in: PERSONAL_DATA,
  },
  {
    cited: {
      [GDPR]: ['Art. 9(1)'],
      [UK_GDPR]: ['Art. 9(1)'],
      [HIPAA_PRIVACY_RULE]: ['45 CFR § 164.514(b)(2)(i)(H)', '45 CFR § 164.514(b)(2)(i)(I)'],
    },
    in: SENSITIVE_DATA,
  },
  {
    cited: { [GDPR]: ['Art. 10'] },
    in: {
      ...PERSONAL_DATA,
      EU: { law: GDPR, article: 'Art. 10' },
      GB: { law: UK_GDPR, article: 'Art. 10' },
      PH: { law: PHILIPPINE_DATA_PRIVACY_ACT, article: 's. 3(l)' },
      US: { law: NIST_GUIDE_TO_PII, article: 'Sec. 3.2.3' },
      ZA: { law: SOUTH_AFRICAN_PRIVACY_ACT, article: 's. 33' },
    },
  },
  // Not more than is needed.
  {
    cited: { [GDPR]: ['Art. 5(1)(c)', 'Art. 5(1)'], [UK_GDPR]: ['Art. 5(1)(c)'] },
    in: {
      AU: { law: AUSTRALIAN_PRIVACY_ACT, article: 'Sch. 1, cl. 3' },
      CA: { law: CANADIAN_PRIVACY_ACT, article: 'Sch. 1, cl. 4.4' },
      EU: { law: GDPR, article: 'Art. 5(1)(c)' },
      GB: { law: UK_GDPR, article: 'Art. 5(1)(c)' },
      IN: { law: INDIAN_DATA_PROTECTION_ACT, article: 's. 6(1)' },
      KE: { law: KENYAN_DATA_PROTECTION_ACT, article: 's. 25' },
      NG: { law: NIGERIAN_DATA_PROTECTION_ACT, article: 's. 24(1)' },
      NZ: { law: NEW_ZEALAND_PRIVACY_ACT, article: 's. 22' },
      PH: { law: PHILIPPINE_DATA_PRIVACY_ACT, article: 's. 11' },
      SG: { law: SINGAPOREAN_DATA_PROTECTION_ACT, article: 's. 18' },
      US: { law: NIST_GUIDE_TO_PII, article: 'Sec. 4.2.1' },
      ZA: { law: SOUTH_AFRICAN_PRIVACY_ACT, article: 's. 10' },
    },
  },
  // No longer than is needed.
  {
    cited: { [GDPR]: ['Art. 5(1)(e)', 'Art. 5(1)(e) and 17'] },
    in: {
      AU: { law: AUSTRALIAN_PRIVACY_ACT, article: 'Sch. 1, cl. 11' },
      CA: { law: CANADIAN_PRIVACY_ACT, article: 'Sch. 1, cl. 4.5' },
      IN: { law: INDIAN_DATA_PROTECTION_ACT, article: 's. 8(7)' },
      KE: { law: KENYAN_DATA_PROTECTION_ACT, article: 's. 39' },
      NG: { law: NIGERIAN_DATA_PROTECTION_ACT, article: 's. 24(1)' },
      NZ: { law: NEW_ZEALAND_PRIVACY_ACT, article: 's. 22' },
      PH: { law: PHILIPPINE_DATA_PRIVACY_ACT, article: 's. 11' },
      SG: { law: SINGAPOREAN_DATA_PROTECTION_ACT, article: 's. 25' },
      ZA: { law: SOUTH_AFRICAN_PRIVACY_ACT, article: 's. 14' },
    },
  },
  // Children.
  {
    cited: { [GDPR]: ['Art. 8(1)', 'Recital 38 and Art. 6(1)(f)'] },
    in: {
      IN: { law: INDIAN_DATA_PROTECTION_ACT, article: 's. 9' },
      KE: { law: KENYAN_DATA_PROTECTION_ACT, article: 's. 33' },
      NG: { law: NIGERIAN_DATA_PROTECTION_ACT, article: 's. 31' },
      US: { law: CHILDREN_PRIVACY_RULE, article: '16 CFR § 312.5' },
      ZA: { law: SOUTH_AFRICAN_PRIVACY_ACT, article: 's. 34' },
    },
  },
  // Consent.
  {
    cited: { [GDPR]: ['Art. 4(11) and 7', 'Art. 7(2)', 'Art. 7(3)', 'Art. 7(3) and 17'] },
    in: {
      CA: { law: CANADIAN_PRIVACY_ACT, article: 's. 6.1' },
      IN: { law: INDIAN_DATA_PROTECTION_ACT, article: 's. 6' },
      KE: { law: KENYAN_DATA_PROTECTION_ACT, article: 's. 32' },
      NG: { law: NIGERIAN_DATA_PROTECTION_ACT, article: 's. 26' },
      PH: { law: PHILIPPINE_DATA_PRIVACY_ACT, article: 's. 3(b)' },
      SG: { law: SINGAPOREAN_DATA_PROTECTION_ACT, article: 's. 14' },
      ZA: { law: SOUTH_AFRICAN_PRIVACY_ACT, article: 's. 11' },
    },
  },
  // Whom data are about may see, correct and remove them.
  {
    cited: { [GDPR]: ['Art. 12, 15–17 and 21'] },
    in: {
      AU: { law: AUSTRALIAN_PRIVACY_ACT, article: 'Sch. 1, cl. 12' },
      CA: { law: CANADIAN_PRIVACY_ACT, article: 'Sch. 1, cl. 4.9' },
      IN: { law: INDIAN_DATA_PROTECTION_ACT, article: 's. 11 and 12' },
      KE: { law: KENYAN_DATA_PROTECTION_ACT, article: 's. 26' },
      NG: { law: NIGERIAN_DATA_PROTECTION_ACT, article: 's. 34' },
      NZ: { law: NEW_ZEALAND_PRIVACY_ACT, article: 's. 22' },
      PH: { law: PHILIPPINE_DATA_PRIVACY_ACT, article: 's. 16' },
      SG: { law: SINGAPOREAN_DATA_PROTECTION_ACT, article: 's. 21 and 22' },
      ZA: { law: SOUTH_AFRICAN_PRIVACY_ACT, article: 's. 5' },
    },
  },
  // Security.
  {
    cited: { [GDPR]: ['Art. 32'] },
    in: {
      AU: { law: AUSTRALIAN_PRIVACY_ACT, article: 'Sch. 1, cl. 11' },
      CA: { law: CANADIAN_PRIVACY_ACT, article: 'Sch. 1, cl. 4.7' },
      IN: { law: INDIAN_DATA_PROTECTION_ACT, article: 's. 8(5)' },
      KE: { law: KENYAN_DATA_PROTECTION_ACT, article: 's. 41' },
      NG: { law: NIGERIAN_DATA_PROTECTION_ACT, article: 's. 39' },
      NZ: { law: NEW_ZEALAND_PRIVACY_ACT, article: 's. 22' },
      PH: { law: PHILIPPINE_DATA_PRIVACY_ACT, article: 's. 20' },
      SG: { law: SINGAPOREAN_DATA_PROTECTION_ACT, article: 's. 24' },
      US: { law: NIST_GUIDE_TO_PII, article: 'Sec. 4.3' },
      ZA: { law: SOUTH_AFRICAN_PRIVACY_ACT, article: 's. 19' },
    },
  },
  // Breaches that are kept quiet.
  {
    cited: { [GDPR]: ['Art. 33(2)', 'Art. 33', 'Art. 33 and 34', 'Art. 34(1)'] },
    in: {
      AU: { law: AUSTRALIAN_PRIVACY_ACT, article: 's. 26WK' },
      CA: { law: CANADIAN_PRIVACY_ACT, article: 's. 10.1' },
      IN: { law: INDIAN_DATA_PROTECTION_ACT, article: 's. 8(6)' },
      KE: { law: KENYAN_DATA_PROTECTION_ACT, article: 's. 43' },
      NG: { law: NIGERIAN_DATA_PROTECTION_ACT, article: 's. 40' },
      NZ: { law: NEW_ZEALAND_PRIVACY_ACT, article: 's. 114' },
      PH: { law: PHILIPPINE_DATA_PRIVACY_ACT, article: 's. 20(f)' },
      SG: { law: SINGAPOREAN_DATA_PROTECTION_ACT, article: 's. 26D' },
      ZA: { law: SOUTH_AFRICAN_PRIVACY_ACT, article: 's. 22' },
    },
  },
  // Transfers to other countries.
  {
    cited: { [GDPR]: ['Art. 44–46'] },
    in: {
      AU: { law: AUSTRALIAN_PRIVACY_ACT, article: 'Sch. 1, cl. 8' },
      IN: { law: INDIAN_DATA_PROTECTION_ACT, article: 's. 16' },
      KE: { law: KENYAN_DATA_PROTECTION_ACT, article: 's. 48' },
      NG: { law: NIGERIAN_DATA_PROTECTION_ACT, article: 's. 41' },
      PH: { law: PHILIPPINE_DATA_PRIVACY_ACT, article: 's. 21' },
      SG: { law: SINGAPOREAN_DATA_PROTECTION_ACT, article: 's. 26' },
      ZA: { law: SOUTH_AFRICAN_PRIVACY_ACT, article: 's. 72' },
    },
  },
  // Decisions by machines alone.
  {
    cited: { [GDPR]: ['Art. 22', 'Art. 22(1)'] },
    in: {
      GB: { law: UK_GDPR, article: 'Art. 22A–22D' },
      KE: { law: KENYAN_DATA_PROTECTION_ACT, article: 's. 35' },
      NG: { law: NIGERIAN_DATA_PROTECTION_ACT, article: 's. 37' },
      ZA: { law: SOUTH_AFRICAN_PRIVACY_ACT, article: 's. 71' },
    },
  },
];
