import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { EQUALITY_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const CUSTOMERS =
  '(?:members|guests|customers|visitors|users|swimmers|clients|patrons|people|persons|players|tenants|residents|passengers|anyone|anybody|those|adults)';
const DISABILITY =
  "(?:an? |any |other )?(?:disabilit(?:y|ies)|special (?:educational )?needs|additional needs|behaviou?ral? (?:problems?|issues|difficulties)|learning (?:difficulties|disabilit(?:y|ies))|autism|adhd|epilepsy|down(?:'s)? syndrome|cerebral palsy|wheelchairs?|reduced mobility|mobility problems)";
const DISABLED = `(?:(?:disabled|handicapped|blind|deaf|autistic) ${CUSTOMERS}|wheelchair users|${CUSTOMERS} (?:with|in|who have|who use) ${DISABILITY})`;
const AGED = `${CUSTOMERS}(?: who are)?(?: aged)? (?:over|above|older than) (?:the age of )?(?:[5-9]\\d|fifty|sixty|seventy|eighty)(?:[ -]five)?(?: years(?: old| of age)?)?`;
const USE =
  '(?:use|enter|visit|book|attend|train|swim|play|join|access|stay|sit|eat|come|exercise|work out|take part)';
const RESTRICTED = `(?:(?:may|can|must|shall|will) only ${USE}|(?:are|is) only (?:allowed|permitted|admitted|welcome)(?: to ${USE})?|(?:(?:must|have to|shall|will|need to|are required to) )?pay (?:an?|the|our) (?:extra |additional |daily |weekly |monthly )?(?:\\w{4,14} )?(?:levy|surcharge|supplement|extra fee|extra charge)|(?:must|have to|shall) (?:keep (?:away|out)|stay (?:away|out)|leave (?:by|before|when)))(?: (?:the |our |this |that )?(?:\\w{3,12} ){0,1}?(?:gym|pool|club|sauna|room|hall|restaurant|studio|premises|facilit(?:y|ies)|bar|courts?|site|bus|terrace|lounge|track))?(?: (?:between|before|after|outside|on|from|until|at|during) (?:\\w{1,9} ){0,2}?\\w{1,9})?`;
/** What favors them, protects them or only describes where they can go. */
const FAVORS = phrase(
  `free|discounts?|discounted|reduced|concession\\w{0,3}|cheaper|half price|pass(?:es)?|tickets?|fares?|vaccin\\w{2,5}|medic(?:al|ines?)|doses?|dosage|drugs?|patients?|insur(?:ed|ance)|loans?|pensions?|tax|because|ramps?|steps?|stairs|lifts?|accessib\\w{2,5}|study|survey|report(?:s|ed)?|court|tribunal|unlawful|if they wish|priority|dedicated|quiet hours`,
);

const WE = `(?:we|(?:the )?(?:management|landlord|owner|provider|school|nursery|academy|club|centre|center|company|hotel|camp|crèche|creche|daycare|kindergarten|surgery|practice|organi[sz]er|operator|restaurant))`;
const MAY_REFUSE = `(?:(?:reserves?|have|has|retains?|keeps?) the right to|(?:may|can|will|shall|are entitled to|is entitled to|are free to|is free to)(?: also| simply| always)?)`;
const PUPILS =
  '(?:children|pupils|students|kids|guests|customers|patients|applicants|residents|members|families|learners|tenants|campers|passengers|babies|toddlers|boys|girls|anyone|people)';

/** Wording that gives people with a disability less of a service, or refuses them. */
export const restrictedGroups: WordingPart = {
  triggers: (
    'with disabilities|with a disability|with any disability|with special*|with additional*|with behavio*|with learning*|with autism|with adhd|with epilepsy|with down*|with cerebral*|with reduced*|with mobility*|with other*|with an*|with any*|in wheelchairs|in a wheelchair|who have*|who use*|' +
    'disabled|handicapped|autistic|blind members|deaf members|blind guests|deaf guests|blind customers|deaf customers|blind people|deaf people|blind users|deaf users|blind visitors|deaf visitors|blind persons|deaf persons|blind swimmers|deaf swimmers|blind clients|deaf clients|blind patrons|deaf patrons|blind players|deaf players|blind tenants|deaf tenants|blind residents|deaf residents|blind passengers|deaf passengers|blind adults|deaf adults|blind anyone|deaf anyone|blind anybody|deaf anybody|blind those|deaf those|wheelchair users'
  ).split('|'),
  rules: [
    {
      form: phrase(`(?:${AGED} (?:and|or) )?${DISABLED} ${RESTRICTED}`),
      unless: FAVORS,
      recommendation: 'Remove the restriction, and make reasonable adjustments.',
      legalReference: { law: EQUALITY_ACT, article: 's. 29' },
      confidence: 0.86,
      why: 'The wording gives people with a disability less than others.',
    },
    {
      form: phrase(
        `${WE} ${MAY_REFUSE} (?:refuse|reject|exclude|expel|turn away|decline|deny (?:entry|admission|a place|places) to|ask to leave) (?:any )?(?:disabled ${PUPILS}|${PUPILS}(?: who (?:have|has)| with) ${DISABILITY})`,
      ),
      unless: phrase(
        `(?:not|never|n't|cannot) (?:refuse|reject|exclude|expel|turn away|decline|deny)|unless|without|court|tribunal|unlawful|report(?:s|ed)?|study`,
      ),
      recommendation: 'Remove the refusal, and make reasonable adjustments.',
      legalReference: { law: EQUALITY_ACT, article: 's. 29' },
      confidence: 0.88,
      why: 'The wording refuses people a place or a service because of a disability.',
    },
  ],
  examples: [
    '7. [[Guests with a disability may only use the sauna before noon]]. [[Disabled swimmers must pay a weekly supervision supplement]].',
    'Admission: [[we may turn away pupils with behavioural problems]], and [[the nursery reserves the right to exclude children with autism]].',
    'Members with a disability may only use the lift by the bar because the stairs are steep; disabled guests pay a reduced fare.',
    'We do not refuse children with disabilities, and we accept pupils with autism. Reports say that schools refuse children with special needs.',
  ],
};
/** Wording that gives people of a certain age less of a service. */
export const restrictedAges: WordingPart = {
  triggers:
    'over ##|above ##|older than ##|over the age*|above the age*|older than the age*|over fifty*|over sixty*|over seventy*|over eighty*|above fifty*|above sixty*|above seventy*|above eighty*|older than*'.split(
      '|',
    ),
  rules: [
    {
      form: phrase(`${AGED}(?: (?:and|or) (?:\\w{3,12} ){1,4}?)? ?${RESTRICTED}`),
      unless: FAVORS,
      severity: 'medium',
      recommendation: 'Remove the restriction, or document why it is justified.',
      legalReference: { law: EQUALITY_ACT, article: 's. 29' },
      confidence: 0.82,
      why: 'The wording gives people of a certain age less than others.',
    },
  ],
  examples: [
    'House rules: [[visitors over 70 may only enter the pool before noon]].',
    'Passengers over 65 may only use the discounted ticket after 9.30. Customers over 60 pay a reduced fee.',
  ],
};
