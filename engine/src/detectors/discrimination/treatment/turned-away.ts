import {
  AGAINST_ORIGIN,
  FOR_AGE_HEALTH_OR_FAITH,
} from '#engine/detectors/discrimination/equal-treatment.ts';
import { NATIONALITY } from '#engine/detectors/discrimination/origin-and-faith/nationality-words.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { FAIR_HOUSING_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const FAITH = '(?:muslim|jewish|hindu|sikh|christian|catholic|protestant|buddhist|islamic)';
const ORIGIN = `(?:${FAITH}|black|asian|roma|gypsy|traveller|foreign|immigrant|migrant|refugee|kurdish|hispanic|latino|dalit|tribal|igbo|hausa|yoruba|${NATIONALITY})`;
const ONES =
  '(?:boys?|girls?|men|women|lads?|guys|people|students?|applicants?|tenants?|famil(?:y|ies)|ones|candidates?|drivers?|kids|couples?|workers?|nurses?|waiters?|agents?|cleaners|colleagues|women|ladies|staff)';
const REFUSE =
  '(?:reject|decline|refuse|turn (?:him|her|them) down|turn down|say no|put (?:him|her|them) off|send (?:him|her|them) away)';
const PRETEXT = `(?:(?:and |by )?(?:say|saying|tell (?:him|her|them)|telling (?:him|her|them)|claim|claiming|write|writing|give as (?:the |a )?reason)|on the (?:excuse|pretext))(?: that)? (?:(?:the|it|we|there|our|they) )?(?:\\w{1,12} ){0,4}?(?:full|taken|gone|closed|filled|let|booked|no (?:more )?(?:seats?|places?|vacanc(?:y|ies)|rooms?))`;
const CONDITION =
  '(?:(?:uses?|in|needs?|has|with) (?:an? |the |her |his )?(?:wheelchair|crutches|hearing aids?|guide dog|white cane|walking frame|oxygen|stoma|autism|epilepsy|adhd|headscarf|hijab|turban|accent|carer|assistant)|(?:is|are|very|profoundly) (?:deaf|blind|autistic|epileptic|pregnant|disabled|muslim|gay|roma|black))';
const PLACE = `(?:(?:community|neighbou?rhood|building|street|estate|house|village|club|town|team|company|office|block|complex|park|development|school|church))`;
const ELSEWHERE = phrase(
  'must not|may not|never|discriminat\\w{2,6}|unlawful|court|tribunal|film|novel|century|history|stud(?:y|ies)|survey',
);
const HOUSEHOLD =
  '(?:tenants?|renters?|applicants?|buyers?|members?|residents?|famil(?:y|ies)|people|persons?|anyone|anybody|lodgers?|students?|households?|guests)';

