import {
  CALIFORNIAN_BUSINESS_CODE,
  CALIFORNIAN_CIVIL_PROCEDURE_CODE,
  HIPAA_PRIVACY_RULE,
} from '#engine/laws.ts';
import type { Finding, LegalReference } from '#engine/vocabulary.ts';

import { counterpartOf } from './counterpart.ts';
import type { Jurisdiction } from './jurisdiction.ts';
import { mayApply } from './may-apply.ts';
import { withReference } from './with-reference.ts';

/** Laws of one state, which are named by contracts that it applies to. */
const CALIFORNIAN: ReadonlySet<string> = new Set([
  CALIFORNIAN_BUSINESS_CODE,
  CALIFORNIAN_CIVIL_PROCEDURE_CODE,
]);

/** What papers on patients hold; illnesses alone are spoken of everywhere, as are pills. */
const OF_HEALTH: ReadonlySet<string> = new Set([
  'diagnosis-code',
  'examination-result',
  'health-measurement',
  'laboratory-result',
  'medical-record-number',
  'medication',
  'us-mbi',
]);

/**
 * Findings that refer to the laws of the country that a text belongs in. A reference that cannot apply there is
 * replaced by what that country's law says of the same, or taken away where that is not known. Where the country is not
 * known, the references stay as the detectors give them.
 */
export function underLawOf(
  findings: readonly Finding[],
  jurisdiction: Jurisdiction | undefined,
): readonly Finding[] {
  if (jurisdiction === undefined) return findings;
  const known = new Map<string, LegalReference | undefined>();
  return findings.map((finding) => {
    const { type, legalReference } = finding;
    if (legalReference === undefined) return finding;
    const { law, article } = legalReference;
    const key = `${type} ${law} ${article}`;
    if (!known.has(key)) {
      known.set(
        key,
        mayApply(law, jurisdiction) ? legalReference : counterpartOf(finding, jurisdiction),
      );
    }
    const reference = known.get(key);
    return reference === legalReference ? finding : withReference(finding, reference);
  });
}

/**
 * The findings, without references to the American rule on the privacy of health data: in a text that says nothing of
 * anybody's health it does not apply, and dates and addresses are personal data like all others.
 */
export function withoutHealthLaw(
  findings: readonly Finding[],
  jurisdiction: Jurisdiction | undefined,
): readonly Finding[] {
  if (findings.some(({ type }) => OF_HEALTH.has(type))) return findings;
  return findings.map((finding) =>
    finding.legalReference?.law === HIPAA_PRIVACY_RULE
      ? withReference(finding, counterpartOf(finding, jurisdiction ?? 'EU'))
      : finding,
  );
}

/** The findings, without references to Californian law unless the text names California. */
export function withoutCalifornianLaw(findings: readonly Finding[]): readonly Finding[] {
  return findings.map((finding) => {
    const isCalifornian = CALIFORNIAN.has(finding.legalReference?.law ?? '');
    return isCalifornian ? withReference(finding, undefined) : finding;
  });
}
