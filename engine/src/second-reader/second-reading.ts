import type { PolicyPack } from '#engine/policies/policy-pack.ts';
import { findAllFindings } from '#engine/redaction/find-all-findings.ts';
import type { FindingSource, Report } from '#engine/vocabulary.ts';

import { addFindings, type Extended } from './add-findings.ts';
import type { Claim } from './claim.ts';
import { groundClaims } from './ground-claims.ts';
import { maskText } from './masked-text.ts';
import { passagesOf } from './passages.ts';

/** The engine's report on the text, the policy that it was made under, and the second reader. */
interface FirstReading {
  readonly report: Report;
  readonly policy: PolicyPack | undefined;
  readonly source: FindingSource;
}

/** The result of a second reading. */
export interface Conclusion extends Extended {
  /** How many claims were dropped because their words do not occur in the text. */
  readonly ungrounded: number;
}

/** A text prepared for a reader that is trusted neither with personal data nor to tell the truth. */
export interface SecondReading {
  /** Passages of about 6,000 UTF-16 units, each in sentences; personal data and secrets are labels. */
  readonly passages: readonly (readonly string[])[];
  /**
   * Checks the claims, given in the order of the passages, and adds them; null stands for a passage that was not read.
   */
  conclude(claims: readonly (readonly Claim[] | null)[], first: FirstReading): Conclusion;
}

/**
 * Prepares a text for another reader. Masking relies on all of the engine's detectors, also those that a policy has
 * switched off. Undefined where the text has more findings than can be masked.
 */
export function prepareSecondReading(text: string): SecondReading | undefined {
  const findings = findAllFindings(text, { categories: ['pii', 'policy'] });
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
