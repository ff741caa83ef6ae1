import { FOR_EVERY_TRAIT } from '#engine/detectors/discrimination/equal-treatment.ts';
import { IN_HOUSING_AND_CREDIT } from '#engine/detectors/discrimination/setting.ts';
import {
  HARASSMENT_CONVENTION,
  UNION_RIGHTS_CONVENTION,
  WAGES_CONVENTION,
  WHISTLEBLOWER_DIRECTIVE,
} from '#engine/laws.ts';
import type { Finding, LegalReference } from '#engine/vocabulary.ts';

import type { Jurisdiction } from './jurisdiction.ts';
import { equalTreatmentIn, settingCited } from './subjects/equal-treatment.ts';
import type { TextSetting } from './text-setting.ts';
import { withReference } from './with-reference.ts';

/** The types that say who may have a job, a home or a service; what they advise is about work. */
const ON_SELECTION: ReadonlySet<string> = new Set([
  'age-discrimination',
  'appearance-requirement',
  'disability-discrimination',
  'family-status',
  'national-origin-discrimination',
  'native-speaker',
  'pregnancy-discrimination',
  'racial-discrimination',
  'religious-discrimination',
  'sex-discrimination',
  'socioeconomic-bias',
]);
/** Laws that protect whoever works, cited by findings of all categories. */
const OF_WORK: ReadonlySet<string> = new Set([
  HARASSMENT_CONVENTION,
  UNION_RIGHTS_CONVENTION,
  WAGES_CONVENTION,
  WHISTLEBLOWER_DIRECTIVE,
]);
const ADVICE: Readonly<Partial<Record<TextSetting, string | undefined>>> = {
  dating: 'Say whom you hope to meet without turning away groups of people.',
  housing: IN_HOUSING_AND_CREDIT.housing?.recommendation,
  service: 'Open the offer to everybody, unless the law allows the limit.',
};

/**
 * Findings that refer and advise to what the whole text is about: where homes are let or a service is offered, the laws
 * on work do not apply, and there is no work to describe. Whom somebody wants to meet is under no law at all.
 */
export function inSetting(
  findings: readonly Finding[],
  setting: TextSetting | undefined,
  jurisdiction: Jurisdiction | undefined,
): readonly Finding[] {
  if (setting === undefined) return findings;
  return findings.map((finding) => {
    if (finding.category !== 'discrimination') {
      const isOfWork = setting !== 'work' && OF_WORK.has(finding.legalReference?.law ?? '');
      return isOfWork ? withReference(finding, undefined) : finding;
    }
    return advised(placed(finding, setting, jurisdiction), setting);
  });
}

function advised(finding: Finding, setting: TextSetting): Finding {
  const recommendation = ADVICE[setting];
  const isAdvised = ON_SELECTION.has(finding.type) && finding.replacement === undefined;
  return isAdvised && recommendation !== undefined ? { ...finding, recommendation } : finding;
}

/** The finding with what is the law on its subject in a setting, where it refers to another one. */
function placed(
  finding: Finding,
  setting: TextSetting,
  jurisdiction: Jurisdiction | undefined,
): Finding {
  const cited = settingCited(finding);
  if (setting === 'dating')
    return cited === undefined ? finding : withReference(finding, undefined);
  if (setting === 'litigation') return finding;
  if (setting === 'work') return atWork(finding, jurisdiction);
  if (cited !== 'work') return finding;
  return withReference(finding, referenceIn(setting, finding, jurisdiction));
}

/** What is said at work is under the law on work where a country has no law for it anywhere else. */
function atWork(finding: Finding, jurisdiction: Jurisdiction | undefined): Finding {
  if (jurisdiction === undefined || jurisdiction === 'other') return finding;
  const { type } = finding;
  const isOnlyAtWork =
    settingCited(finding) === 'anywhere' &&
    equalTreatmentIn('anywhere', type, jurisdiction) === undefined;
  return isOnlyAtWork
    ? withReference(finding, equalTreatmentIn('work', type, jurisdiction))
    : finding;
}

function referenceIn(
  setting: 'housing' | 'service',
  { type }: Finding,
  jurisdiction: Jurisdiction | undefined,
): LegalReference | undefined {
  if (jurisdiction === 'other') return undefined;
  if (jurisdiction !== undefined) return equalTreatmentIn(setting, type, jurisdiction);
  const isOfHousing = setting === 'housing' && type !== 'age-discrimination';
  return isOfHousing ? IN_HOUSING_AND_CREDIT.housing?.legalReference : FOR_EVERY_TRAIT;
}
