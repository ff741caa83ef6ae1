import type { Country } from '#engine/jurisdiction/jurisdiction.ts';
import { isAbout, type Subject } from '#engine/jurisdiction/subject.ts';
import {
  AGE_DISCRIMINATION_ACT,
  AMERICANS_WITH_DISABILITIES_ACT,
  CIVIL_RIGHTS_ACT,
  EEOC_COMPLIANCE_MANUAL,
  EEOC_GUIDANCE,
  EMPLOYMENT_EQUALITY_DIRECTIVE,
  EQUAL_CREDIT_ACT,
  EQUALITY_ACT,
  EU_CHARTER,
  FAIR_HOUSING_ACT,
  IMMIGRATION_ACT,
  NATIONAL_ORIGIN_GUIDELINES,
  PAY_TRANSPARENCY_DIRECTIVE,
  PREGNANCY_DISCRIMINATION_ACT,
  RACIAL_EQUALITY_DIRECTIVE,
  SEX_EQUALITY_DIRECTIVE,
} from '#engine/laws.ts';
import type { Finding, LegalReference } from '#engine/vocabulary.ts';

import { LAWS, type Setting, type Trait } from './equal-treatment-laws.ts';

/** What findings refer to by default, by the setting that it is about. */
const CITED: Readonly<Record<Setting, Subject['cited']>> = {
  work: {
    [AGE_DISCRIMINATION_ACT]: 'all',
    [AMERICANS_WITH_DISABILITIES_ACT]: 'all',
    [CIVIL_RIGHTS_ACT]: 'all',
    [EEOC_COMPLIANCE_MANUAL]: 'all',
    [EEOC_GUIDANCE]: 'all',
    [EMPLOYMENT_EQUALITY_DIRECTIVE]: 'all',
    [IMMIGRATION_ACT]: 'all',
    [NATIONAL_ORIGIN_GUIDELINES]: 'all',
    [PREGNANCY_DISCRIMINATION_ACT]: 'all',
    [SEX_EQUALITY_DIRECTIVE]: 'all',
    [PAY_TRANSPARENCY_DIRECTIVE]: ['Art. 5(3)'],
    [EQUALITY_ACT]: ['s. 18', 's. 39', 's. 60'],
  },
  housing: { [FAIR_HOUSING_ACT]: 'all', [EQUALITY_ACT]: ['s. 33', 's. 29 and 33'] },
  service: { [EQUAL_CREDIT_ACT]: 'all', [EQUALITY_ACT]: ['s. 29', 's. 85', 's. 101'] },
  anywhere: {
    [EU_CHARTER]: ['Art. 21', 'Art. 23'],
    [RACIAL_EQUALITY_DIRECTIVE]: 'all',
    [EQUALITY_ACT]: ['s. 4', 's. 13', 's. 19', 's. 26'],
  },
};

/** The types that are about one trait. */
const TYPES: Readonly<Record<Exclude<Trait, 'any'>, readonly string[]>> = {
  age: ['age-discrimination', 'ageist-language'],
  disability: ['disability-discrimination', 'ableist-language'],
  race: [
    'racial-discrimination',
    'national-origin-discrimination',
    'native-speaker',
    'ethnic-stereotype',
    'racially-loaded-language',
  ],
  religion: ['religious-discrimination'],
  sex: [
    'sex-discrimination',
    'pregnancy-discrimination',
    'family-status',
    'chores-by-sex',
    'gendered-job-title',
    'gendered-language',
    'gendered-pronoun',
    'gender-coded-language',
  ],
};

const SETTINGS = Object.keys(CITED) as Setting[];
const TRAITS = Object.keys(TYPES) as (keyof typeof TYPES)[];

/** What is about no trait that equality law protects, except for the Charter and the law of South Africa. */
const UNPROTECTED: ReadonlySet<string> = new Set(['socioeconomic-bias']);
const PROTECTING: ReadonlySet<Country> = new Set(['EU', 'ZA']);
/** What a country's law allows in one setting. */
const ALLOWED: Readonly<
  Partial<Record<Country, Readonly<Partial<Record<Setting, ReadonlySet<string>>>>>>
> = {
  // Art. 15 of the Constitution, which speaks of neither.
  IN: {
    work: new Set(['age-discrimination', 'family-status']),
    housing: new Set(['age-discrimination', 'family-status']),
    service: new Set(['age-discrimination', 'family-status']),
    anywhere: new Set(['age-discrimination', 'family-status']),
  },
  // Equality Act 2010, s. 32(1).
  GB: { housing: new Set(['age-discrimination', 'appearance-requirement', 'family-status']) },
};

/**
 * Where people are treated unequally, by the law that a finding refers to; undefined where it is about something else.
 */
export function settingCited(finding: Finding): Setting | undefined {
  return SETTINGS.find((setting) => isAbout({ cited: CITED[setting], in: {} }, finding));
}

/** What a country's law says of unequal treatment in a setting, by the trait that a type is about. */
export function equalTreatmentIn(
  setting: Setting,
  type: string,
  country: Country,
): LegalReference | undefined {
  if (UNPROTECTED.has(type) && !PROTECTING.has(country)) return undefined;
  if (ALLOWED[country]?.[setting]?.has(type) === true) return undefined;
  const laws = LAWS[country]?.[setting];
  const trait = TRAITS.find((one) => TYPES[one].includes(type)) ?? 'any';
  return laws?.[trait] ?? laws?.any;
}
