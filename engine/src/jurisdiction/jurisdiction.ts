/** A country whose laws findings may refer to; `EU` stands for the Union and what its members share. */
export const COUNTRIES = [
  'AU',
  'CA',
  'EU',
  'GB',
  'IN',
  'KE',
  'NG',
  'NZ',
  'PH',
  'SG',
  'US',
  'ZA',
] as const;
export type Country = (typeof COUNTRIES)[number];

/** Where a text belongs: in one of these countries, or in another one, whose laws are not listed here. */
export type Jurisdiction = Country | 'other';
