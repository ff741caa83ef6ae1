import type { View } from '#engine/reading/reading.ts';
import { findSigned, type SignedParagraph, writeRemark } from '#engine/redaction/remark.ts';
import { createOverlapCheck } from '#engine/spans/overlap-check.ts';
import type { Finding } from '#engine/vocabulary.ts';

/** Knows the remarks that Proviso itself wrote into a cleaned copy: they quote what is wrong in order to explain it. */
export class OwnRemarks {
  readonly #signed: SignedParagraph[] = [];

  /** Takes note of the paragraphs in the next section of a text that bear the signature of a remark. */
  read({ text, offset, from, to }: View): void {
    for (const { start, end, text: paragraph } of findSigned(text, from, to)) {
      this.#signed.push({ start: start + offset, end: end + offset, text: paragraph });
    }
  }

  /**
   * The findings without those in remarks. Anybody can sign a paragraph, so that it counts as a remark only if it is
   * word for word what is written on a finding elsewhere that stands. Whoever writes personal data or a secret there
   * has still disclosed it.
   */
  without(findings: readonly Finding[], standing: readonly Finding[]): readonly Finding[] {
    if (this.#signed.length === 0) return findings;
    const isSigned = createOverlapCheck(this.#signed);
    const written = new Set(standing.filter((one) => !isSigned(one)).map(writeRemark));
    const isInRemark = createOverlapCheck(this.#signed.filter(({ text }) => written.has(text)));
    return findings.filter(
      (finding) => finding.category === 'pii' || finding.isSensitive || !isInRemark(finding),
    );
  }
}
