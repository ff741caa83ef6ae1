import type { Country } from '#engine/jurisdiction/jurisdiction.ts';
import {
  AGE_DISCRIMINATION_ACT,
  AMERICANS_WITH_DISABILITIES_ACT,
  AUSTRALIAN_AGE_ACT,
  AUSTRALIAN_DISABILITY_ACT,
  AUSTRALIAN_FAIR_WORK_ACT,
  AUSTRALIAN_RACE_ACT,
  AUSTRALIAN_SEX_ACT,
  CANADIAN_HUMAN_RIGHTS_ACT,
  CIVIL_RIGHTS_ACT,
  EEOC_GUIDANCE,
  EMPLOYMENT_EQUALITY_DIRECTIVE,
  EQUAL_ACCESS_DIRECTIVE,
  EQUALITY_ACT,
  EU_CHARTER,
  FAIR_HOUSING_ACT,
  INDIAN_CONSTITUTION,
  INDIAN_DISABILITY_ACT,
  INDIAN_WAGES_CODE,
  KENYAN_CONSTITUTION,
  KENYAN_EMPLOYMENT_ACT,
  NEW_ZEALAND_HUMAN_RIGHTS_ACT,
  NIGERIAN_CONSTITUTION,
  NIGERIAN_DISABILITY_ACT,
  PHILIPPINE_AGE_ACT,
  PHILIPPINE_DISABILITY_ACT,
  PHILIPPINE_LABOR_CODE,
  PHILIPPINE_WOMEN_ACT,
  PUBLIC_ACCOMMODATIONS_ACT,
  RACIAL_EQUALITY_DIRECTIVE,
  SEX_EQUALITY_DIRECTIVE,
  SINGAPOREAN_EMPLOYMENT_GUIDELINES,
  SOUTH_AFRICAN_EMPLOYMENT_EQUITY_ACT,
  SOUTH_AFRICAN_EQUALITY_ACT,
} from '#engine/laws.ts';
import type { LegalReference } from '#engine/vocabulary.ts';

/**
 * Where people are treated unequally, as far as the law that a finding refers to tells; `anywhere` where it does not.
 */
export type Setting = 'work' | 'housing' | 'service' | 'anywhere';
export type Trait = 'age' | 'disability' | 'race' | 'religion' | 'sex' | 'any';
/** A country's laws for a setting; `any` is of all traits that are not listed, and none applies where it is absent. */
type ByTrait = Readonly<Partial<Record<Trait, LegalReference>>>;

const AMERICAN_HIRING = { law: CIVIL_RIGHTS_ACT, article: '42 U.S.C. § 2000e-2(a)' };
const EUROPEAN_CHARTER = { law: EU_CHARTER, article: 'Art. 21' };
const EUROPEAN_HIRING = { law: EMPLOYMENT_EQUALITY_DIRECTIVE, article: 'Art. 2(2)' };
const RACE_IN_EUROPE = { law: RACIAL_EQUALITY_DIRECTIVE, article: 'Art. 2(2)' };
const SEX_IN_EUROPEAN_SERVICES = { law: EQUAL_ACCESS_DIRECTIVE, article: 'Art. 4(1)' };
const DISABILITY_IN_INDIA = { law: INDIAN_DISABILITY_ACT, article: 's. 3' };
const DISABILITY_IN_NIGERIA = { law: NIGERIAN_DISABILITY_ACT, article: 's. 1' };
const NIGERIANS: ByTrait = {
  disability: DISABILITY_IN_NIGERIA,
  any: { law: NIGERIAN_CONSTITUTION, article: 's. 42(1)' },
};
const KENYANS: ByTrait = { any: { law: KENYAN_CONSTITUTION, article: 'Art. 27(5)' } };
const INDIANS: ByTrait = {
  disability: DISABILITY_IN_INDIA,
  any: { law: INDIAN_CONSTITUTION, article: 'Art. 15' },
};
const SOUTH_AFRICANS: ByTrait = {
  race: { law: SOUTH_AFRICAN_EQUALITY_ACT, article: 's. 7' },
  sex: { law: SOUTH_AFRICAN_EQUALITY_ACT, article: 's. 8' },
  disability: { law: SOUTH_AFRICAN_EQUALITY_ACT, article: 's. 9' },
  any: { law: SOUTH_AFRICAN_EQUALITY_ACT, article: 's. 6' },
};
const FILIPINAS = { law: PHILIPPINE_WOMEN_ACT, article: 's. 35' };

