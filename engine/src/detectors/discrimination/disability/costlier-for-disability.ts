import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { EQUALITY_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const CUSTOMERS = `(?:passengers?|customers?|guests?|travell?ers?|visitors?|tenants?|residents?|children|pupils?|students?|clients?|people|persons?|members|players?|users|participants?|anyone|those|kids)`;
const DISABILITY = `(?:an? |any )?(?:disabilit(?:y|ies)|reduced mobility|(?:additional|special|special educational) needs|learning (?:difficulties|disabilit(?:y|ies))|(?:visual|hearing|mobility) impairments?|autism|adhd|epilepsy|wheelchairs?|walking aids?|(?:guide|assistance) dogs?)`;
const DISABLED = `(?:(?:disabled|handicapped|blind|deaf|autistic) ${CUSTOMERS}|wheelchair users?|${CUSTOMERS} (?:with|in|who (?:needs?|uses?|requires?|have|has|bring|travel with)) ${DISABILITY}(?: assistance)?)`;
const MORE = `(?:an? )?(?:(?:additional|extra|further|daily|weekly|monthly|one-off|separate) )?(?:surcharges?|supplements?|(?:extra|additional|handling|assistance|higher|service) (?:charges?|fees?|costs?|rates?|rent|deposit|premium)|double|more than (?:others|other \\w{4,9})|extra|on top)`;
/** Wording by which they pay no more, and money that they get. */
const NO_SURCHARGE = phrase(
  `not|never|no|nothing|without|free|less|n't|half|exempt(?:ed|ion)?|nobody|receive|benefits?|allowances?|grants?|funding|tax(?:es)?|insurance|study|studies|survey|on average|unlawful|(?:living|energy|higher) costs|more for (?:energy|heating)`,
);
/** What a club or a company lets others do. */
const DO = `(?:use (?:the |our |any )?(?:\\w{3,12} ){0,2}?(?:carts?|buggy|buggies|pool|gym|lifts?|courts?|courses?|track|facilit(?:y|ies)|club ?house|bar|sauna|terrace|slides?|equipment|machines?|entrance|dining room|garden|tees|fairways?)
  |play (?:in|on|at) (?:the |our |any )?\\w{3,14}|enter (?:the|our|any|this) (?:\\w{3,12} (?=room|area|house|club|park))?\\w{3,14}|take part(?: in (?:the |our |any )?\\w{3,14})?|participate in (?:the |our |any )?\\w{3,14}|compete(?: in (?:the |our |any )?\\w{3,14})?|join(?: (?:the|our|this) \\w{3,14})?|rent (?:an?|the|our|from)|book (?:an?|the|our)|hold office|be (?:members|admitted|seated|served|elected)|become members)`;
/** What keeps them out is a staircase, and the text regrets it. */
const BARRIER = phrase(
  `because|ramps?|steps?|stairs|barriers?|inaccessible|accessib(?:le|ility)|when|where|if|often|stud(?:y|ies)|survey|research|countr(?:y|ies)|laws?|history|century|schools?|said|was|were|feel|likely|easily`,
);

/** A ban on use is not advice on words; in the notation of regular expressions, for `withoutOwnBan`. */
export const BAN_ON_DISABLED =
  /\b(?:disabilit(?:y|ies)|needs|mobility|wheelchairs?|users|(?:disabled|handicapped|blind|deaf) \w{4,12}) (?:may|shall|must|can) not use\b/giu;

/** Wording by which people with a disability pay more, or may do less than others. */
export const costlierForDisability: WordingPart = {
  triggers: (
    'additional needs|reduced mobility|learning difficulties|impairment|impairments|wheelchair users|wheelchair user|guide dogs|assistance dogs|walking aid|walking aids|' +
    'blind passengers|blind customers|blind guests|deaf passengers|deaf customers|deaf guests|autistic children|blind people|deaf people|blind members|deaf members|blind players'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${DISABLED} (?:(?:must|will|shall|have to|has to|are required to|are asked to|should|may have to) )?pays? ${MORE}`,
        `${DISABLED} (?:are|is|will be) charged ${MORE}`,
        `${MORE} (?:of [^ ]{1,8} ?(?:eur|euros?|usd|gbp|dollars|pounds|%)? ?)?(?:applies|apply|is (?:due|payable|charged|levied|added)|will be (?:charged|added)) (?:to|for|by) ${DISABLED}`,
        `(?:wheelchair (?:assistance|service|boarding)|(?:guide|assistance) dogs?|carriage of (?:an? )?wheelchairs?) (?:is|are) (?:subject to|charged at|charged with) (?:an? )?(?:extra |additional )?(?:fee|charge|surcharge|supplement|[€$£]\\d)`,
      ),
      unless: NO_SURCHARGE,
      recommendation: 'Charge everybody the same; help that a disability requires costs no more.',
      legalReference: { law: EQUALITY_ACT, article: 's. 29' },
      confidence: 0.86,
      why: 'The wording charges people more because of a disability.',
    },
    {
      form: phrase(
        `(?:(?:people|persons|members|guests|players|visitors|anyone|those|customers) (?:with|in) ${DISABILITY}|(?:disabled|handicapped|blind|deaf) (?:people|persons|members|guests|players|visitors|customers|residents)|wheelchair users)
        (?:(?:may|must|shall|can) not|cannot|are not (?:allowed|permitted) to) ${DO}`,
      ),
      unless: BARRIER,
      recommendation: 'Remove the ban, and make reasonable adjustments.',
      legalReference: { law: EQUALITY_ACT, article: 's. 29' },
      confidence: 0.85,
      why: 'The wording keeps people with a disability from what others may do.',
    },
  ],
  examples: [
    '[[Passengers who need a wheelchair must pay a supplement]] of EUR 75 per sector. [[Customers with disabilities pay a surcharge]].',
    '6. [[Children with additional needs pay a surcharge]] of 40%. [[Disabled guests are charged extra]].',
    '[[A surcharge of £20 applies to wheelchair users]].',
    'Passengers with reduced mobility pay no surcharge; children with additional needs receive extra funding.',
    'Disabled people pay more for energy, and on average customers with disabilities pay extra costs.',
    'Customers with a wheelchair are charged the same fare. Guests pay a surcharge for late arrival.',
    '4.3 [[Persons with disabilities may not use carts]] on the fairways. [[Disabled members may not play in competitions]].',
    '[[Wheelchair users are not allowed to enter the dining room]].',
    'Wheelchair users cannot enter the hall because there is no ramp; people with disabilities may not use the stairs easily.',
    'Users with disabilities may not use a mouse. Members may not use carts on the fairways.',
  ],
};
