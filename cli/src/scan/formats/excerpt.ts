import { mask } from '@proviso/engine';
import { describeAllowance, type ListedFinding, shorten } from '@proviso/engine/formats';

import type { LocatedFinding } from '../scan-input.ts';

/** The flagged text for a listing: masked where it is sensitive, else on one line and cut to 120 characters. */
export function excerpt({ text, isSensitive }: LocatedFinding, showsValues: boolean): string {
  return isSensitive && !showsValues ? mask(text) : shorten(text);
}

/** A finding with its excerpt, as the formats that are shared with the server take it. */
export function listed(finding: LocatedFinding, showsValues: boolean): ListedFinding {
  const { allowedBy } = finding;
  return {
    ...finding,
    excerpt: excerpt(finding, showsValues),
    ...(allowedBy && { dismissal: describeAllowance(allowedBy) }),
  };
}
