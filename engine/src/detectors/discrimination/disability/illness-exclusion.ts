import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const ILLNESS = `(?:(?:(?:physical|mental|learning|intellectual|severe|any|known) ){0,2}disabilit(?:y|ies)|special (?:educational )?needs
  |mental illness(?:es)?|mental health (?:problems?|issues?|conditions?|disorders?)|autism|adhd|down(?:'s)? syndrome|epilepsy|diabetes
  |hiv|aids|wheelchairs?|back (?:problems?|trouble|pain|conditions?)|bad backs?|heart (?:problems?|conditions?|trouble)|depression
  |(?:an )?education,? health and care plans?|ehc ?ps?|behaviou?ral (?:disorders?|difficulties)|ptsd|post-?traumatic stress(?: disorder)?|bipolar disorder|schizophrenia|multiple sclerosis|chronic (?:illness(?:es)?|conditions?))`;
const PEOPLE = `(?:children|child|pupils?|students?|applicants?|candidates?|people|persons?|tenants?|employees?|workers?|guests|customers|anyone|anybody
  |those|someone|somebody|kids|residents?|members|veterans|(?:wo)?men|drivers|staff)`;
const SUCH = `(?:special needs|special-needs|disabled|autistic|epileptic|handicapped|wheelchair|adhd|down's|sen) (?:child(?:ren)?|kids?|pupils?|students?|tenants?|people|person|employees?|guests?|residents?|members?|users?|ones?|cases?)`;
const WITH = '(?:with|who (?:have|has|suffer from|suffers from|use|uses)|in) (?:an? |any )?';
const NOBODY = '(?:nobody|no one|no-one|no persons?|no tenants?|no child(?:ren)?|no pupils?)';
const NO_EXCLUSION = phrase(
  `separate(?:ly)?|seriously|for granted|differently|turned away|excluded|refused|study|studies|trials?|medicines?|drugs?|tablets?|supplements?|insur(?:ed|ance)
    |hospitals?|wards?|rides?|vaccin(?:e|es|ation)|unless they|enough|blood|donors?|said|was|were`,
);

/** Wording that keeps people out of a home, a school or a job because of an illness or a disability. */
export const illnessExclusion: WordingPart = {
  triggers: (
    'special-needs|disabled*|autistic*|epileptic*|handicapped*|sen child*|sen pupil*|sen kid*|sen student*|mental illness|mental health|special needs|special educational*|disability|disabilities|autism|epilepsy|adhd|diabetes|hiv|aids|' +
    'back problem*|back trouble|back pain|back condition*|bad back|bad backs|heart problem*|heart condition*|heart trouble|down syndrome|' +
    "down's syndrome|wheelchair|wheelchairs|depression|care plan|care plans|ehcp|ehcps|ehc plan*|ptsd|post-traumatic*|posttraumatic*|bipolar disorder|schizophrenia|multiple sclerosis|behavioural*|behavioral*|chronic*"
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${NOBODY} …(?<=with |in |an? |any |or |history of )${ILLNESS}
        (?:may|will|shall|can|should|must|is to|are to) (?:be )?(?:live|reside|stay|occupy|move in|apply|work|attend|enrol|admitted|accepted|employed
        |hired|housed|considered|taken|enrolled)|${NOBODY} …(?<=with |or )${ILLNESS} (?:lives|resides|works) (?:in|at|here)`,
      ),
      unless: NO_EXCLUSION,
      confidence: 0.86,
      why: 'The wording excludes people with a disability or illness.',
    },
    {
      form: phrase(
        `(?:can't|cannot|can not|do not|don't|does not|will not|won't|unable to|not able to|never|refuse to|no longer)
        (?:(?:usually|normally|generally) )?(?:accept|admit|enrol|enroll|take(?: on)?|hire|employ|rent to|let to|house|interview)
        ${PEOPLE} ${WITH}${ILLNESS}`,
        `${PEOPLE} ${WITH}${ILLNESS} (?:(?:are|is|will|can|may|must|should) (?:(?:usually|normally|generally|often) )?(?:not|never)|cannot|can't|won't|aren't)
        (?:(?:usually|normally|generally|be|really|well|a) ){0,2}(?:suited|suitable for (?:our|this|the)|accepted|admitted(?: (?:to (?:our|the|this)|here)|(?= ?(?:[.,;!)]|$|because|since)))
        |enrolled|hired|employed|considered|good fit|fit for|catered for|taken on|welcome|wanted|allowed (?:in(?:to)? (?:the|this|our)|on (?:the|this|our) (?:premises|site)|here))`,
        `(?<=^\\W{0,6}|[,;.] )no (?:tenants?|applicants?|candidates?|lodgers?|children|pupils|persons?|people|students) with (?:an? |any )?(?:\\w{2,12} ){0,4}?${ILLNESS}(?= ?(?:[.,;!)]|$|please|or|and))`,
        `(?:jobs?|roles?|positions?|post|vacancy|apprenticeship|internship|flat|apartment|school|house) (?:(?:is|are|would be) not|isn't|aren't)
        (?:really )?(?:suitable|suited|right|appropriate|a fit|for) (?:for )?${PEOPLE} ${WITH}${ILLNESS}`,
        `(?:(?:do not|don't|does not|doesn't|no longer|cannot|can't|won't|will not) (?:(?:really|also) )?(?:have|make|find|offer|spare) (?:any |the |enough )?(?:more )?|(?<=^\\W{0,6}|[,;.] )no |there is no |there's no )(?:room|space|capacity|places?|time|patience|resources|staff) for (?:(?:an?|another|any|more|any more|such|one more|your) ){0,2}${SUCH}`,
        `(?:can't|cannot|can not|won't|will not|do not want to|don't want to|unable to|refuse to) (?:take|accept|admit|enrol|enroll|have|cope with|deal with|handle) (?:on )?(?:another|any more|one more|more|yet another) ${SUCH}`,
      ),
      unless: NO_EXCLUSION,
      confidence: 0.86,
      why: 'The wording excludes people with a disability or illness, whether or not they could do the task.',
    },
  ],
};