/** People who are turned away or set apart, openly or under a pretext. */
export const turnedAway: WordingPart = {
  triggers: (
    'reject*|refuse*|decline*|turn him*|turn her*|turn them*|turn down|put her off|put him off|send her away|send him away|say no|avoid|skip|' +
    'to chat|to nights|to e-mail|to email|to the back*|to the kitchen*|off the phones|off phones|off reception|off the front*|off the till*|off the floor|to the warehouse|to the night*|to back office|to packing|to cleaning|to the basement|from the phones|from reception|away from*|' +
    'keep it that way|keep it so|stay that way|remain that way|keep it like*|keep it this way|stay so|keep them that way|' +
    'like-minded famil*|like-minded people|like-minded buyers|like-minded neighbours|like-minded households|our kind of*|the right sort*|the right kind*|' +
    'other than crosses|other than crucifixes|except crosses|except for crosses|apart from crosses|other than the cross|except the cross|except christmas*|except for christmas*|other than christmas*|other than nativity*|apart from the cross|except crucifixes|' +
    'section #|housing vouchers|housing voucher|citizens|at home|on benefits|born abroad|housing benefit|' +
    'too old to*|too old for*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${CONDITION}[^!?]{0,80}?[,;.:–-] ?(?:so |please |just )?${REFUSE},? ${PRETEXT}`,
      ),
      unless: ELSEWHERE,
      confidence: 0.88,
      recommendation: 'Have the refusal withdrawn, and make reasonable adjustments.',
      legalReference: FOR_AGE_HEALTH_OR_FAITH,
      why: 'Somebody is turned away for a trait, and another reason is given.',
    },
    {
      form: phrase(`${REFUSE},? (?:and |by )?${PRETEXT}`),
      requires: phrase(CONDITION),
      unless: ELSEWHERE,
      confidence: 0.86,
      recommendation: 'Have the refusal withdrawn, and make reasonable adjustments.',
      legalReference: FOR_AGE_HEALTH_OR_FAITH,
      why: 'Somebody is turned away for a trait, and another reason is given.',
    },
    {
      form: phrase(
        `${ORIGIN} ${ONES}(?: from (?:that|this|the|those|our|\\w{3,12})(?: \\w{3,12}){0,2})? (?:(?:always|only|just|will|all|usually) ){0,2}(?:create|cause|make|bring|give|are|mean|want)s?(?: \\w{2,12}){0,5}? ?[,;:–-] ?(?:so )?(?:please |better |best (?:to )?|kindly )?(?:avoid|reject|skip|decline|refuse|pass)(?= ?(?:[.,;!)]|$|him|her|them|it|this|these|such))`,
      ),
      unless: phrase(
        'must not|never|discriminat\\w{2,6}|film|novel|food|restaurant|tourists?|traffic|rush hour|clothes',
      ),
      confidence: 0.88,
      recommendation:
        'Strike the remark, and have the decision made again by somebody else on merit.',
      why: 'People are rejected for their origin or faith.',
    },
    {
      form: phrase(
        `(?:move|put|shift|transfer|switch|take|send|assign|re-?assign|keep|get) (?:back )?(?:all |all of |any |every )?(?:the |our |those |these )?${ORIGIN} (?:lads?|guys|boys|girls|staff|agents?|workers?|people|ones|women|men|nurses?|drivers?|waiters|waitresses|colleagues|cleaners|ladies|kids|pupils)(?: (?:all|over|back))? (?:to|on|onto|into|off|out of|away from|from) (?:the )?(?:chat|e-?mails?|back ?office|back|nights?|night shifts?|kitchen|phones?|front(?: desk)?|tills?|floor|reception|warehouse|stores?|cellar|packing|cleaning|basement|dishes|counter|customers)`,
      ),
      unless: phrase(
        'must not|never|discriminat\\w{2,6}|interpret\\w{2,4}|translat\\w{2,4}|speaking|asked to|volunteer\\w{0,4}|home office in|film|novel',
      ),
      confidence: 0.88,
      recommendation: 'Withdraw the order; work must not be given out by origin.',
      legalReference: AGAINST_ORIGIN,
      why: 'People are moved to other work for their origin.',
    },
    {
      form: phrase(
        `(?:we are|we're|this is|ours is|it is|it's) (?:an? )?(?:\\w{3,9} )?(?:christian|catholic|protestant|white|all-white|jewish|muslim|hindu|english|god-fearing|church-going) ${PLACE},? (?:and |which |that )?(?:we )?(?:all )?(?:(?:want|like|would like|intend|mean|prefer|hope|aim|wish|plan|are going)s? (?:it )?to )?(?:keep|stay|remain|keeping) (?:it )?(?:that way|so|like that|this way)`,
        `(?:(?:are|is) (?:asked|encouraged|expected|urged|requested|advised)|should|must|please) (?:to )?(?:only )?(?:sell|rent|let|lease) (?:only )?to (?:like-minded|our kind of|the right (?:sort|kind) of|christian|white|english) (?:\\w{3,12} )?(?:families|people|buyers|households|neighbours|neighbors|owners|tenants)`,
        `(?:no |(?:political|any|all) or |(?:and|or) )?(?:religious|faith) (?:signs?|symbols?|displays?|decorations?|items?|flags?|statues?)(?:,| are| is)? (?:not allowed |not permitted |banned |prohibited )?(?:other than|except(?: for)?|apart from|besides) (?:the )?(?:cross(?:es)?|crucifix(?:es)?|nativity (?:scenes|sets)|christmas \\w{4,12})`,
      ),
      unless: phrase(
        'court|tribunal|unlawful|fair housing training|monastery|convent|diocese|museum|school assembly',
      ),
      confidence: 0.88,
      recommendation: 'Strike the rule; a faith or an origin must not decide who lives there.',
      legalReference: { law: FAIR_HOUSING_ACT, article: '42 U.S.C. § 3604(c)' },
      why: 'The rule keeps a place for people of one faith or origin.',
    },
    {
      form: phrase(
        `(?:will not|won't|shall not|does not|do not|don't|doesn't|cannot|refuses? to|declines? to) (?:approve|accept|admit|consider|rent to|let to|take|lease to|sell to|house|sign)(?: any)? ${HOUSEHOLD} (?:who|that|with|on)[^.!?]{0,90}?(?:(?:are|is)(?: not|n't) (?:an? )?(?:u\\.?s\\.?|american|british|uk|irish|australian|canadian|eu|german|indian|\\w{4,12}) citizens?|(?:do not|don't|does not|doesn't|cannot|can't) speak \\w{4,12}(?: at home)?|(?:hold|have|use|receive|get|rely on) (?:section 8|housing)(?: (?:vouchers?|benefits?))?|section 8(?: vouchers?)?|on (?:benefits|welfare|housing benefit)|(?:were|was|are) born (?:abroad|outside))(?:[^.!?]{0,40}?(?:citizens?|speak \\w{4,12} at home|speak english))?`,
      ),
      unless: phrase(
        'court|tribunal|unlawful|must not|may not refuse|visas?|security clearance|vote',
      ),
      confidence: 0.88,
      recommendation: 'Strike the rule, and judge applicants by income and references alone.',
      legalReference: { law: FAIR_HOUSING_ACT, article: '42 U.S.C. § 3604(a)' },
      why: 'People are refused a home for their origin, language or source of income.',
    },
    {
      form: phrase(
        `too old (?:to (?:be|sit|study|live|learn|share|start|mix|train)(?: \\w{2,9}){0,3}? )?(?:in|for|with|among|alongside) (?:an? |the |our |this |these )?(?:\\w{3,10} )?(?:class(?:es|room)?(?: with \\w{3,12})?|course|degree|programme|hostel|students|youngsters|undergraduates|freshers|campus|young people|boys|batch|cohort|training)`,
      ),
      unless: phrase(
        'modules?|versions?|software|kernels?|browsers?|compilers?|librar(?:y|ies)|packages?|installed|tribunal|court|never|nobody|no one|not too old|film|novel|i|my|myself|dogs?|cars?|laptop|remark|felt|feel',
      ),
      confidence: 0.84,
      recommendation: 'Strike the remark, and decide by marks or merit alone.',
      legalReference: FOR_AGE_HEALTH_OR_FAITH,
      why: 'Somebody is held to be too old for a place.',
    },
  ],
  examples: [
    'Ms Lund [[needs her guide dog, so decline and say that the course is full]].',
    '[[Polish tenants from that agency always make trouble, reject]]. [[Take the Nigerian nurses off reception]], will you?',
    '[[This is a Catholic street and we intend to keep it that way]]. Owners [[should sell only to like-minded people]]. [[No religious displays except crosses]].',
    'The co-op [[does not accept applicants who hold housing vouchers or do not speak English at home]].',
    'He is 49 and [[too old for the course]].',
    'The boy uses crutches; decline the discount and say that the form is incomplete. German tourists make the beach full, avoid August.',
    'Take the Polish staff on a tour of the kitchen. This is a quiet street and we intend to keep it that way.',
    'The installed module is too old for the requested course of versions.',
    'We do not accept tenants who smoke at home. Am I too old for the course? The laptop is too old for the course.',
    'The court held that a landlord may not refuse tenants who hold vouchers.',
  ],
};
