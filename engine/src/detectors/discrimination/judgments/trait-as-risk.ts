import { FOR_EVERY_TRAIT } from '#engine/detectors/discrimination/equal-treatment.ts';
import { NATIONALITY } from '#engine/detectors/discrimination/origin-and-faith/nationality-words.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { EQUALITY_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { ORIGIN_GROUP } from './group-words.ts';

const ELSEWHERE_OF = '(?: (?:in|from|around|at|of) (?:this|that|these|those|the|our) \\w{3,14})?';
/** What follows for premiums, prices and decisions. */
const BURDEN =
  "(?:load(?:ed|ing)?|decline[ds]?|refuse[ds]?|reject(?:ed)?|rated?(?: up)?|surcharge[ds]?|double (?:the )?(?:premium|rate|deposit)|(?:raise|increase|up) the (?:premium|rate|deposit|excess)|\\+ ?\\d{1,3} ?%|ask for (?:more|a (?:bigger|larger|higher|double) deposit)|higher (?:rate|premium|deposit)|charge (?:them )?(?:more|extra|double)|do not (?:insure|cover|renew)|don't (?:insure|cover|renew))";
const APPLIED =
  '(?:who (?:applied|came|called|rang|asked|enquired|viewed|wrote|interviewed)|from (?:yesterday|this morning|today|monday|tuesday|wednesday|thursday|friday)|applicant|candidate|tenant|couple|family|lady|woman|man|girl|guy|boy|uncle|aunt(?:ie|y)|makcik|pakcik|one)';
const ORIGIN = `(?:${NATIONALITY}|malay|tamil|igbo|yoruba|hausa|somali|kurdish|roma|gypsy|traveller|black|asian|muslim|jewish|hindu|sikh|catholic|gay|lesbian|trans|disabled|deaf|blind|pregnant|older|old|elderly|foreign)`;
const TAKEN = `(?:(?:the |that |our )?(?:position|role|job|post|vacancy|place|room|flat|house|unit|it)(?:'s)? ?(?:is|was|has been|has|got)? ?(?:already |just |now )?(?:been )?(?:filled|taken|gone|let|closed|rented|given)|we (?:are|were) full)`;
const TOLD_OF = phrase(
  `study|studies|survey|statistics|must not|may not|cannot|unlawful|illegal|prohibit\\w{1,5}|ban(?:s|ned)?|court|tribunal|discriminat\\w{2,6}|never|not (?:be )?(?:used|loaded|declined|asked|considered|collected|requested)|no longer|myth|researchers?|trial|clinic|files?|database|servers?|scripts?|samples?|pipeline`,
);

