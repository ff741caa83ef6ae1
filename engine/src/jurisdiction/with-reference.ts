import type { Finding, LegalReference } from '#engine/vocabulary.ts';

/** The finding with another reference to the law, or with none. */
export function withReference(finding: Finding, reference: LegalReference | undefined): Finding {
  const { legalReference: _legalReference, ...rest } = finding;
  return reference === undefined ? rest : { ...rest, legalReference: reference };
}
