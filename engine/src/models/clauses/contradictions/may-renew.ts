import { phrase } from '#engine/phrases/phrase.ts';

/** A right of the weaker party to go on. */
export const MAY_RENEW = phrase(
  `(?:franchisees?|tenants?|lessees?|licensees?|customers?|members?|clients?|subscribers?|distributors?|you) (?:may|can|(?:is|are) entitled to|(?:has|have) the right to) (?:\\w{3,9} )?(?:renew|extend) (?:(?:it|this|the \\w{3,12}) )?(?:for|by|once|twice)`,
);
