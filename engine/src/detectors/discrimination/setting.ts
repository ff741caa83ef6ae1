import type { Match } from '#engine/detector.ts';
import { EQUAL_CREDIT_ACT, FAIR_HOUSING_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { FOR_EVERY_TRAIT, FOR_SEX } from './equal-treatment.ts';

/** What somebody is being selected for: employment law does not apply to housing. */
export type Setting = 'credit' | 'housing' | 'work';

const HOUSING = phrase(
  `flats?|apartments?|bedrooms?|studios?|condos?|rooms? (?:to let|for rent|to rent|available|for an?)
    |(?:double|single|spare|furnished) rooms?|house ?shares?|flat ?shares?|flatmates?|housemates?
    |roommates?`,
  `(?:christian|muslim|jewish|hindu|vegetarian|vegan|non-smoking|catholic|sikh|quiet|professional) (?:household|home)|straight couples?|pets|incl bills|bills incl(?:uded)?|per calendar month|pcm`,
  `tenants?|tenanc(?:y|ies)|renters?|landlords?|landlad(?:y|ies)|lodgers?|lettings?|to let|for rent
    |(?:we|not|never) rent|lease|section 8|dss|housing benefit|house to rent`,
);
const CREDIT = phrase(
  'loans?|mortgages?|borrowers?|lend(?:s|ing|ers?)?|credit (?:cards?|lines?|limits?|applications?)|overdrafts?',
);
const WORK = phrase(
  `jobs?|roles?|positions?|vacanc(?:y|ies)|candidates?|employ(?:s|ed|ees?|ers?|ment)?
    |hir(?:e|es|ed|ing)|recruit(?:s|ed|ing|ment)?|staff|salar(?:y|ies)|cvs?|careers?|shifts?
    |workers?|colleagues?|at work|this work`,
);

/** The setting that a sentence indicates; undefined when it indicates none, or more than one. */
export function settingOf(sentence: string): Setting | undefined {
  const isWork = WORK.test(sentence);
  if (HOUSING.test(sentence)) return isWork ? undefined : 'housing';
  if (CREDIT.test(sentence)) return isWork ? undefined : 'credit';
  return isWork ? 'work' : undefined;
}

/** Overrides for matches in a setting other than the default of their type. */
export type BySetting = Readonly<
  Partial<Record<Setting, Pick<Match, 'legalReference' | 'recommendation'>>>
>;

const FAIR_HOUSING = {
  recommendation: 'Describe the home and its terms, not who should live there.',
  legalReference: { law: FAIR_HOUSING_ACT, article: '42 U.S.C. § 3604(c)' },
};
const EQUAL_CREDIT = {
  recommendation: 'Decide by income, debts and credit history alone.',
  legalReference: { law: EQUAL_CREDIT_ACT, article: '15 U.S.C. § 1691(a)' },
};

/** For traits protected in housing and credit as well as in employment. */
export const IN_HOUSING_AND_CREDIT: BySetting = { housing: FAIR_HOUSING, credit: EQUAL_CREDIT };
/** For traits that no credit law covers. */
export const IN_HOUSING: BySetting = { housing: FAIR_HOUSING };
/** Age, which the Fair Housing Act does not cover. */
export const AGE_BY_SETTING: BySetting = {
  housing: {
    recommendation: FAIR_HOUSING.recommendation,
    legalReference: FOR_EVERY_TRAIT,
  },
  credit: EQUAL_CREDIT,
};
/** For family status, which housing law covers, and which at work deters mothers. */
export const FAMILY_BY_SETTING: BySetting = {
  work: {
    recommendation: 'Remove the requirement; state working hours and travel instead.',
    legalReference: FOR_SEX,
  },
  credit: EQUAL_CREDIT,
};
