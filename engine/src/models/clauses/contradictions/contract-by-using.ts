import { phrase } from '#engine/phrases/phrase.ts';

import type { Contradiction } from './contradiction.ts';

/** What looks like contracts by using and is none. */
export const CONTRACT_BY_USING: readonly Contradiction[] = [
  // A signer agrees by more than use.
  {
    says: phrase(
      'by (?:my |your |his |her )?(?:signing|signature|executing|checking|ticking)|(?:sign|signed|undersigned) (?:below|hereto)',
    ),
    unless: phrase(
      'use|uses|using|accessing|access|browsing|visiting|downloading|installing|register(?:ing)?|continu(?:e|ed|ing)|clicking',
    ),
  },
];
