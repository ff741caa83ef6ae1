import {
  BRITISH_CLASSIFICATIONS_POLICY,
  CALIFORNIAN_BUSINESS_CODE,
  CALIFORNIAN_CIVIL_PROCEDURE_CODE,
  CLASSIFICATION_ORDER,
  CONTROLLED_INFORMATION_RULE,
  EU_CHARTER,
  EU_CLASSIFICATION_DECISION,
  EU_TREATY,
  GDPR,
  GERMAN_SECURITY_CLEARANCE_ACT,
  HUMAN_RIGHTS_CONVENTION,
  UK_GDPR,
  UNION_RIGHTS_CONVENTION,
  WAGES_CONVENTION,
} from '#engine/laws.ts';

import type { Country, Jurisdiction } from './jurisdiction.ts';

/** By the country that a law's name ends with. */
const BY_NAME: Readonly<Record<string, Country>> = {
  Australia: 'AU',
  Canada: 'CA',
  France: 'EU',
  India: 'IN',
  Ireland: 'EU',
  Kenya: 'KE',
  'New Zealand': 'NZ',
  Nigeria: 'NG',
  Philippines: 'PH',
  Singapore: 'SG',
  'South Africa': 'ZA',
  UK: 'GB',
  England: 'GB',
  'England and Wales': 'GB',
  'England, Wales and Northern Ireland': 'GB',
  US: 'US',
};
const COUNTRY_IN_NAME = /\(([^()]+)\)$/;
const OF_THE_UNION = /^(?:Council )?(?:Directive|Regulation|Decision) /;
const SPECIAL: ReadonlyMap<string, readonly Jurisdiction[]> = new Map([
  // Laws modelled on it are in force nearly everywhere.
  [GDPR, ['EU', 'other']],
  [UK_GDPR, ['GB']],
  [EU_CHARTER, ['EU']],
  [EU_TREATY, ['EU']],
  [HUMAN_RIGHTS_CONVENTION, ['EU', 'GB']],
  [CALIFORNIAN_BUSINESS_CODE, ['US']],
  [CALIFORNIAN_CIVIL_PROCEDURE_CODE, ['US']],
] as const);
/** Conventions that countries have not joined, or have left. */
const NOT_IN_FORCE: ReadonlyMap<string, readonly Jurisdiction[]> = new Map([
  [UNION_RIGHTS_CONVENTION, ['US']],
  [WAGES_CONVENTION, ['AU', 'GB', 'US']],
]);
/** Whoever marks a document says whose rules it is under, wherever it is found. */
const OF_MARKINGS: ReadonlySet<string> = new Set([
  BRITISH_CLASSIFICATIONS_POLICY,
  CLASSIFICATION_ORDER,
  CONTROLLED_INFORMATION_RULE,
  EU_CLASSIFICATION_DECISION,
  GERMAN_SECURITY_CLEARANCE_ACT,
]);

/**
 * Whether a law that findings refer to may apply to a text of a country: conventions, standards and studies mostly do.
 */
export function mayApply(law: string, jurisdiction: Jurisdiction): boolean {
  if (OF_MARKINGS.has(law)) return true;
  if (NOT_IN_FORCE.get(law)?.includes(jurisdiction) === true) return false;
  const countries = SPECIAL.get(law) ?? countriesOf(law);
  return countries === undefined || countries.some((country) => country === jurisdiction);
}

function countriesOf(law: string): readonly Jurisdiction[] | undefined {
  if (OF_THE_UNION.test(law)) return ['EU'];
  const country = BY_NAME[COUNTRY_IN_NAME.exec(law)?.[1] ?? ''];
  return country === undefined ? undefined : [country];
}
