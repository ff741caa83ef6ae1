import { biasedWording } from '#engine/detectors/discrimination/biased-wording.ts';
import { STUDY_OF_PATIENT_NOTES } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

/** Words that identify a sentence as part of a patient's notes. */
const CARE = phrase(
  `patients?|pt|pts|admitted|admission|attend(?:s|ed|er|ing)?|a&e|ed|ward|clinic|gp|dr|nurses?
    |carers?|resident|discharged?|pain|analgesia|opiates?|opioids?|morphine|meds|medications?
    |prescri(?:bed|ption)|doses?|tablets|refus(?:ed|es|ing)|crisis|sickle|history|hx|symptoms?
    |bloods|obs|review(?:ed)?|behaviou?r|presents|presented|presenting|overdose|self-harm|bed|poor`,
);

export const stigmatizingClinicalLanguage = biasedWording({
  id: 'stigmatizing-clinical-language',
  typeName: 'Stigmatizing clinical language',
  description:
    'Words in patient notes that blame or doubt the patient, such as “drug seeking”, and can worsen care.',
  severity: 'medium',
  recommendation: 'Record what was observed and said, without judgment.',
  legalReference: { law: STUDY_OF_PATIENT_NOTES, article: 'JAMA Netw Open 5(1):e2144967' },
  triggers: (
    'frequent flyer|frequent flier|frequent flyers|frequent fliers|frequent attender|sickler|' +
    'sicklers|malingering|malingerer|heartsink|heart-sink|time waster|timewaster|time-waster|' +
    'poor historian|junkie|junkies|wino|the usual drunk|drunk again|acopia|acopic|' +
    'pleasantly confused|hypochondriac|manipulative|poor parenting|non-compliant|noncompliant|' +
    'non compliant|putting it on|milking it|known to us all|drug seek*|drug-seek*|' +
    'narcotic seek*|narcotic-seek*|opiate seek*|opiate-seek*|opioid seek*|opioid-seek*|' +
    'med seek*|med-seek*|pill seek*|pill-seek*|waste of*|attention seek*|attention-seek*|bed block*|' +
    'bed-block*|crackhead*|crack head*|druggie*|winos'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:(?:known|usual|clearly|obviously|\\?) )?(?:drug|narcotic|opiate|opioid|med
          |pill)-seek(?:ing|ers?)(?: behaviou?r)?`,
        `(?:known |usual |our )?frequent
          fl[yi]ers?(?! (?:miles?|programme|program|number|no|card|points|status|account|club|ref))`,
        '(?:the usual |another |known )?sicklers?',
        'malinger(?:ing|er)|heart-?sink(?: patient)?|bed-block(?:er|ers|ing)|acopi[ac]|putting it on|milking it',
        `(?<!not )(?:an? |another )?waste of (?:an? (?:good )?(?:bed|trolley|slot|ambulance|appointment)(?! of)|nhs (?:money|resources|time))`,
        '(?:attention)-seek(?:ing|er)(?: behaviou?r)?|hypochondriac|poor historian',
        `(?:known |just a |the local |the usual )?(?:junkies?|crack ?heads?|druggies?|winos?)
          |(?:the usual drunk|drunk again)`,
      ),
      requires: CARE,
      unless: phrase('novel|film|song|dogs?|cats?|stigma(?:tis|tiz)(?:ing|ed)|language|training'),
      confidence: 0.75,
      why: 'The word doubts or blames a patient, which research links to worse care.',
    },
    {
      form: phrase(
        `(?:non-?compliant|manipulative) (?:with
          (?:(?:his|her|their|all) )?(?:meds|medications?|treatment|insulin|diet|therapy|cpap|follow-up)
          |(?:patient|pt|lady|gentleman|man|woman|behaviou?r))`,
        `(?:is|was|very|quite|always|remains|being|been)
          (?:non-?compliant|manipulative)(?= (?:and|with|as usual|again|at times)|[.,;]|$)`,
      ),
      requires: phrase(
        'patients?|pt|he|she|his|her|meds|medications?|treatment|insulin|ward|clinic|lady|gentleman|resident',
      ),
      unless: phrase(
        'companies|products?|systems?|devices?|regulations?|suppliers?|vendors?|iso|gdpr|software|film|novel',
      ),
      confidence: 0.65,
      why: 'The word blames a patient; “does not take …” describes what happens.',
    },
  ],
  examples: [
    '[[Known drug seeking]], asked for morphine again.',
    'Patient is a [[frequent flyer]] in A&E, [[poor historian]].',
    'Pt [[non-compliant with meds]], and [[attention seeking behaviour]] on the ward.',
    'Back in A&E with nothing, [[a waste of an ambulance]]. The patient said that the test is a waste of time.',
    'A [[narcotic-seeker]] and [[bed blocker]] was admitted again.',
    'Frequent flyer miles are shown on his card, as he attended.',
    'The supplier is non-compliant with the regulation, she said.',
    'The training warns of stigmatising words such as “drug seeking” of patients.',
  ],
});
