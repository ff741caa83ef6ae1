import { phrase } from '#engine/phrases/phrase.ts';

import type { Contradiction } from './contradiction.ts';
import { MAY_RENEW } from './may-renew.ts';

/** What looks like terminations for convenience and is none. */
export const TERMINATION_FOR_CONVENIENCE: readonly Contradiction[] = [
  // A notice of something else.
  {
    says: phrase(
      '(?:may|can|will|shall) (?:\\w{2,12} ){0,3}(?:reduce|lower|change|raise|increase|cut|adjust|vary) (?:the |your |his |her |their )?(?:salary|wages?|pay|rent|fees?|prices?|hours|rates?)',
    ),
    unless: phrase('(?:termina|cancel)\\w{1,9}|end'),
  },
  // Who may renew ends nothing.
  {
    says: MAY_RENEW,
    unless: phrase('(?:terminat|cancel)\\w{1,9}|end|ends|leave|without cause'),
  },
  // Who may look at the books with notice ends nothing.
  {
    says: phrase('audit(?:s|ed|ing)?|inspect(?:s|ed|ing|ions?)?'),
    unless: phrase(
      '(?:terminat|cancel|withdraw|rescind|resign)\\w{0,9}|ends?|ended|leave|quit|without cause',
    ),
  },
  // An end for good reason alone is the opposite.
  {
    says: phrase(
      `(?:terminat|cancel|end|withdraw|dismiss|expel|leave)\\w{0,5} (?:\\w{2,12} ){0,4}?only (?:for|if|where|when|with|on|upon|because of|on account of) (?:(?:we have|there is|it has|an?|the|of) ){0,3}(?:good|important|serious|valid|just|compelling|weighty|substantial|proper|legitimate) (?:reason|cause|ground)s?`,
      `(?:may|can|shall|will) only (?:be )?(?:terminate|cancel|end|withdraw|dismiss)\\w{0,3} (?:\\w{2,12} ){0,4}?(?:for|if|where|when|with|on|upon|because of) (?:(?:we have|there is|an?|the) ){0,2}(?:good|important|serious|valid|just|compelling|weighty|substantial|proper|legitimate) (?:reason|cause|ground)s?`,
    ),
    unless: phrase(
      `(?:any|no) reason|convenience|without (?:giving )?(?:a |any )?(?:cause|reasons?)|sole discretion|either party may`,
    ),
  },
];
