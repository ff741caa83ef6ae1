import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { FORCED_LABOUR_CONVENTION, WORKING_CONDITIONS_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { LIVE_IN } from './workers.ts';

const KIND = `(?:training|recruitment|induction|course|visa|relocation|onboarding|certification
  |uniform|tuition|sponsorship|agency)`;

const SUM = '(?:(?:rs\\.?|inr|\\w{3}) ?)?[£$€₹]? ?\\d[\\d,.]{1,12}';

/** A hundred or more of a currency. */
const HUNDREDS = '(?:\\d{1,3}[,.]\\d{3}|\\d{3,6})(?:\\.\\d\\d)?';
const AMOUNT = `(?:(?:[£$€₹] ?|(?:eur|usd|gbp|chf|aed|sgd|hkd|rs\\.?) ?)${HUNDREDS}|${HUNDREDS} ?(?:pounds|euros?|dollars|francs|dirhams|riyals|rupees|pesos|rand|eur|usd|gbp|chf))`;

export const trainingRepayment = riskyClause({
  id: 'training-repayment',
  typeName: 'Training cost repayment',
  description:
    'Clauses that make an employee who leaves pay for training or recruitment, or a sum for leaving.',
  severity: 'medium',
  recommendation: 'Limit it to named courses and an amount that falls each month, or remove it.',
  legalReference: { law: WORKING_CONDITIONS_DIRECTIVE, article: 'Art. 13' },
  triggers: (
    'leaves earlier*|leave earlier*|leaves sooner|leave sooner|resigns for*|resign for*|resigns within*|resign within*|resign before*|resigns early|resign early|resign earlier|quit within*|quits within*|quit early|leaves for*|leave for any*|leave for whatever*|quit for*|quits for*|as damages|as liquidated*|as compensation|as agreed*|as penalty|of damages|in compensation|in damages|leaves early*|leave early*|leaves before*|leave before*|quits before*|quit before*|quits early|resigns before*|leaves within*|leave within*|leaves without*|goes home early|goes home before*|walks out|runs away*|she leaves*|he leaves*|maid leaves*|nanny leaves*|helper leaves*|pair leaves*|she quits*|he quits*|maid quits*|nanny quits*|helper quits*|she resigns*|he resigns*|' +
    'training cost*|cost of training|costs of training|cost of any training|' +
    'cost of the training|cost of your training|costs of any training|costs of your training|' +
    'cost of all training|training fee*|training bond|training expenses|recruitment cost*|' +
    'recruitment fee*|cost of recruit*|costs of recruit*|visa cost*|relocation cost*|' +
    'sponsorship cost*|onboarding cost*|induction cost*|tuition fee*|tuition cost*|' +
    'tuition expense*|claw back|clawed back|onboarding fee*|onboarding expense*|induction fee*|' +
    'induction expense*|certification cost*|certification fee*|certification expense*|' +
    'course cost*|course fee*|course expense*|course bond|visa fee*|visa expense*|visa bond|' +
    'relocation fee*|relocation expense*|relocation bond|sponsorship expense*|sponsorship bond|' +
    'recruitment expense*|recruitment bond|agency fee*|agency cost*|agency expense*|' +
    'agency bond|uniform cost*|uniform fee*|uniform expense*|cost of your uniform*|' +
    'cost of the uniform*|of recruiting|of replac*|fees of recruit*|expenses of recruit*|' +
    'expenses of training|fees of training|cost of relocation|costs of relocation|' +
    'costs of onboarding|costs of induction|cost of induction|cost of onboarding|' +
    'cost of the course|costs of the course|cost of your course|cost of any course|' +
    'costs of any course|cost of the visa|costs of the visa|cost of your visa|' +
    'costs of your visa|cost of certification|costs of certification|cost of his training|' +
    'cost of her training|cost of their training|costs of the training|costs of all training|' +
    'costs of any*|costs of all courses|cost of all*|cost of every*|cost of such*|cost of his*|' +
    'cost of her*|cost of any*|cost of your*|as training*|for training*|towards training*|service bond|as bond|bond of*|bond amount|costs of the*|costs of your*|cost of the*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:if|should|when|where) (?:she|he|they|you|(?:the |an? |each )?(?:employees?|trainees?|workers?|appointees?|candidates?|staff)) (?:leaves?|quits?|resigns?)(?: (?:early|earlier|before|within|sooner)[^.;,]{0,50}?)?(?: for (?:any|whatever) reason)?,? (?:then )?(?:she|he|they|you|the \\w{5,9}) (?:shall|must|will|has to|have to|is liable to|are liable to) pay (?:(?:us|the \\w{4,12}) )?(?:an? (?:sum|amount|penalty) of )?${SUM} (?:as|by way of|in) (?:liquidated |agreed )?(?:damages|compensation|penalty)`,
      ),
      requires: phrase(
        'bond|service|employ\\w{2,5}|train(?:ing|ees?)|probation|certificates|notice period|joining|appoint\\w{2,5}|salary|staff|workers?',
      ),
      unless: phrase('tenants?|members?|customers?|deposit|rent|not (?:be liable to )?pay', REPORT),
      confidence: 0.95,
      recommendation: 'Remove the sum, or limit it to proven costs that fall each month.',
      why: 'The clause sets a price on leaving, whatever the employer’s loss.',
    },
    {
      form: phrase(
        `(?:if|should|when|where) (?:she|he|they|you|(?:the |an? |each )?(?:${LIVE_IN}|workers?|employees?|labourers?)) (?:leaves?|quits?|resigns?|goes(?: home)?|walks? out|gives? up|runs? away)(?: (?:early|before|within|without)[^.;]{0,50}?)?,? (?:then )?(?:(?:she|he|they|you|(?:the |an? )?\\w{3,12}) )?(?:owes?|(?:must|shall|will|has to|have to|is to|are to)(?: \\w{4,8})? pay|pays?|(?:is|are) liable for|forfeits?)(?: (?:us|back|(?:the |her |his |their )?\\w{3,12}(?: family)?))? ${AMOUNT}(?: for (?:the )?(?:costs?|trouble|expenses?|work) of [^.;,]{3,50})?`,
      ),
      requires: phrase(
        `${LIVE_IN}|(?<!family )(?:family|household|host|madam|sponsor|recruiter|farmer|broker|agency)`,
      ),
      unless: phrase(
        `tenants?|members?|customers?|refund|not (?:owe|pay)|nothing|insurance|loan|tuition|deposit|ticket`,
        REPORT,
      ),
      confidence: 0.85,
      recommendation: 'Remove the sum; whoever leaves owes nothing for it.',
      legalReference: { law: FORCED_LABOUR_CONVENTION, article: 'Art. 2(1)' },
      why: 'The clause sets a price on leaving, which can keep a worker who cannot pay it.',
    },
    {
      form: phrase(
        `(?:repay|repays|reimburse|pay back|refund|liable (?:for|to)|recover|deduct|pay|owes?|bear
          |claw back) (?:\\w{1,12},? ){0,8}(?:${KIND} (?:costs?|fees?|expenses)
          |(?:costs?|fees|expenses) of (?:\\w{1,12} ){0,4}(?:${KIND}|recruiting|replac\\w{3,7}))`,
        `${KIND} (?:costs?|fees?|expenses|bond) …(?:repaid|repayable|recovered|deducted|reimbursed
          |paid back|clawed back|payable)`,
      ),
      requires: phrase(
        'leaves?|leaving|resigns?|resignation|terminat(?:e|es|ed|ion|ing)|quits?|dismiss(?:ed|al)|departure|ends|within',
      ),
      unless: phrase(
        `(?:company|employer|agency|client|we|council|school) (?:will|shall|may|agrees? to)
          (?:reimburse|pay|bear|refund|cover)|not
          (?:be )?(?:repay|repayable|required|recover|deduct)|expense claims?|students?|landlord
          |advertising`,
        REPORT,
      ),
      why: 'The clause makes an employee who leaves repay training or recruitment costs, which can keep them in the job.',
    },
    {
      form: phrase(
        `costs? of (?:any|the|your|all|every|such|his|her) (?:\\w{3,12} )?(?:${KIND}|courses?|seminars?|certificates?|qualifications?) …(?:has to be|have to be|is|are|must be|be|is to be|are to be) (?:\\w{3,9} )?(?:repaid|refunded|reimbursed|paid back|returned|borne)(?: by (?:you|him|her|the \\w{4,9}))?`,
      ),
      requires: phrase(`leaves?|leaving|resigns?|quits?|terminat\\w{1,6}|go|departure`),
      unless: phrase(
        `(?:company|employer|we) (?:will|shall|bears?|pays?)|by (?:us|the (?:company|employer))|students?`,
        REPORT,
      ),
      confidence: 0.8,
      why: 'The clause makes an employee who leaves repay training costs, which can keep them in the job.',
    },
    {
      form: phrase(
        `(?:pays?|repays?|refunds?|forfeits?|owes?|remits?)(?: (?:to )?(?:the )?\\w{2,12}){0,3}? ${SUM}(?: (?:to|back) (?:us|the \\w{3,12}))? (?:as|for|towards|in respect of|by way of|on account of) (?:the |his |her |their |your |its |a |an )?(?:\\w{3,12} )?(?:${KIND} (?:costs?|fees?|expenses|charges|bond)|service bond|bond(?: amount)?)(?:,? (?:irrespective|regardless|whether or not)(?: \\w{2,12}){1,4})?`,
        `(?:pay|forfeit|remit)s? (?:the |a )?(?:service |training |employment )?bond(?: amount| money)? of ${SUM}`,
      ),
      requires: phrase(
        'leaves?|leaving|left|resigns?|resignation|terminat(?:e|es|ed|ion|ing)|quits?|departure|before',
      ),
      unless: phrase(
        `(?:company|employer|we) (?:will|shall|bears?|pays?)|bail|court|tenant|students?|customs`,
        REPORT,
      ),
      confidence: 0.85,
      why: 'The clause fixes a sum that an employee who leaves must pay for training, which can keep them in the job.',
    },
  ],
  examples: [
    '[[If the trainee resigns within three years, he must pay INR 2,50,000 as liquidated damages]].',
    'If the member leaves early, she must pay £90 as compensation for the training.',
    '[[If the maid quits before two years, she must pay the agency 1,800 dollars]].',
    '[[Should she leave early, the nanny owes the family £900 for the trouble of finding another]].',
    'If the nanny leaves early, the family owes her nothing more than the wages of that week.',
    'If the au pair leaves early, she pays 15 euros for the taxi.',
    'If the tenant leaves early, he owes the host family 900 pounds.',
    'If you leave before that, you shall [[pay Rs. 5,00,000 to the Company as training cost, irrespective of the training given]].',
    'An employee who resigns within a year shall [[pay a service bond of INR 2,00,000]] to the firm.',
    'If the trainee leaves, the Company will pay Rs. 20,000 as training cost to the college.',
    'The tenant must pay £500 as a bond before he leaves the shop.',
    'If you quit, the [[costs of your seminars have to be refunded by you]].',
    'The cost of the course is refunded by us if you go to the end.',
    'If you resign within two years, you must [[repay all tuition fees]].',
    'If you resign within two years you must [[repay all training costs]].',
    'On leaving, [[recruitment fees will be deducted]] from the final pay.',
    'The employer will pay all training costs, even if the employee leaves.',
    'Training costs rose within the year.',
    'Training fees are paid in May.',
  ],
});
