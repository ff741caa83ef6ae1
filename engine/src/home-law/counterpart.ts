import type { Finding, LegalReference } from '#engine/vocabulary.ts';

import type { Country, Home } from './country.ts';
import { isAbout, type Subject } from './subject.ts';
import { CONSUMERS } from './subjects/consumers.ts';
import { britishPlaceOf, DATA_PROTECTION } from './subjects/data-protection.ts';
import { equalTreatmentIn, settingCited } from './subjects/equal-treatment.ts';
import { WORK_AND_MARKETS } from './subjects/work-and-markets.ts';

/** The first one that a finding is about holds. */
const SUBJECTS: readonly Subject[] = [...DATA_PROTECTION, ...CONSUMERS, ...WORK_AND_MARKETS];

/** What a country's law says about the subject of a finding's reference; undefined where nothing is known. */
export function counterpartOf(finding: Finding, home: Home): LegalReference | undefined {
  if (home === 'elsewhere') return undefined;
  const setting = settingCited(finding);
  if (setting !== undefined) return equalTreatmentIn(setting, finding.type, home);
  const subject = SUBJECTS.find((one) => isAbout(one, finding));
  return subject?.in[home] ?? sameNumbers(finding, home);
}

function sameNumbers({ legalReference }: Finding, home: Country): LegalReference | undefined {
  return home === 'GB' && legalReference !== undefined ? britishPlaceOf(legalReference) : undefined;
}
