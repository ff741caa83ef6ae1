import {
  CALIFORNIAN_BUSINESS_CODE,
  CALIFORNIAN_CIVIL_PROCEDURE_CODE,
} from '#engine/detectors/laws.ts';
import type { Finding, LegalReference } from '#engine/vocabulary.ts';

import { counterpartOf } from './counterpart.ts';
import type { Home } from './country.ts';
import { mayApply } from './where-laws-apply.ts';

/** Laws of one state, which are named by contracts that it applies to. */
const CALIFORNIAN: ReadonlySet<string> = new Set([
  CALIFORNIAN_BUSINESS_CODE,
  CALIFORNIAN_CIVIL_PROCEDURE_CODE,
]);

/**
 * Findings that refer to the laws of the country that a text belongs in. A reference that cannot apply there is replaced by
 * what that country's law says of the same, or taken away where that is not known. Where the country is not known, the
 * references stay as the detectors give them.
 */
export function atHome(findings: readonly Finding[], home: Home | undefined): readonly Finding[] {
  if (home === undefined) return findings;
  return findings.map((finding) => {
    const { legalReference, ...rest } = finding;
    if (legalReference === undefined || mayApply(legalReference.law, home)) return finding;
    return withReference(rest, counterpartOf(finding, home));
  });
}

function withReference(
  finding: Omit<Finding, 'legalReference'>,
  legalReference: LegalReference | undefined,
): Finding {
  return legalReference === undefined ? finding : { ...finding, legalReference };
}

/** The findings, without references to Californian law unless the text names California. */
export function withoutCalifornianLaw(findings: readonly Finding[]): readonly Finding[] {
  return findings.map((finding) => {
    const { legalReference, ...rest } = finding;
    return CALIFORNIAN.has(legalReference?.law ?? '') ? rest : finding;
  });
}
