import { NATIONALITY } from '#engine/detectors/discrimination/origin-and-faith/nationality-words.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const ORIGIN = `(?:black|asian|african|arabic|muslim|jewish|hindu|hebrew|roma|gypsy|slavic|eastern|hispanic|latino|foreign|foreign-sounding|ethnic|unusual|non-english|immigrant|${NATIONALITY})`;
const PEOPLE =
  '(?:applicants?|people|persons?|customers?|clients?|famil(?:y|ies)|tenants?|borrowers?|candidates?|those|anyone|anybody|everyone|children|parents|members|guests|callers|households?)';
const NAMES = `(?:(?:first |last |family |given )?names?|surnames?)`;
const BY_NAME = `(?:${PEOPLE} (?:with|whose|who have|having) (?:an? )?${ORIGIN}(?:(?:,| or| and|/) ?${ORIGIN}){0,3} ${NAMES}|${NAMES} (?:that |which )?(?:looks?|sounds?|looking|sounding|(?:is|are)) (?:too )?${ORIGIN})`;
const BY_AGE = `(?:(?:${PEOPLE} )?aged? (?:over|above|from|beyond) [4-9]\\d|over[- ][4-9]\\ds?|${PEOPLE} (?:over|above|older than) [4-9]\\d)`;
const BY_FAMILY =
  '(?:(?:married|divorced|unmarried|pregnant|single|widowed|separated) (?:wom[ae]n|mothers?|mums?|moms?|ladies|lady|parents?|applicants?)|divorced|unmarried|divorcees?|single mothers?)';
const BY_INCOME = `(?:income from (?:\\w{3,10} ){0,2}?(?:assistance|benefits?|welfare|alimony|maintenance|child support|pensions?)(?: or (?:\\w{3,10} ){0,2}?(?:assistance|benefits?|welfare|alimony|maintenance))?|benefit claimants|${PEOPLE} on benefits)`;
const BY_PLACE =
  '(?:(?:zip|post) ?codes? (?:[\\w, ]{2,40}?)(?: ?\\([^()|\\n]{3,40}\\))?|addresses in (?:\\w{3,14} ?){1,3})';
const TRAIT = `(?:${BY_NAME}|${BY_FAMILY}|${BY_INCOME})`;
/** What comes between a case and its consequence, in a table, a list or a sentence. */
const THEN = ` ?(?:[|:=,–—-]|=>|->|→|(?:are|is|must|should|to|will|shall|have|has|get|gets|go|goes|need|needs)(?: (?:be|to be|to|on|onto))?)(?: (?:then|always|please|simply))? ?`;
const WORSE = `(?:declin\\w{1,3}|reject\\w{0,3}|refus\\w{1,3}|deny|denied|turn(?:ed)? (?:down|away)|send (?:them )?(?:home|away)|sent (?:home|away)|(?:minus|deduct|less|-) ?\\d{1,3}(?: ?(?:points?|marks?))?|halve[ds]?|half the (?:amount|limit|sum)|not (?:be )?counted|(?:do not|don't) count|ask(?:ed)? for an? (?:second|extra|additional|further|bigger|larger) (?:guarantor|deposit|reference|security|payslip)|(?:the |their )?husbands? (?:must|has to|have to|should) (?:co-?sign|sign|agree|consent)|(?:the )?(?:reserve|waiting) list|say (?:that )?(?:the|we|it)|double (?:the )?(?:deposit|rate|rent|premium)|\\+ ?\\d{1,2}(?:[.,]\\d)? ?%|(?:a )?higher (?:rate|deposit|premium|rent)|cash only|no (?:offer|loan|credit|overdraft|viewing|places?)|put (?:them )?(?:last|at the (?:end|bottom|back))|last)`;
/** Rules on fraud, law and health, and what protects the people named. */
const IN_ORDER = phrase(
  `fraud|sanctions?|contract law|unlawful|illegal|must not|may not|never|not (?:be )?(?:rejected|refused|declined|denied)|complain\\w{0,2}|discriminat\\w{2,6}|tribunal|court|stud(?:y|ies)|survey|respondents|patients?|screening|dose|vaccin\\w{3,6}|tickets?|discount|free|half price|deliver(?:y|ies)|shipping|flood|waste|collection|quiz|race|category`,
);
const FULL = `(?:say|tell|telling|told|tells|saying)(?: (?:him|her|them|callers))? (?:that )?(?:the |we |it |there |our )(?:\\w{1,12} ){0,3}?(?:is|are|'s|was|were|has|have|'ve)(?: (?:just|already|all|now|been|no)){0,2} ?(?:full|closed|down|taken|let|gone|booked|sold|(?:places?|vacanc(?:y|ies)|rooms?|tables?)(?: left)?)`;
const UNWANTED = `(?:${BY_NAME}|(?:children|pupils|applicants?|people|customers?|guests?|tenants?|anyone|callers) (?:with|in|who (?:is|are|has|have|use)) (?:an? |any )?(?:special needs|disabilit(?:y|ies)|wheelchairs?|accents?|foreign accents?|headscar(?:f|ves)|turbans?|autism|adhd)|(?:disabled|black|asian|muslim|jewish|roma|foreign|gay|pregnant|${NATIONALITY}) (?:applicants?|people|customers?|guests?|tenants?|families|couples?|women|callers))`;

