import { FOR_EVERY_TRAIT, FOR_SEX } from '#engine/detectors/discrimination/equal-treatment.ts';
import { remarkOnAPerson } from '#engine/detectors/discrimination/judgments/remark-on-a-person.ts';
import { traitAsRisk } from '#engine/detectors/discrimination/judgments/trait-as-risk.ts';
import { SEX_EQUALITY_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { disabilityBurden } from './disability-burden.ts';
import { heldAgainstParents } from './held-against-parents.ts';
import { listedTrait } from './listed-trait.ts';
import { lookAndLanguage } from './look-and-language.ts';
import { refusedForATrait } from './refused-for-a-trait.ts';
import { refusedService } from './refused-service.ts';
import { scoring } from './scoring.ts';
import { termsByTrait } from './terms-by-trait.ts';
import { turnedAway } from './turned-away.ts';
import { wantedOrigin } from './wanted-origin.ts';
import { worseTerms } from './worse-terms.ts';

const WOMEN =
  '(?:ladies|women|girls|female (?:staff|employees|colleagues|candidates)|(?:lady|women) (?:staff|employees|officers))';
const PASSED_OVER =
  '(?:older|elderly|old|foreign|pregnant|disabled|female|married|overweight|immigrant|ethnic|gay|religious)';

/** What a decision is made regardless of, when it should be heeded. */
const DESPITE_FACTS =
  /\b(?:regardless|irrespective) of (?:the |an? |any |his |her |their |all )?(?:neg(?:ative|\.)?|tests?|results?|medical|income|experience|record|references?|marks?|score|merit|skills?|qualifications?)\b/gi;

export const unequalTreatment = remarkOnAPerson({
  id: 'unequal-treatment',
  typeName: 'Unequal treatment',
  description:
    'Demands unrelated to the work, or rejections, because of age, sex, family, disability, origin or faith.',
  severity: 'high',
  recommendation: 'Remove the demand; describe the work, and judge by it alone.',
  legalReference: FOR_EVERY_TRAIT,
  withoutOwnBan: (sentence) => sentence.replaceAll(DESPITE_FACTS, ''),
  parts: [
    refusedForATrait,
    worseTerms,
    scoring,
    listedTrait,
    traitAsRisk,
    termsByTrait,
    turnedAway,
    refusedService,
    disabilityBurden,
    lookAndLanguage,
    wantedOrigin,
    heldAgainstParents,
  ],
  triggers: (
    "you'll be in your*|you will be in your*|you're in your*|you are in your*|be in your twenties|" +
    'be in your thirties|be in your early*|be in your mid*|be in your late*|in sarees|in saris|' +
    'in skirts|in skirts*|in heels|high heels|wear make-up|wear makeup|wear heels|wear skirts|' +
    'wear a skirt|wear dresses|a saree|family only after|family until|family after|' +
    'family before|no visible*|no physical*|no obvious*|no mental*|expected to come along|' +
    'expected to attend|required to attend|expected to join|pass on the*|skip the*|' +
    'weed out the*|bin the*|screen out the*|filter out the*|close to retirement|near retirement|' +
    'nearing retirement|pray five*|prays five*|praying five*|english or do*|english or am*|' +
    'english or should*|english or must*|english or will*|to be breeding|go on breeding|' +
    'offer her*|pay her*|give her*|start her*|offer the*|pay the*|give the*|start the*|less than a man|less than the men|less than men|less than him|less than a bloke|less than the guys|less than the lads|pay women|pay girls|pay mums|pay mothers|pay ladies|offer women|offer girls|offer mums|offer mothers|offer ladies|popping out babies|popping out kids|popping them out'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:offer|pay|give|start) (?:her|the (?:woman|girl|lady|mum|mother|female (?:one|candidate|applicant)))
          (?:on )?(?:(?:\\d{1,2} ?%|\\d{1,2} (?:per ?cent|percent)|[$£€]? ?\\d[\\d,.]{0,6}k?|a (?:bit|little|lot)|much|10k|slightly) )?less
          (?:money |salary |pay )?(?:than (?:a man|the men|him|the (?:guys?|lads|man|other|male \\w{3,10})))(?:,? (?:she(?:'ll| will| would)|and she(?:'ll| will)) (?:take|accept|say yes|be happy|settle)(?: it| for it)?)?`,
        `(?:offer|pay|give) (?:her|the (?:woman|girl|mum|mother)) (?:(?:[$£€]? ?\\d[\\d,.]{0,6}k?|\\d{1,2} ?%|\\d{1,2} (?:per ?cent|percent)|a (?:bit|little|lot)|much) )?less(?: than \\w{2,12})?,? (?:she(?:'ll| will| would)|and she(?:'ll| will)|women) (?:take|accept|say yes|be (?:happy|glad)|settle)(?: it)?`,
        `(?:she|women|girls|mums|mothers)(?:'ll| will| would|'d)? (?:always |usually |gladly |happily )?(?:accept|accepts|take|settle for|work for)
          (?:(?:\\d{1,2} ?%|\\d{1,2} (?:per ?cent|percent)|a (?:bit|little|lot)|much) )?less (?:money |pay |salary )?(?:than (?:a man|the men|men|him|a bloke|the (?:guys|lads)))`,
        `(?:(?:we|you)(?:'ll| will| can| could| should)? |let's )?(?:pay|offer) (?:the )?(?:women|girls|mums|mothers|ladies) (?:(?:\\d{1,2} ?%|a (?:bit|little|lot)|much) )?less(?= ?(?:[.,;!)]|$|than (?:the )?men|because|since|as|and))`,
      ),
      unless: phrase(
        'compan(?:y|ies)|firms?|employers?|industr(?:y|ies)|still|often|study|studies|survey|gap|report|equal pay|research|statistics|average|sugar|water|food|medicine|time than|must not|tribunal',
      ),
      recommendation: 'Pay the same for the same work, whoever does it.',
      legalReference: { law: SEX_EQUALITY_DIRECTIVE, article: 'Art. 4' },
      why: 'The wording pays a woman less than a man for the same work.',
      confidence: 0.82,
    },
    {
      form: phrase(
        `(?:you(?:'ll| will)(?: probably| ideally)? be|you(?:'re| are)(?: probably| ideally)?|must be|should be|ideally) in your (?:early |mid |late |mid-|twenties or )?(?:twenties|thirties|20s|30s)(?: (?:or|to) (?:early |mid |late )?(?:twenties|thirties|forties|20s|30s|40s))?`,
        `(?:pass on|skip|weed out|bin|screen out|filter out) the (?:${PASSED_OVER}) (?:guys|ones|applicants?|candidates?|men|women|folks?|drivers|people|cvs|resumes|applications|names?|lot)`,
        `(?:people|anyone|anybody|staff|someone|somebody|workers|men|women|the ones|those)(?: (?:that|this|so|too|who(?:'s| is| are)))? (?:close to|near(?:ing)?) retirement (?:just|only|never|always|won't|don't|do not|will not|can't|are (?:just|only|slow|coasting|not)|run|coast|switch)`,
      ),
      unless: phrase(
        'travel insurance|pension scheme|study|survey|pension planning|song|step|not (?:skip|bin|pass)|never',
      ),
      why: 'The wording lets age or another trait decide who is wanted.',
    },
    {
      form: phrase(
        `${WOMEN}(?: \\w{2,12}){0,4} (?:(?:is|are) (?:requested|required|expected|asked|obliged|to)|must|should|have to|shall|will)(?: to)? (?:come|dress|wear|be|appear|turn up|arrive) (?:in )?(?:an? |the |their )?(?:\\w{3,9} )?(?:sarees?|saris?|skirts?|heels|dress(?:es)?|make-?up|blouses?|stockings|tights)`,
        `(?:plan|start|begin|postpone|delay|put off|think about) (?:your|her|their|a|any|the) family (?:only )?(?:after|until|till|once|when) (?:the |your |her |you |she )?(?:\\w{2,12} ){0,3}(?:bond|probation|contract|project|period|confirmation|training|year|promotion|season|over|settled)`,
        `(?:if she (?:wants|wanted) to (?:be|keep|go on) breeding|(?:busy |keeps? |always |out there )popping (?:out (?:babies|kids|children)|them out))(?: … (?:mother|home|kitchen|husband|work|job))?`,
      ),
      unless: phrase(
        'costume|rehearsal|ceremony|temple visit|wedding|ballet|dance|loss|bereave\\w{0,5}|play|show|dogs?|birds?|cattle|horses?',
      ),
      legalReference: FOR_SEX,
      why: 'The wording asks women for what is not asked of men.',
    },
    {
      form: phrase(
        `no (?:visible|physical|obvious|mental|apparent) (?:disabilit(?:y|ies)|handicaps?|impairments?|defects?|deformit(?:y|ies)|disorders?)(?: or (?:\\w{3,12} ){1,2}?(?:conditions?|illness(?:es)?|disabilit(?:y|ies)))?`,
        `(?:church|mass|bible study|prayers?|prayer meetings?|temple|worship|sunday service)(?: (?:on|in|at|every|each) (?:\\w{3,10} ){1,3})? …(?:you(?:'d| would|'ll| will)? (?:be |are )?|staff are |everyone is |all are |employees are )(?:expected|required) to (?:come|attend|join|be there)(?: along)?`,
        `(?:go(?:es|ing)?|gonna|will|they|he|she|always|confirm|to|be) (?:\\w{2,6} )?pray(?:s|ing)? (?:five|5) times(?: a day)?,? (?:and|so|then|but) (?:who|we|i|nobody|the (?:line|shift|rest|others|work))`,
        `(?:can|does|do|will) (?:this one|that one|he|she|they|it|the new (?:one|girl|guy|lad|hire)) (?:even |actually )?speak english or (?:do|am|should|must|will|shall) (?:i|we)`,
      ),
      unless: phrase(
        'he has|she has|patient|examination|x-?ray|reports?|showed|found|seminary|priest|chaplain|parish council|choir|pupils|boarders|interpreter',
      ),
      requires: phrase(
        'want|wanted|need|looking|must|candidates?|applicants?|apply|customers?|guests|staff|you|everyone|employees|speak|pray(?:s|ing)?|all are',
      ),
      why: 'The wording holds a disability, a faith or a language against people.',
    },
  ],
  examples: [
    'Let’s see. [[Offer her 10% less than Dave, she’ll take it]].',
    '[[She’ll accept 10 % less than a man]]. [[We can pay women less]].',
    '[[Pay the women less]], they don’t complain.',
    'Many employers still pay women less.',
    'Give her less sugar than the other child; offer her less than an hour and she will take it.',
    'The report says that women accept less than men; she will take less time than him.',
    '[[You’ll be in your twenties or early thirties]] with bags of energy.',
    '[[Skip the older applicants]], he says; [[people that near retirement just]] sit there.',
    '[[Ladies at the front desk are expected to wear heels]] on all days.',
    'We hope that you will [[plan your family only after the probation]].',
    'Waiting staff wanted, [[no visible disabilities or chronic conditions]].',
    'Morning [[prayers are part of the day, and staff are expected to attend]].',
    '[[They go pray five times a day and who]] does the line then?',
    '[[Can she even speak English or do I]] have to draw it?',
    'In your twenties you can buy the card at half price; he is in his thirties.',
    'She has no visible disabilities after the operation; the report showed no physical defects.',
    'All bridesmaids at the wedding will wear heels. Skip the old steps and bin the foreign coins.',
    'Can she speak English, or do you need an interpreter?',
    'Muslims pray five times a day, and a room is set aside for it.',
    'Choir: everyone is expected to attend the Sunday service.',
  ],
});
