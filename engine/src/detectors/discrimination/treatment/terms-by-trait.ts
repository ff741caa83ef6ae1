import { FOR_SEX } from '#engine/detectors/discrimination/equal-treatment.ts';
import { GROUP } from '#engine/detectors/discrimination/judgments/group-words.ts';
import { NATIONALITY } from '#engine/detectors/discrimination/origin-and-faith/nationality-words.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { EQUAL_ACCESS_DIRECTIVE, HUMAN_RIGHTS_CONVENTION } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const PEOPLES =
  'igbo|hausa|yoruba|fulani|kikuyu|luo|luhya|kalenjin|maasai|zulu|xhosa|ndebele|tutsi|hutu|akan|ewe|ashanti|tamil|punjabi|bengali|gujarati|bihari|dalit|adivasi|maori|aboriginal|kurdish|roma|romani|gypsy|traveller|jewish|muslim|hindu|sikh|black|brown|hispanic|latino|latina|immigrant|migrant|foreign|foreign-born|eritrean|iraqi|sudanese|congolese|haitian|jamaican|palestinian|lebanese|algerian|tunisian|zimbabwean|badjao|irish traveller';
/** Peoples, origins and faiths, as adjectives. */
export const ORIGIN = `(?:${PEOPLES}|${NATIONALITY})`;
const PEOPLE =
  '(?:traders?|customers?|applicants?|borrowers?|clients?|drivers?|tenants?|policyholders?|people|persons?|women|men|woman|man|girls?|famil(?:y|ies)|households?|sellers?|merchants?|farmers?|names?|users?|guests?|patients?|students?|residents?)';
const STATUS = '(?:single|unmarried|divorced|widowed|married|pregnant|separated)';
/** Young drivers may pay more; women under an age may not. */
const TRAIT = `(?:${ORIGIN} ${PEOPLE}|${STATUS} (?:women|woman|mothers?|mums?|moms?|ladies|lady|applicants)|(?:young |older )?(?:women|ladies|females|mothers|female (?:customers|applicants|borrowers|clients))(?: (?:under|over|above|below|aged|of child-?bearing age)(?: \\d\\d)?)?|${GROUP})`;
const WORSEN =
  '(?:lower|reduce|cut|halve|cap|restrict|freeze|withhold|refuse|decline|deny|downgrade|mark down|score down|raise|increase|double|add|load|surcharge|lowers|reduces|cuts|halves|caps|restricts|freezes|refuses|declines|denies|raises|increases|doubles|adds|loads)(?:d|ed|ing)?';
const TERMS = `(?:(?:the|their|a|an|any|all|our|every) )?(?:\\w{3,12} ){0,2}?(?:(?:credit|loan|lending|overdraft|spending|borrowing|card|transaction|cover) (?:limits?|lines?|amounts?|scores?|ratings?)|limits?|credit|loans?|overdrafts?|premiums?|deposits?|interest(?: rates?)?|rents?|cover|payouts?|\\d{1,3} ?%(?: \\w{3,12})?)`;
/** Bans, reports and what doctors, athletes and offers do for groups. */
const IN_ORDER = phrase(
  `must not|may not|cannot|should not|never|do not|don't|unlawful|illegal|discriminat\\w{2,6}|court|tribunal|stud(?:y|ies)|survey|research|doses?|dosage|alcohol|caffeine|calories?|blood|reference range|speed|weight|exposure|lifting|discounts?|grants?|bursar(?:y|ies)|scholarships?|free|fees waived|complain\\w{0,2}|accused|sued|fined|alleg\\w{2,6}|no longer|ensure|fair(?:ly|ness)?|bias(?:ed)?`,
);
const SEEN_IN = `(?:(?:sur)?names?|birthplace|place of birth|accent|appearance|photo(?:graph)?|passport|address|surname|skin)`;

