import { FOR_EVERY_TRAIT } from '#engine/detectors/discrimination/equal-treatment.ts';
import { PROTECTED_ELSEWHERE } from '#engine/detectors/discrimination/setting.ts';
import {
  HARASSMENT_CONVENTION,
  UNION_RIGHTS_CONVENTION,
  WAGES_CONVENTION,
  WHISTLEBLOWER_DIRECTIVE,
} from '#engine/detectors/laws.ts';
import type { TextSetting } from '#engine/post-processing/text-setting.ts';
import type { Finding, LegalReference } from '#engine/vocabulary.ts';

import type { Home } from './country.ts';
import { equalTreatmentIn, settingCited } from './subjects/equal-treatment.ts';
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
const ADVICE = {
  home: PROTECTED_ELSEWHERE.home?.recommendation,
  service: 'Open the offer to everybody, unless the law allows the limit.',
} as const;

/**
 * Findings that refer and advise to what the whole text is about: where homes are let or a service is offered, the laws
 * on work do not apply, and there is no work to describe.
 */
export function inSetting(
  findings: readonly Finding[],
  setting: TextSetting | undefined,
  home: Home | undefined,
): readonly Finding[] {
  if (setting === undefined) return findings;
  return findings.map((finding) => {
    if (finding.category !== 'discrimination') {
      const isOfWork = setting !== 'work' && OF_WORK.has(finding.legalReference?.law ?? '');
      return isOfWork ? withReference(finding, undefined) : finding;
    }
    if (setting === 'work') return atWork(finding, home);
    const placed =
      settingCited(finding) === 'work'
        ? withReference(finding, referenceIn(setting, finding, home))
        : finding;
    const advice = ADVICE[setting];
    const isAdvised = ON_SELECTION.has(finding.type) && finding.replacement === undefined;
    return isAdvised && advice !== undefined ? { ...placed, recommendation: advice } : placed;
  });
}

/** What is said at work is under the law on work where a country has no law for it anywhere else. */
function atWork(finding: Finding, home: Home | undefined): Finding {
  if (home === undefined || home === 'elsewhere') return finding;
  const { type } = finding;
  const isOnlyAtWork =
    settingCited(finding) === 'anywhere' && equalTreatmentIn('anywhere', type, home) === undefined;
  return isOnlyAtWork ? withReference(finding, equalTreatmentIn('work', type, home)) : finding;
}

function referenceIn(
  setting: Exclude<TextSetting, 'work'>,
  { type }: Finding,
  home: Home | undefined,
): LegalReference | undefined {
  if (home === 'elsewhere') return undefined;
  if (home !== undefined) return equalTreatmentIn(setting, type, home);
  const isOfHousing = setting === 'home' && type !== 'age-discrimination';
  return isOfHousing ? PROTECTED_ELSEWHERE.home?.legalReference : FOR_EVERY_TRAIT;
}