/** Traits that are turned into risks, prices, pretexts and exceptions. */
export const traitAsRisk: WordingPart = {
  triggers:
    "as often*|more often*|more claims*|most claims|more than others|more than the*|lifestyle risk|lifestyle risks|high risk|higher risk|bad risk|gay*|lesbian*|homosexual*|bisexual*|transgender*|trans man*|trans woman*|trans applicant*|trans couple*|msm|genetic result*|genetic test*|genetic data|genetic information|dna test*|dna result*|brca*|gene carrier*|carrier of*|rejection for*|rejection to*|rejection letter*|rejection mail*|rejection email*|rejection e-mail*|rejection note*|refusal for*|refusal to*|regret letter*|regret mail*|reject the*|reject that*|turn down the*|turn away the*|keep their*|keep on*|that’s different|that's different|that is different|they are different|another matter".split(
      '|',
    ),
  rules: [
    {
      form: phrase(
        `${ORIGIN_GROUP}${ELSEWHERE_OF} (?:(?:always|all|just|usually|generally) )?(?:claim(?! that)|crash|default|complain|steal|cheat|shoplift|sue|cancel|make (?:more|most) claims) (?:(?:twice|three times|four times|far|much|a lot|\\d times) )?(?:as often|more often|more|more than (?:others|the rest|most|the \\w{3,9}))(?: (?:as|than) (?:the )?(?:\\w{3,9} ?){1,2})?`,
      ),
      requires: phrase(BURDEN, 'renewals?|premiums?|deposits?'),
      unless: TOLD_OF,
      confidence: 0.84,
      recommendation: 'Set the terms by each customer’s own record, and strike the remark.',
      legalReference: { law: EQUALITY_ACT, article: 's. 13 and 29' },
      why: 'The text sets worse terms for people because of their origin.',
    },
    {
      form: phrase(
        `(?:gay|homosexual|lesbian|bisexual|trans(?:gender)?|msm)(?: (?:m[ae]n|males?|wom[ae]n|females?|applicants?|couples?|lads?))?(?:,? (?:and |is |who is )?on prep)? ?(?:[=:–-]|=>|->|→|means|so|is an?|are an?|counts? as an?|is treated as an?) ?(?:an? )?(?:(?:high(?:er)?|bad|extra|moral|lifestyle|hiv|health|increased) risks?|${BURDEN})(?:,? ?(?:${BURDEN}))?`,
      ),
      unless: TOLD_OF,
      confidence: 0.86,
      recommendation: 'Decide by the medical findings alone, and strike the remark.',
      legalReference: { law: EQUALITY_ACT, article: 's. 13 and 29' },
      why: 'A sexual orientation is treated as a risk.',
    },
    {
      form: phrase(
        `(?:genetic (?:tests?|test results?|results?|data|information)|dna (?:tests?|results?)|brca\\d? (?:\\+|positive|carrier|result)|(?:gene |brca\\d? )?carrier status)(?: (?:[\\w,]{1,14} ){0,7}?|[^.;!?\\n]{0,40}?(?:->|→|=>|=|:|,|;|so|hence|therefore) ?)(?:we (?:can |will |should )?)?${BURDEN}(?: if (?:possible|we can|you can))?`,
      ),
      unless: TOLD_OF,
      confidence: 0.84,
      recommendation:
        'Take the test out of the file; genetic features must not count against anyone.',
      legalReference: FOR_EVERY_TRAIT,
      why: 'A genetic test is held against somebody.',
    },
    {
      form: phrase(
        `(?:draft|send|write|prepare|do|give|need|sending|drafting)(?: (?:me|us|him|her|them|over|up|out))?(?: (?:an?|the|some|your))?(?: (?:polite|standard|usual|short|quick|kind|nice))? (?:rejection|refusal|regret)(?: (?:letter|e-?mail|mail|note|message|text))? (?:for|to) (?:the|that|this) ${ORIGIN} (?:\\w{3,12} )?${APPLIED}[^.;!?]{0,60}?[,:;–-]? ?(?:and )?(?:say|saying|tell|telling|write|claim|pretend)(?: (?:him|her|them))? (?:that )?${TAKEN}`,
        `(?:reject|turn down|turn away) (?:the|that) ${ORIGIN} (?:\\w{3,12} )?${APPLIED}[^.;!?]{0,60}?[,:;–-] ?(?:and )?(?:say|saying|tell|telling|write|claim|pretend)(?: (?:him|her|them))? (?:that )?${TAKEN}`,
      ),
      unless: TOLD_OF,
      confidence: 0.85,
      recommendation: 'Judge the application by what the work needs, and give the true reason.',
      why: 'Somebody is to be turned away for what they are, under a pretext.',
    },
    {
      form: phrase(
        `(?:the |our )?(?:christian|baptist|methodist|catholic|protestant|lutheran|anglican|evangelical|mormon|jewish|hindu|muslim|white|english|german|irish|local) (?:group|families|family|club|church|people|ladies|residents|neighbou?rs)(?: (?:at|in|on|from) [\\w ]{2,14}?)? (?:can|may|will) (?:keep|go on|carry on|stay|continue|do)(?: \\w{2,12}){0,3},? (?:that(?:'s| is)|they(?:'re| are)) (?:different|another matter|not the same)`,
      ),
      unless: TOLD_OF,
      confidence: 0.82,
      recommendation: 'Apply the same rule to everybody, whatever their faith or origin.',
      why: 'People of one faith or origin are allowed what is denied to others.',
    },
  ],
  examples: [
    '[[Nigerians in this district crash three times as often]], so raise the premium. A survey found that Poles claim twice as often; premiums fell.',
    'Note: [[lesbian couple = higher risk, load]] regardless of their medical results. [[Homosexual applicant: decline]].',
    'Gay men: a study of risk. A trans applicant is a good fit, and gay couples are loaded with gifts.',
    '[[DNA result came back, so decline]] the cover. [[BRCA1 positive -> load]].',
    'Genetic test results must not be used to decline cover; the genetic data were loaded into the database by the clinic.',
    'Please [[send a polite refusal to the Turkish couple who viewed it, say the flat is gone]].',
    '[[Reject the pregnant candidate, tell her the post has been filled]].',
    'Send the rejection letter to the candidates who applied, and say that the position has been filled.',
    '[[The Methodist group can keep their choir, they’re different]]. The Catholic families can keep their bread, it is fresh.',
  ],
};