/** Worse terms, or none, for what people are: in credit, insurance and wills. */
export const termsByTrait: WordingPart = {
  triggers: (
    'religious sign*|religious symbol*|religious display*|religious decoration*|religious item*|religious flag*|religious statue*|faith sign*|faith symbol*|faith display*|faith decoration*|faith item*|faith flag*|credit limit|credit limits|credit line|credit lines|loan limit*|lending limit*|overdraft limit*|spending limit*|borrowing limit*|card limit*|transaction limit*|cover limit*|credit score*|credit rating*|loan amount*|credit amount*|cover amount*|the limit for*|limits for*|limit for*|premium for*|premiums for*|the premium*|the deposit*|deposit for*|deposits for*|interest for*|interest rate*|rates for*|rate for*|overdraft for*|overdrafts for*|loan for*|loans for*|credit for*|rent for*|rents for*|cover for*|payouts for*|payout for*|% for*|% loading for*|% extra for*|' +
    'name suggest*|names suggest*|birthplace suggest*|place of birth suggest*|surname suggest*|accent suggest*|photo suggest*|photograph suggest*|name sounds*|surname sounds*|name looks*|surname looks*|name indicates*|birthplace indicates*|name points to*|surname points to*|name and birthplace*|birthplace points to*|surname indicates*|appearance suggest*|passport suggest*|accent sounds*|address suggest*|skin suggest*|' +
    'single woman|single women|unmarried woman|unmarried women|divorced woman|divorced women|widowed woman|widowed women|married woman|married women|single mother|single mothers|divorced mother*|unmarried mother*|pregnant woman|pregnant women|single lady|single ladies|married lady|married ladies|' +
    'partner is a man|partner is male|partner is another*|partner is of the same*|partner is a woman|partner is female|spouse is another*|be wasted|is wasted|gets wasted|go to waste|goes to waste|be lost|is lost|for nothing|spouse is a man|spouse is a woman|partner appears*|partner seems*|' +
    'homosexual|homosexuals|gay|lesbian|living with another*|still married*|be married to*|is married to*|remains married*|marries a*|marry a*|marries an*|marry an*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${WORSEN} ${TERMS}(?: \\w{3,14}ly)? for (?:(?:all|any|every|most|the) )?${TRAIT}(?:,? (?:and|or) (?:for )?(?:all |any )?${TRAIT}){0,3}`,
      ),
      unless: IN_ORDER,
      recommendation: 'Stop the rule, and decide by income, debts and history alone.',
      confidence: 0.88,
      why: 'The text sets worse terms for people because of what they are.',
    },
    {
      form: phrase(
        `(?:(?:his|her|their|the|whose) )?${SEEN_IN}(?:,? (?:and|or) ${SEEN_IN})? (?:(?:strongly|clearly|very) )?(?:suggests?|sounds?|looks?|indicates?|points? to|impl(?:y|ies)) (?:(?:he|she|they|that|is|are|to be|very|like|an?) ){0,3}${ORIGIN}[^.;!?]{0,30}?,? (?:so|therefore|hence|thus|and so|which means) (?:\\w{2,9} ){0,3}?(?:add|load|charge|apply|increase|raise|surcharge|decline|reject|refuse|skip|ask for|lower|cut|cap|price|quote|rate)(?: (?:\\d{1,3} ?%|\\w{1,12})){0,4}`,
      ),
      unless: IN_ORDER,
      recommendation: 'Stop the loading, and have the decision made again without the origin.',
      confidence: 0.9,
      why: 'An origin is guessed from a name or the like, and worse terms follow from it.',
    },
    {
      form: phrase(
        `(?:an? |any |the )?${STATUS} (?:woman|women|mothers?|lad(?:y|ies)) (?:(?:does|do|will|shall|may|can|is|are) not|cannot|can't|doesn't|don't|isn't|aren't) (?:qualify|eligible|entitled|borrow|receive|obtain|get|apply|be (?:granted|given|approved|offered)|open|hold|sign)(?: (?:for|to|a|an|any|more|than|over|above|loans?|credit|accounts?|mortgages?|overdrafts?)){0,5}`,
        `(?:an? |any |the )?${STATUS} (?:woman|women|mothers?|lad(?:y|ies)) (?:shall|must|has to|have to|needs? to|is required to|are required to|should|will) (?:also )?(?:provide|present|bring|submit|obtain|produce|have|show|get|attach) (?:(?:an?|the|her|their) )?(?:\\w{3,12} )?(?:husband'?s?'?|father'?s?'?|spouse'?s?'?|guardian'?s?'?|brother'?s?'?)(?: (?:\\w{3,10} ){0,2}(?:consent|permission|signature|approval|guarantee|authori[sz]ation|letter|payslips?|id|guarantor))?`,
      ),
      requires: phrase(
        `loans?|credit|borrow(?:er|ers|ing)?|accounts?|mortgages?|overdrafts?|qualif(?:y|ies)|consent|permission|guarantee|guarantor|signature|facility|lend(?:er|ing)?|\\d{3}`,
      ),
      unless: phrase(
        `court|tribunal|unlawful|until 19\\d\\d|in 19\\d\\d|century|history|countr(?:y|ies)|shortage|child benefit|asylum|visas?|name change|maiden name`,
      ),
      recommendation: 'Strike the rule, and ask every borrower for the same.',
      legalReference: { law: EQUAL_ACCESS_DIRECTIVE, article: 'Art. 4(1)' },
      confidence: 0.88,
      why: 'The rule treats women differently by whether they are married.',
    },
    {
      form: phrase(
        `(?:partner|spouse) (?:is|appears to be|seems to be|is said to be) (?:(?:a|another) )?(?:man|male|woman|female|of the same sex)[^.;!?]{0,70}?[,;:–-]{0,2} (?:so |therefore |and )?(?:rate|load|price|score|treat|add|decline|class|put)(?: (?:it|him|her|them))? (?:(?:as|up|at|with|for|down) )?(?:an? )?(?:\\w{3,12} )?(?:risk|lifestyle|loading|premium|extra|higher|surcharge)(?: \\w{1,9}){0,2}`,
        `(?:partner|spouse) (?:is|appears to be|seems to be) (?:(?:a|another) )?(?:man|male|woman|female|of the same sex)[^.!?]{0,90}?; ?(?:so |therefore )?(?:rate|load|price|score|treat|add|decline|class|put)(?: (?:it|him|her|them))? (?:(?:as|up|at|with|for|down) )?(?:an? )?(?:\\w{3,12} )?(?:risk|lifestyle|loading|premium|extra|higher|surcharge)(?: \\w{1,9}){0,2}`,
      ),
      unless: IN_ORDER,
      recommendation: 'Strike the inference, and have the decision made again without it.',
      confidence: 0.88,
      why: 'A sexual orientation is inferred from a partner, and worse terms follow from it.',
    },
    {
      form: phrase(
        `(?:give|gives|gave|leave|leaves|left|receives?|inherits?|gets?|bequeath) (?:him |her |them |my \\w{3,9} )?(?:nothing|no (?:share|part)|not a penny)[^.;!?]{0,30}?,? (?:(?:he|she|they|because|since|as|for) ){0,3}(?:being|is|are)(?: an?)? (?:homosexual|gay|lesbian|queer|transsexual|transgender|${ORIGIN})(?: (?:man|woman|person))?(?: and living with another (?:man|woman))?`,
        `(?:if|unless|provided|so long as|as long as|on condition)(?: that)? (?:if )?(?:[\\w-]{2,14} ){0,3}?(?:be |is |are |remains? |still ){0,3}(?:married to|living with|marr(?:y|ies)|divorced from) (?:an? |her |his |that |the )${ORIGIN} (?:husband|wife|partner|man|woman|boyfriend|girlfriend|person)`,
      ),
      requires: phrase(
        'shares?|give|gives|gave|estate|residue|inherit\\w{0,4}|bequ\\w{3,6}|legac(?:y|ies)|executors?|trustees?|will|nothing|pass',
      ),
      unless: phrase('court|held that|void|novel|film|century|visas?|citizenship|residence permit'),
      recommendation:
        'Have a lawyer review the condition, which a court may hold void, and leave the trait out.',
      legalReference: { law: HUMAN_RIGHTS_CONVENTION, article: 'Art. 14' },
      confidence: 0.88,
      why: 'An inheritance depends on whom somebody loves or where a partner comes from.',
    },
    {
      form: phrase(
        `(?:she|the girl|this (?:girl|lady|woman))(?:'ll| will)? (?:only |just |then |anyway |probably )?(?:drop out|leave|quit|stop|give up|resign|be gone)(?: \\w{1,9}){0,5}?,? (?:and )?(?:so )?(?:the |her |our )?(?:seat|place|training|money|investment|post|slot|scholarship|fellowship|funding) (?:will be|is|would be|gets?|will go|goes) (?:wasted|lost|to waste|for nothing)`,
      ),
      unless: phrase('refund|sick|visa|another university|transfer\\w{0,4}|exam(?:s|ination)?'),
      recommendation: 'Strike the remark, and decide by marks or merit alone.',
      legalReference: FOR_SEX,
      confidence: 0.82,
      why: 'A woman is passed over because she is thought to leave.',
    },
  ],
  examples: [
    'The app will [[halve the overdraft limit for Kikuyu customers and women over 40]]. We [[raise premiums automatically for Muslims]].',
    '[[His surname sounds Romanian, so apply the 20 % surcharge]].',
    '3. [[An unmarried woman may not open an account]]. [[A divorced woman must bring her father’s written consent]] to the loan.',
    'The [[spouse is another woman, so rate it as lifestyle extra]].',
    'I [[leave my nephew nothing, he being a homosexual]]. My executors give the house to Ada [[unless she is still married to her Nigerian husband]].',
    'Her wedding is in May. [[She will quit within the year, and the scholarship is wasted]].',
    'We must not lower the credit limit for women. The study found higher premiums for Muslims. Cut the salt limit for women in the dose table.',
    'Her name suggests Greek origin, so ask how to pronounce it. A married woman may not be aware of the rule.',
    'The partner is a man of few words, so treat him as a guest. She will leave at six and the seat is free.',
    'The limit for young drivers was raised; a court held that interest rates for Black borrowers were raised unlawfully.',
  ],
};
