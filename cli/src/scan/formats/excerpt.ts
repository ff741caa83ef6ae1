import { describeAllowance, type ListedFinding, shorten } from '@proviso/engine/formats';

import type { LocatedFinding } from '../scan-input.ts';

/**
 * The flagged text for a listing, on one line and cut to 120 characters: without what is sensitive, unless that is
 * wanted.
 */
export function excerpt({ text, masked }: LocatedFinding, showsValues: boolean): string {
  return shorten(showsValues ? text : masked);
}

/** A finding with its excerpt, in the shape expected by the formats shared with the server. */
export function toListedFinding(finding: LocatedFinding, showsValues: boolean): ListedFinding {
  const { allowedBy } = finding;
  return {
    ...finding,
    excerpt: excerpt(finding, showsValues),
    ...(allowedBy && { dismissal: describeAllowance(allowedBy) }),
  };
}
