import type { PolicyPack } from '#engine/policies/policy-pack.ts';
import { everyFinding } from '#engine/redaction/every-finding.ts';
import type { FindingSource, Report } from '#engine/vocabulary.ts';

import { addFindings, type Extended } from './add-findings.ts';
import type { Claim } from './claim.ts';
import { groundClaims } from './ground-claims.ts';
import { maskText } from './masked-text.ts';
import { passagesOf } from './passages.ts';

/** What the engine said of the text, the policy that it was said under, and who the second reader is. */
interface FirstReading {
  readonly report: Report;
  readonly policy: PolicyPack | undefined;
  readonly source: FindingSource;
}

/** What a second reading led to. */
export interface Conclusion extends Extended {
  /** How many claims were dropped, for their words do not stand in the text. */
  readonly ungrounded: number;
}

/** A text made ready for a reader that is not trusted, with personal data or with the truth. */
export interface SecondReading {
  /** Passages of about 6,000 UTF-16 units, each in sentences; personal data and secrets are labels. */
  readonly passages: readonly (readonly string[])[];
  /** What the claims amount to, in the order of the passages; null for one that was not read. */
  conclude(claims: readonly (readonly Claim[] | null)[], first: FirstReading): Conclusion;
}

/**
 * Prepares a text for another reader. What is masked follows from the engine's own view of the text, whatever a policy
 * has switched off. Undefined where the text has more findings than can be masked.
 */
export function prepareSecondReading(text: string): SecondReading | undefined {
  const findings = everyFinding(text, { categories: ['pii', 'policy'] });
  if (findings === undefined) return undefined;
  const masked = maskText(text, findings);
  const places = passagesOf(masked.text);
  const passages = places.map((passage) =>
    passage.map(({ start, end }) => masked.text.slice(start, end).toWellFormed()),
  );
  return {
    passages,
    conclude(claims, { report, policy, source }) {
      const grounded = places.map((passage, index) =>
        groundClaims(claims[index] ?? [], passage, { masked, source }),
      );
      const added = grounded.flatMap((one) => one.findings);
      const ungrounded = grounded.reduce((sum, one) => sum + one.ungrounded, 0);
      return { ...addFindings(report, added, { text, policy }), ungrounded };
    },
  };
}
