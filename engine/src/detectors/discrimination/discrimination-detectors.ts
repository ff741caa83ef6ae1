import type { Detector } from '#engine/detector.ts';

import { ageDiscrimination } from './age/age-discrimination.ts';
import { appearanceRequirement } from './background/appearance-requirement.ts';
import { applicationPhoto } from './background/application-photo.ts';
import { criminalRecordExclusion } from './background/criminal-record-exclusion.ts';
import { cultureFit } from './background/culture-fit.ts';
import { interviewQuestion } from './background/interview-question.ts';
import { socioeconomicBias } from './background/socioeconomic-bias.ts';
import { traitInRequirements } from './background/trait-in-requirements.ts';
import { unionDiscrimination } from './background/union-discrimination.ts';
import { disabilityDiscrimination } from './disability/disability-discrimination.ts';
import { familyStatus } from './family/family-status.ts';
import { pregnancyDiscrimination } from './family/pregnancy-discrimination.ts';
import { dismissedEquality } from './judgments/dismissed-equality.ts';
import { protectedTraitInJudgment } from './judgments/protected-trait-in-judgment.ts';
import { stereotypedJudgment } from './judgments/stereotyped-judgment.ts';
import { sweepingGeneralization } from './judgments/sweeping-generalization.ts';
import { traitBeforeVerdict } from './judgments/trait-before-verdict.ts';
import { verdictOnAGroup } from './judgments/verdict-on-a-group.ts';
import { ethnicStereotype } from './origin-and-faith/ethnic-stereotype.ts';
import { nationalOriginDiscrimination } from './origin-and-faith/national-origin-discrimination.ts';
import { nativeSpeaker } from './origin-and-faith/native-speaker.ts';
import { racialDiscrimination } from './origin-and-faith/racial-discrimination.ts';
import { religiousDiscrimination } from './origin-and-faith/religious-discrimination.ts';
import { choresBySex } from './sex/chores-by-sex.ts';
import { sexDiscrimination } from './sex/sex-discrimination.ts';
import { unequalMembership } from './treatment/unequal-membership.ts';
import { unequalTreatment } from './treatment/unequal-treatment.ts';
import { ableistLanguage } from './wording/ableist-language.ts';
import { ageistLanguage } from './wording/ageist-language.ts';
import { condescendingLanguage } from './wording/condescending-language.ts';
import { genderCodedLanguage } from './wording/gender-coded-language.ts';
import { genderedJobTitle } from './wording/gendered-job-title.ts';
import { genderedLanguage } from './wording/gendered-language.ts';
import { genderedPronoun } from './wording/gendered-pronoun.ts';
import { lgbtqLanguage } from './wording/lgbtq-language.ts';
import { raciallyLoadedLanguage } from './wording/racially-loaded-language.ts';
import { stigmatizingClinicalLanguage } from './wording/stigmatizing-clinical-language.ts';
import { suicideLanguage } from './wording/suicide-language.ts';

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
  stereotypedJudgment,
  choresBySex,
  protectedTraitInJudgment,
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
