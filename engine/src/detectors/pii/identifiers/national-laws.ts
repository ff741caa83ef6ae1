import { HIPAA_PRIVACY_RULE, UK_GDPR } from '#engine/laws.ts';
import type { LegalReference } from '#engine/vocabulary.ts';

/*
 * What replaces the reference of an identifier's kind where the issuing country has a data protection law of its own
 * that protects this very data.
 */

export const BRITISH_PERSONAL_DATA: LegalReference = { law: UK_GDPR, article: 'Art. 4(1)' };
export const BRITISH_HEALTH_DATA: LegalReference = { law: UK_GDPR, article: 'Art. 9(1)' };
/** The number of a beneficiary of a health plan. */
export const AMERICAN_HEALTH_PLAN: LegalReference = {
  law: HIPAA_PRIVACY_RULE,
  article: '45 CFR § 164.514(b)(2)(i)(I)',
};
