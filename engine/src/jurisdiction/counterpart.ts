import type { Finding, LegalReference } from '#engine/vocabulary.ts';

import type { Country, Jurisdiction } from './jurisdiction.ts';
import { isAbout, type Subject } from './subject.ts';
import { CONSUMERS } from './subjects/consumers.ts';
import { britishPlaceOf, DATA_PROTECTION } from './subjects/data-protection.ts';
import { equalTreatmentIn, settingCited } from './subjects/equal-treatment.ts';
import { WORK_AND_MARKETS } from './subjects/work-and-markets.ts';

/** The first one that a finding is about holds. */
const SUBJECTS: readonly Subject[] = [...DATA_PROTECTION, ...CONSUMERS, ...WORK_AND_MARKETS];

/** What a country's law says about the subject of a finding's reference; undefined where nothing is known. */
export function counterpartOf(
  finding: Finding,
  jurisdiction: Jurisdiction,
): LegalReference | undefined {
  if (jurisdiction === 'other') return undefined;
  const setting = settingCited(finding);
  if (setting !== undefined) return equalTreatmentIn(setting, finding.type, jurisdiction);
  const subject = SUBJECTS.find((one) => isAbout(one, finding));
  return subject?.in[jurisdiction] ?? sameNumbers(finding, jurisdiction);
}

function sameNumbers(
  { legalReference }: Finding,
  jurisdiction: Country,
): LegalReference | undefined {
  return jurisdiction === 'GB' && legalReference !== undefined
    ? britishPlaceOf(legalReference)
    : undefined;
}
