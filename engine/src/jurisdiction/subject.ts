import type { Finding, LegalReference } from '#engine/vocabulary.ts';

import type { Country } from './jurisdiction.ts';

/** What several countries' laws say the same about. */
export interface Subject {
  /** The laws by which findings refer to it, and in them the places; every place where none are given. */
  readonly cited: Readonly<Record<string, readonly string[] | 'all'>>;
  /** The types of the findings that mean it; any when absent. */
  readonly types?: ReadonlySet<string>;
  readonly in: Readonly<Partial<Record<Country, LegalReference>>>;
}

/** Whether a finding refers to a subject. */
export function isAbout(subject: Subject, { type, legalReference }: Finding): boolean {
  if (legalReference === undefined || subject.types?.has(type) === false) return false;
  const places = subject.cited[legalReference.law];
  return places === 'all' || places?.includes(legalReference.article) === true;
}