/** Lists by which people are turned down, or get worse terms, for a trait. */
export const listedTrait: WordingPart = {
  triggers: (
    'name|names|surname|surnames|aged over*|aged above*|aged from*|age over*|age above*|age from*|aged beyond*|age beyond*|over ##|above ##|over-##s|over ##s|older than*|married women|married woman|divorced|unmarried|pregnant|single mother|single mothers|single mum*|single mom*|single parent*|single wom*|single lad*|single applicant*|widowed|separated|divorcee|divorcees|married applicant*|married mother*|married lad*|' +
    'income from*|claimants|on benefits|zip code*|zip-code*|post code*|postcode*|zipcode*|addresses in*|special needs|disability|disabilities|wheelchair|wheelchairs|accent|accents|headscarf|headscarves|turban|turbans|autism|adhd|disabled*|black*|asian*|muslim*|jewish*|roma*|foreign*|gay*|tell them*|told that*|told the*|told we*|told there*|say the*|say that*|say we*|' +
    'girls|boys|men|women'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${TRAIT}${THEN}${WORSE}`,
        `${BY_AGE} ?(?:[|:=–—]|=>|->|→) ?${WORSE}`,
        `${BY_PLACE} ?(?:\\||:|=>|->|→|–|—|=) ?(?:declin\\w{1,3}|reject|refuse|\\+ ?\\d{1,2}(?:[.,]\\d)? ?%|higher (?:rate|deposit|premium)|no (?:loan|credit|offer))`,
      ),
      unless: IN_ORDER,
      confidence: 0.84,
      recommendation: 'Strike the rule; decide by income, debts, records or marks alone.',
      why: 'The rule turns people down, or sets worse terms for them, because of a protected trait.',
    },
    {
      form: phrase(`${UNWANTED}[^.!?\\n]{0,40}? ${FULL}`),
      unless: phrase(
        'must not|never|discriminat\\w{2,6}|unlawful|court|tribunal|if (?:it|the \\w{3,9}) (?:is|really)|priority',
      ),
      confidence: 0.84,
      recommendation: 'Strike the rule, and treat everyone who asks alike.',
      why: 'The text says to turn people away under a pretext because of a protected trait.',
    },
    {
      form: phrase(
        `(?:girls|boys|men|women) (?:need|must (?:have|score|reach|get)|require|get in with|are admitted with|have to (?:score|reach)) (?:at least )?\\d{1,3} ?(?:marks?|points?|%|per cent|percent)?(?:,| and|, and|;|, but| but) (?:girls|boys|men|women) (?:need |must (?:have|score|reach) )?(?:at least )?\\d{1,3}(?: ?(?:marks?|points?|%))?`,
      ),
      requires: phrase('marks?|points?|%|per cent|percent|score|admi(?:t|tted|ssion)|exam|test'),
      unless: phrase(
        'fitness|push-ups|press-ups|seconds|minutes|laps|metres|calories|protein|sleep|study|survey|fat|body',
      ),
      confidence: 0.84,
      recommendation: 'Set the same mark for all.',
      why: 'The rule demands more of one sex than of the other.',
    },
  ],
  examples: [
    '| 4 | [[Customers with Turkish or Polish surnames | ask for a bigger deposit]] |',
    '- [[Aged over 65: decline]]\n- [[Single mothers - minus 25 points]]\n- [[Income from child support = not counted]]',
    '[[Families with foreign names go to the waiting list]]. [[Zip codes 10451 and 10453 | +4 %]] APR.',
    '[[Surnames that sound Muslim: say that the flat is gone]]. [[Callers with an accent are to be told that the room is taken]].',
    '[[Boys get in with 55 points, girls need 68]].',
    '| Applicants with several first names | ask for a copy of the passport |',
    'Aged over 65: half price. Divorced people need no consent of a former husband. Age over 60 | flu vaccine | decline noted.',
    'Postcodes NE1 and NE2: delivery on Tuesday. Tell them that the room is taken until noon.',
    'Boys need 9 hours of sleep and girls 9. Women need 20 push-ups and men 35 for the fitness test.',
    'Nobody may be told that the course is full because of a disability; disabled guests are told that the lift is out of order at once.',
  ],
};
