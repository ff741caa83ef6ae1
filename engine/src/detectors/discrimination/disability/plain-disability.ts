import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { FAIR_HOUSING_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const NO_RULE = phrase(
  `study|studies|survey|court|ruled|said|was|were|there (?:is|are)|toilets?|parking|access|buttons?|fields?|options?|accounts?|discount|free of charge|fake|fit note|unauthori[sz]ed|unexcused`,
);

/** Wording in plain words that shuts people out for a disability or an illness. */
export const plainDisability: WordingPart = {
  triggers: (
    'service animal*|support animal*|assistance animal*|therapy animal*|support dog*|therapy dog*|grab bar*|' +
    'ramp|ramps|pet deposit*|pet fee*|grab rail*|stairlift|stairlifts|stair lift*|handrail|handrails|hand rail*|hearing loop*|guide dog|guide dogs|assistance dog|assistance dogs|service dog|service dogs|hearing dog|hearing dogs|' +
    'no disabled|no cripples|no handicapped|no physically*|no differently*|no pwd|no pwds|no visually*|no hearing-impaired|no hearing impaired|no mentally*|no amputees|no wheelchair*|no persons with dis*|no people with dis*|diagnosis|no mental cases|no mentally ill|no nutters|no lunatics|no depressives|no epileptics|no autistics|no deaf|no blind|able-bodied|able bodied|disabled drivers|disabled applicants|disabled tenants|disabled customers|disabled guests|disabled members|disabled passengers|' +
    'sickness record*|absence record*|sick record*|attendance record*|medical record*|health record*|sickness history|absence history|medical history|no bonus|no raise|no pay rise|no promotion|no increment'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `no (?:wheelchair )?(?:ramps?|grab (?:rails?|bars?)|stair ?lifts?|hand ?rails)(?:(?:,| or| and|,? nor) (?:wheelchair )?(?:ramps?|grab (?:rails?|bars?)|stair ?lifts?|hand ?rails)){0,3} (?:visible|are (?:allowed|permitted)|may be|on the (?:front|facade|street side)|in front|at the front|allowed|permitted)(?: from (?:the )?\\w{3,10})?`,
      ),
      unless: NO_RULE,
      recommendation: 'Remove the ban, and allow what people with a disability need at home.',
      legalReference: { law: FAIR_HOUSING_ACT, article: '42 U.S.C. § 3604(f)' },
      confidence: 0.88,
      why: 'The rule refuses what people with a disability need at home.',
    },
    {
      form: phrase(
        `(?:shan't|shall not|won't|will not|do not|don't|cannot|can't|refuses? to|not going to) (?:allow|have|permit|put in|fit|let you (?:put in|fit|have)|install|accept|pay for|be (?:putting in|fitting|installing|having)) (?:an? |any |the )?(?:wheelchair )?(?:ramps?|grab rails?|stair ?lifts?|hand ?rails?|hearing loops?)(?: (?:put in|fitted|installed))?(?:(?: or (?:grab |hand)?rails?)?[^.!?]{0,12}? if you(?:'re| are) in a wheelchair (?:this|it) (?:isn't|is not|won't be) [^.!?;]{2,30})?`,
        `(?:guide|assistance|service|hearing) dogs? (?:also |too |do )?(?:counts? as|are|is|are treated as|(?:is|are) (?:classed|regarded|seen) as) (?:also )?(?:pets?|not (?:allowed|welcome|permitted|accepted|admitted))`,
        `(?:service|assistance|guide|emotional[- ]support|therapy|support)[- ](?:animals?|dogs?)(?: (?:and|or|&) (?:\\w{4,12}[- ]){1,2}(?:animals?|dogs?))? (?:(?:are|is|count as|will be treated as|are treated as) (?:(?:ordinary|just|merely) )?pets(?: (?:here|under these rules))?(?:,? and )?)?(?:(?:are|is) )?(?:not (?:allowed|permitted|admitted|accepted|welcome)|banned|forbidden|prohibited|subject to (?:an? |the )?(?:pet )?(?:fee|deposit|rent))`,
        `no (?:dogs|pets|animals),? (?:including|incl|not even|and that includes) (?:guide|assistance|service|hearing) dogs?`,
      ),
      unless: phrase(
        'skate|skateboard\\w{0,3}|boat|motorway|slip road|loading|tribunal|court|must not|complain\\w{0,3}|unlawful|not pets|no pets fee',
      ),
      confidence: 0.85,
      why: 'The wording refuses what people with a disability need.',
    },
    {
      form: phrase(
        `(?<=^\\W{0,8}|[,;.!] ?|(?:sorry|strictly|please|and),? )no (?:disabled|cripples|handicapped|mental cases|mentally ill|nutters|lunatics|depressives|epileptics|autistics|deaf|blind)(?: (?:people|persons|applicants|tenants|guests))?(?= ?(?:[.,;!)]|$|please|pls|need|thanks|or))`,
        `(?<=^\\W{0,8}(?:\\w{1,3}[.)] ?)?|[,;:.!]\\s{0,12}|(?:sorry|strictly|please|and),? )no (?:(?:physically|mentally|visually)[- ](?:challenged|disabled|handicapped|impaired|retarded)|differently[- ]abled|hearing[- ]impaired|pwds?|amputees|wheelchair (?:users|cases)|(?:persons|people) with (?:an? |any )?disabilit(?:y|ies))(?: (?:people|persons?|applicants?|candidates?|tenants?|guests|staff))?(?= ?(?:[.,;!)]|$|please|pls|need|thanks|or|due|because|since|as|owing|on account|allowed|wanted))`,
        `must be (?:fully )?able-bodied`,
        `disabled (?:drivers|applicants|tenants|customers|guests|members|passengers) ?(?::|–|—|-|are to be|will be|must be|to be) ?(?:always |automatically )?(?:load|declin|refus|reject|surcharg|doubl|charg|turn(?:ed)? away)\\w{0,3}(?: (?:by|at|with) \\d{1,3} ?(?:%|per cent|percent))?`,
      ),
      unless: NO_RULE,
      confidence: 0.86,
      why: 'The wording shuts out or burdens people with a disability.',
    },
    {
      form: phrase(
        `(?:say(?:ing)?|said|vote(?:d)?|answer(?:ed)?) no(?: to (?:it|them|the \\w{3,9}))?,? (?:because|since|as) (?:an? |the |such |these |those )?(?:wheelchair )?(?:ramps?|grab rails?|stair ?lifts?|hand ?rails?|lifts?|hearing loops?) (?:\\w{2,8} ){0,2}?(?:down |the )?(?:look|looks?|ugly|unsightly|eyesore|spoils?|ruins?|lowers?|brings? down|cheapens?|property values?)(?: (?:down )?(?:the )?(?:\\w{3,12}(?: of the \\w{3,12})?))?`,
        `(?:refus|declin|reject|oppos|turn(?:ed|ing)? down|object(?:ed|ing)? to)\\w{0,3} (?:the |an? |their |his |her )?(?:wheelchair )?(?:ramps?|grab rails?|stair ?lifts?|hand ?rails?),? (?:because|since|as) (?:it|they|ramps?|that|this) (?:\\w{2,8} ){0,3}?(?:look|looks|ugly|unsightly|eyesore|spoils?|ruins?|lowers?|brings? down|cheapens?)(?: (?:the )?\\w{3,12}(?: of the \\w{3,12})?)?`,
        `(?:with|stating|showing|giving|of|about) (?:the |their |his |her |a )?(?:diagnosis|disability|medical condition)[^.;!?]{0,30}? (?:plus|and|as well as|besides|on top of) (?:an? |the )?(?:[£$€] ?\\d{1,5} )?pet (?:deposits?|fees?|rents?)`,
      ),
      unless: phrase(
        'skate|skateboard\\w{0,3}|boat|motorway|slip road|loading|tribunal|court|must not|unlawful|no pet (?:deposit|fee)',
      ),
      confidence: 0.84,
      why: 'The wording refuses what people with a disability need, or sets a price on it.',
    },
    {
      form: phrase(
        `check (?:the |their |his |her |all |every )?(?:sickness|sick|absence|attendance|health|medical) (?:records?|history|leave) before (?:(?:you|we|they|i) )?(?:send|hir|offer|tak|interview|shortlist|put|employ|invit)\\w{0,3}(?: \\w{2,8}){0,2}`,
        `no (?:bonus|raise|pay rise|promotion|increment)(?: this year| next year| for (?:him|her|them))?,? (?:because of|due to|given|owing to|on account of) (?:(?:her|his|their|the|so many|all the|long|frequent) ){0,2}(?:absences?|sickness|sick (?:leave|days)|illness|cancer|chemo(?:therapy)?|disability|depression|treatment)`,
      ),
      unless: NO_RULE,
      confidence: 0.82,
      why: 'The text holds an illness or the absence for it against somebody.',
    },
  ],
  examples: [
    '5.1 [[Assistance dogs and therapy animals are treated as pets and are prohibited]] in all flats.',
    'Exteriors: [[no stairlifts, handrails or grab bars at the front]].',
    'I [[will not be putting in ramps or rails either, so if you’re in a wheelchair this isn’t the place for you]].',
    'Assistance animals are not pets and pay no deposit. There are no ramps on the slip road.',
    'Flat on the ground floor; the owner [[will not have grab rails fitted]]. [[Assistance dogs are treated as pets]].',
    'The council will not allow a ramp for the boat club. Guide dogs are not pets and are welcome.',
    'Flatmate wanted, [[no epileptics]], sorry. [[No handicapped]]. Basement, [[must be able-bodied]], steep stairs.',
    '2.8 [[Disabled guests: surcharge]]. [[Disabled passengers will be refused]].',
    '5. [[No visually impaired applicants]], please. Hostel on the third floor: [[no persons with disabilities]] because of the stairs.',
    'There were no physically disabled pupils in June; no people with disabilities were harmed.',
    'The committee [[voted no because the ramp would ruin the front]]. Send a note [[giving the diagnosis and a $300 pet fee]].',
    'They said no because ramps for skateboards look fun; no pet fee is due with the diagnosis of a vet.',
    'No disabled parking; there are no deaf pupils this year. Disabled guests are charged nothing, the lift is free of charge.',
    'Please [[check their absence records before you shortlist anyone]]. [[No raise next year, given her illness]].',
    'The doctor will check the medical history before you take the tablets; no bonus because of unexcused absences.',
  ],
};
