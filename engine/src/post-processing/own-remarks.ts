import type { View } from '#engine/reading/reading.ts';
import { findRemarks } from '#engine/redaction/remark.ts';
import { createOverlapCheck } from '#engine/spans/overlap-check.ts';
import type { Finding, Span } from '#engine/vocabulary.ts';

/** Knows the remarks that Proviso itself wrote into a cleaned copy: they quote what is wrong in order to explain it. */
export class OwnRemarks {
  readonly #remarks: Span[] = [];

  /** Takes note of the remarks in the next section of a text. */
  read({ text, offset, from, to }: View): void {
    for (const { start, end } of findRemarks(text, from, to)) {
      this.#remarks.push({ start: start + offset, end: end + offset });
    }
  }

  /** The findings without those in remarks. Whoever writes personal data or a secret there has still disclosed it. */
  without(findings: readonly Finding[]): readonly Finding[] {
    if (this.#remarks.length === 0) return findings;
    const isInRemark = createOverlapCheck(this.#remarks);
    return findings.filter(
      (finding) => finding.category === 'pii' || finding.isSensitive || !isInRemark(finding),
    );
  }
}