/** By country, setting and trait; what is absent has no law of its own. */
export const LAWS: Readonly<Partial<Record<Country, Readonly<Partial<Record<Setting, ByTrait>>>>>> =
  {
    AU: {
      work: {
        age: { law: AUSTRALIAN_AGE_ACT, article: 's. 18' },
        disability: { law: AUSTRALIAN_DISABILITY_ACT, article: 's. 15' },
        race: { law: AUSTRALIAN_RACE_ACT, article: 's. 15' },
        sex: { law: AUSTRALIAN_SEX_ACT, article: 's. 14' },
        any: { law: AUSTRALIAN_FAIR_WORK_ACT, article: 's. 351' },
      },
      housing: {
        age: { law: AUSTRALIAN_AGE_ACT, article: 's. 29' },
        disability: { law: AUSTRALIAN_DISABILITY_ACT, article: 's. 25' },
        race: { law: AUSTRALIAN_RACE_ACT, article: 's. 12' },
        sex: { law: AUSTRALIAN_SEX_ACT, article: 's. 23' },
      },
      service: {
        age: { law: AUSTRALIAN_AGE_ACT, article: 's. 28' },
        disability: { law: AUSTRALIAN_DISABILITY_ACT, article: 's. 24' },
        race: { law: AUSTRALIAN_RACE_ACT, article: 's. 13' },
        sex: { law: AUSTRALIAN_SEX_ACT, article: 's. 22' },
      },
      anywhere: {
        age: { law: AUSTRALIAN_AGE_ACT, article: 's. 14' },
        disability: { law: AUSTRALIAN_DISABILITY_ACT, article: 's. 5' },
        race: { law: AUSTRALIAN_RACE_ACT, article: 's. 9' },
        sex: { law: AUSTRALIAN_SEX_ACT, article: 's. 5' },
      },
    },
    CA: {
      work: { any: { law: CANADIAN_HUMAN_RIGHTS_ACT, article: 's. 7' } },
      housing: { any: { law: CANADIAN_HUMAN_RIGHTS_ACT, article: 's. 6' } },
      service: { any: { law: CANADIAN_HUMAN_RIGHTS_ACT, article: 's. 5' } },
      anywhere: { any: { law: CANADIAN_HUMAN_RIGHTS_ACT, article: 's. 3' } },
    },
    EU: {
      work: {
        age: EUROPEAN_HIRING,
        disability: EUROPEAN_HIRING,
        religion: EUROPEAN_HIRING,
        race: RACE_IN_EUROPE,
        sex: { law: SEX_EQUALITY_DIRECTIVE, article: 'Art. 14(1)' },
        any: EUROPEAN_CHARTER,
      },
      housing: { race: RACE_IN_EUROPE, sex: SEX_IN_EUROPEAN_SERVICES, any: EUROPEAN_CHARTER },
      service: { race: RACE_IN_EUROPE, sex: SEX_IN_EUROPEAN_SERVICES, any: EUROPEAN_CHARTER },
      anywhere: { any: EUROPEAN_CHARTER },
    },
    GB: {
      work: { any: { law: EQUALITY_ACT, article: 's. 39' } },
      housing: { any: { law: EQUALITY_ACT, article: 's. 33' } },
      service: { any: { law: EQUALITY_ACT, article: 's. 29' } },
      anywhere: { any: { law: EQUALITY_ACT, article: 's. 4' } },
    },
    IN: {
      work: {
        disability: DISABILITY_IN_INDIA,
        sex: { law: INDIAN_WAGES_CODE, article: 's. 3' },
        any: { law: INDIAN_CONSTITUTION, article: 'Art. 15' },
      },
      housing: INDIANS,
      service: INDIANS,
      anywhere: INDIANS,
    },
    KE: {
      work: { any: { law: KENYAN_EMPLOYMENT_ACT, article: 's. 5(3)' } },
      housing: KENYANS,
      service: KENYANS,
      anywhere: KENYANS,
    },
    NG: { work: NIGERIANS, housing: NIGERIANS, service: NIGERIANS, anywhere: NIGERIANS },
    NZ: {
      work: { any: { law: NEW_ZEALAND_HUMAN_RIGHTS_ACT, article: 's. 22' } },
      housing: { any: { law: NEW_ZEALAND_HUMAN_RIGHTS_ACT, article: 's. 53' } },
      service: { any: { law: NEW_ZEALAND_HUMAN_RIGHTS_ACT, article: 's. 44' } },
      anywhere: { any: { law: NEW_ZEALAND_HUMAN_RIGHTS_ACT, article: 's. 21' } },
    },
    PH: {
      work: {
        age: { law: PHILIPPINE_AGE_ACT, article: 's. 5' },
        disability: { law: PHILIPPINE_DISABILITY_ACT, article: 's. 32' },
        sex: FILIPINAS,
        any: { law: PHILIPPINE_LABOR_CODE, article: 'Art. 3' },
      },
      housing: { sex: FILIPINAS },
      service: { sex: FILIPINAS },
      anywhere: { sex: FILIPINAS },
    },
    SG: { work: { any: { law: SINGAPOREAN_EMPLOYMENT_GUIDELINES, article: 'Recruitment' } } },
    US: {
      work: {
        age: { law: AGE_DISCRIMINATION_ACT, article: '29 U.S.C. § 623(a)' },
        disability: { law: AMERICANS_WITH_DISABILITIES_ACT, article: '42 U.S.C. § 12112(a)' },
        race: AMERICAN_HIRING,
        religion: AMERICAN_HIRING,
        sex: AMERICAN_HIRING,
        any: { law: EEOC_GUIDANCE, article: 'Prohibited Employment Policies/Practices' },
      },
      housing: {
        // The Fair Housing Act says nothing of age.
        disability: { law: FAIR_HOUSING_ACT, article: '42 U.S.C. § 3604(f)' },
        race: { law: FAIR_HOUSING_ACT, article: '42 U.S.C. § 3604(c)' },
        religion: { law: FAIR_HOUSING_ACT, article: '42 U.S.C. § 3604(c)' },
        sex: { law: FAIR_HOUSING_ACT, article: '42 U.S.C. § 3604(c)' },
      },
      service: {
        disability: { law: AMERICANS_WITH_DISABILITIES_ACT, article: '42 U.S.C. § 12182(a)' },
        race: { law: PUBLIC_ACCOMMODATIONS_ACT, article: '42 U.S.C. § 2000a(a)' },
        religion: { law: PUBLIC_ACCOMMODATIONS_ACT, article: '42 U.S.C. § 2000a(a)' },
      },
    },
    ZA: {
      work: { any: { law: SOUTH_AFRICAN_EMPLOYMENT_EQUITY_ACT, article: 's. 6(1)' } },
      housing: SOUTH_AFRICANS,
      service: SOUTH_AFRICANS,
      anywhere: SOUTH_AFRICANS,
    },
  };
