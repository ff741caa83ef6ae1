import type { Detector } from '#engine/detector.ts';

import { ableistLanguage } from './ableist-language.ts';
import { ageDiscrimination } from './age-discrimination.ts';
import { ageistLanguage } from './ageist-language.ts';
import { appearanceRequirement } from './appearance-requirement.ts';
import { applicationPhoto } from './application-photo.ts';
import { choresBySex } from './chores-by-sex.ts';
import { condescendingLanguage } from './condescending-language.ts';
import { criminalRecordExclusion } from './criminal-record-exclusion.ts';
import { cultureFit } from './culture-fit.ts';
import { disabilityDiscrimination } from './disability-discrimination.ts';
import { dismissedEquality } from './dismissed-equality.ts';
import { ethnicStereotype } from './ethnic-stereotype.ts';
import { familyStatus } from './family-status.ts';
import { genderCodedLanguage } from './gender-coded-language.ts';
import { genderedJobTitle } from './gendered-job-title.ts';
import { genderedLanguage } from './gendered-language.ts';
import { genderedPronoun } from './gendered-pronoun.ts';
import { interviewQuestion } from './interview-question.ts';
import { lgbtqLanguage } from './lgbtq-language.ts';
import { nationalOriginDiscrimination } from './national-origin-discrimination.ts';
import { nativeSpeaker } from './native-speaker.ts';
import { pregnancyDiscrimination } from './pregnancy-discrimination.ts';
import { protectedTraitInJudgement } from './protected-trait-in-judgement.ts';
import { racialDiscrimination } from './racial-discrimination.ts';
import { raciallyLoadedLanguage } from './racially-loaded-language.ts';
import { religiousDiscrimination } from './religious-discrimination.ts';
import { sexDiscrimination } from './sex-discrimination.ts';
import { socioeconomicBias } from './socioeconomic-bias.ts';
import { stereotypedJudgement } from './stereotyped-judgement.ts';
import { stigmatizingClinicalLanguage } from './stigmatizing-clinical-language.ts';
import { suicideLanguage } from './suicide-language.ts';
import { sweepingGeneralization } from './sweeping-generalization.ts';
import { traitBeforeVerdict } from './trait-before-verdict.ts';
import { traitInRequirements } from './trait-in-requirements.ts';
import { unequalMembership } from './unequal-membership.ts';
import { unequalTreatment } from './unequal-treatment.ts';
import { unionDiscrimination } from './union-discrimination.ts';
import { verdictOnAGroup } from './verdict-on-a-group.ts';

/** Discriminatory and biased language; when equally confident findings overlap, the earlier detector wins. */
export const discriminationDetectors: readonly Detector[] = [
  ageDiscrimination,
  sexDiscrimination,
  pregnancyDiscrimination,
  familyStatus,
  religiousDiscrimination,
  racialDiscrimination,
  nationalOriginDiscrimination,
  nativeSpeaker,
  stereotypedJudgement,
  choresBySex,
  protectedTraitInJudgement,
  traitBeforeVerdict,
  sweepingGeneralization,
  verdictOnAGroup,
  unequalMembership,
  unionDiscrimination,
  unequalTreatment,
  dismissedEquality,
  stigmatizingClinicalLanguage,
  ethnicStereotype,
  disabilityDiscrimination,
  appearanceRequirement,
  applicationPhoto,
  traitInRequirements,
  criminalRecordExclusion,
  socioeconomicBias,
  cultureFit,
  genderedJobTitle,
  genderedPronoun,
  genderCodedLanguage,
  genderedLanguage,
  ageistLanguage,
  ableistLanguage,
  raciallyLoadedLanguage,
  interviewQuestion,
  lgbtqLanguage,
  suicideLanguage,
  condescendingLanguage,
];
