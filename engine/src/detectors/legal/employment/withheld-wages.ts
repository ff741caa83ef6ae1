import { MAY, REPORT, STRONGER } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { WAGES_CONVENTION } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { takenTips } from './taken-tips.ts';
import { LIVE_IN } from './workers.ts';

const PAY =
  '(?:wages|salary|pay|earnings|commission|bonus(?:es)?|holiday pay|tips|pocket money|stipends?)';
const WAGE =
  '(?:(?:all |the |your |his |her |their )?(?:\\w{3,9} )?(?:wages|salary|pay|pocket money|earnings|stipend|allowance))';
const HE = `(?:you|she|he|they|(?:the |each |an? )?(?:${LIVE_IN}|workers?|employees?|labourers?|apprentices?|trainees?|interns?))`;
const STAYED =
  '(?:stay(?:s|ed)?|remain(?:s|ed)?|complet(?:es?|ed)|finish(?:es|ed)?|serv(?:es?|ed)|work(?:s|ed)?)';
const LEAVES = `(?:if|where|when|should) (?:you|she|he|they
  |(?:the |an )?(?:worker|employee|nanny|au pair|contractor|helper|driver|apprentice|trainee|staff))
  (?:leaves?|quits?|resigns?|goes?|walks? out)`;

export const withheldWages = riskyClause({
  id: 'withheld-wages',
  typeName: 'Withheld wages',
  description:
    'Terms under which pay is kept until the end, forfeited when someone leaves, or reduced by deductions for losses.',
  severity: 'high',
  recommendation: 'Remove the clause; work that was done must be paid.',
  legalReference: { law: WAGES_CONVENTION, article: 'Art. 8 and 12' },
  parts: [takenTips],
  triggers: (
    'taken out of*|recovered from your*|recovered from the*|recovered from his*|recovered from her*|recovered out of*|pocket money|stipend*|only if you stay*|only if you have*|only if she*|only if he*|only if they*|only if the*|only when she*|only when he*|only when the*|only to those who*|only after she*|only after he*|only after the*|provided she*|provided he*|provided that she*|provided that he*|at the end of the*|on completion of the*|upon completion of the*|' +
    'deduct from your*|deduct from the*|deduct from his*|deduct any*|deduct the*|' +
    'deducted from*|deductions from*|deduct up to*|dock your*|unpaid if*|not paid if*|' +
    'not be paid if*|no pay if*|lose your*|forfeit your*|forfeit their*|forfeit any*|' +
    'forfeit all*|withheld if*|withhold your*|keep your*|kept back*|pay back your*|keep back|' +
    'forfeits|holiday pay|withheld from|*docked|may dock|can dock|dock his|dock her|dock their|' +
    'dock the employee*|dock the worker*|dock any*|salary|wages|bonus|bonuses|loses all|' +
    'loses any|lose all|loses the*|unpaid when|unpaid where|unpaid should|paid should|' +
    'paid where*|paid when you*|paid when he*|paid when she*|paid when they*|' +
    'paid when the employee*|paid when the worker*|withheld when*|withheld where*|' +
    "withheld should|who leave*|your pay|his pay|her pay|their pay|any pay|employee's pay|" +
    "worker's pay|from pay|your commission|his commission|her commission|their commission|" +
    'any commission|from commission|from earnings|your earnings|his earnings|her earnings|' +
    'their earnings|any earnings|from tips|your tips|his tips|her tips|their tips|any tips|' +
    'taken from your*|taken from his*|taken from her*|taken from their*|' +
    'taken from the employee*|taken from the worker*|taken from any*|not taken by*|' +
    'not taken before*|not taken within*|not taken until*|not taken in*|not taken during*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:(?:first|last|final|any) )?(?:(?:\\w{3,8} )?(?:months?|weeks?|days|hours)|${PAY}
          |training|trial|probation)(?: …| )(?:(?:is|are|will be|shall be) )?(?:unpaid|not
          (?:be )?paid|withheld|kept back|docked)
          ${LEAVES}(?: (?:before|without|within|early)(?: [^.;]{1,40})?)?`,
        `(?:you|employees?|workers?|staff|who leaves? \\w{3,10})
          (?:will |shall |would )?(?:loses?|forfeits?) (?:your|their|any|all|the)(?: \\w{3,12}){0,3}
          ${PAY} ${LEAVES}`,
      ),
      unless: phrase('rent|invoice|electricity|child support', REPORT),
      why: 'The clause withholds pay for completed work when the employee leaves.',
      confidence: 0.9,
    },
    {
      form: phrase(
        `${STRONGER} ${MAY} (?:\\w{2,12},? ){0,4}(?:deduct|dock|withhold|keep back) …from
          (?:your|the \\w{3,12}'s|his|her|their|any|an employee's)
          (?:\\w{3,12},? (?:or |and )?){0,3}${PAY}`,
        `(?:breakages?|shortages?|shortfalls?|losses|loss|damage|uniforms?|stock|fines?|mistakes?
          |errors|cost of \\w{3,12}|costs of \\w{3,12}|customer complaints|equipment
          |tools) …(?:deducted|docked|taken|withheld|recovered) (?:from|out of)
          (?:(?:your|the \\w{3,12}'s|his|her|their|any) )?(?:\\w{3,12},? (?:or |and )?){0,3}${PAY}`,
      ),
      unless: phrase(
        `tax|national insurance|social security|pension|required by law|authori[sz]ed in writing
          |written consent|union|student loan|overpa(?:id|yments?)|court|not
          (?:be )?(?:deduct|deducted)|child support`,
        REPORT,
      ),
      why: 'The clause lets the employer deduct amounts from pay at will, so wages are uncertain.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `${WAGE} (?:is|are|will be|shall be) (?:only )?(?:paid|payable|released|handed over|given|due|settled)(?: out)?[^.;]{0,80}? (?:only|but only|solely|and only) (?:if|when|once|after|on condition that|provided(?: that)?) ${HE} (?:has |have |had |then )?${STAYED} (?:\\w{2,12} ){0,4}?(?:until|till|to|for|then|terms?|contracts?|years?|months|season|end|period|agreement)`,
        `it (?:is|will be|shall be) (?:only )?(?:paid|payable|released|handed over)(?: out)? (?:at|after|on) (?:the )?(?:end of )?(?:the |her |his )?(?:\\w{3,9} )?(?:months|years?|season|contract|term|stay|agreement),? (?:and|but) only (?:if|when|once) (?:she|he|the ${LIVE_IN}) (?:has |then )?${STAYED}(?: (?:until|till|to|for|all)(?: \\w{2,9}){1,3})?`,
        `(?:all |the |her |his |your |their |any )?(?:\\w{3,9} )?(?:wages|salary|pocket money|earnings) (?:is|are|will be|shall be) (?:kept|held|withheld|kept back|held back|saved)(?: back)? (?:by (?:us|the \\w{3,12}) |for (?:you|her|him|them) )?(?:until|till) (?:the )?(?:end|completion|expiry|last day) (?:of|in) (?:the |her |his |your |their )?(?:contract|term|season|stay|agreement|year|period|\\w{3,7} (?:months|years))`,
      ),
      unless: phrase(
        `bonus(?:es)?|retention|incentives?|awards?|gratuit(?:y|ies)|shares|vest\\w{0,4}|deferred|commission|pension|tax|minimum|not (?:be )?(?:kept|held|withheld|paid|released)|attachment|court`,
        REPORT,
      ),
      legalReference: { law: WAGES_CONVENTION, article: 'Art. 12(1)' },
      confidence: 0.9,
      why: 'The clause keeps wages back until the end, so whoever leaves earlier loses them.',
    },
    {
      form: phrase(
        `(?:leave|holidays?|vacation|days)(?: \\w{2,9}){0,2}? not taken (?:by|before|within|until|in|during) (?:\\w{2,12} ){1,6}?(?:is|are|will be|shall be) (?:lost|forfeited|cancelled)(?: without (?:any )?(?:compensation|payment|pay))?`,
      ),
      unless: phrase(`sick|illness|carried over|maternity|statutory`, REPORT),
      severity: 'low',
      confidence: 0.8,
      why: 'The clause forfeits leave that was already earned.',
    },
  ],
  examples: [
    'Till [[losses and lost keys may be taken out of your pay]] at the end of the month.',
    'Losses are recovered from the insurer.',
    '[[The salary is paid in December, and only if the worker has completed the season]].',
    '[[It will be paid after the two years, but only if the nanny has stayed to the end]].',
    "The helper's [[wages are kept by the agency until the end of her contract]].",
    '[[Losses of cutlery will be docked from her stipend]].',
    'The bonus is paid in March, and only if the employee has completed the year.',
    'The salary is paid on the last day of the month. It is paid only if the bank is open.',
    'Her wages are not kept until the end of the season, and tax is withheld from them.',
    '[[Leave not taken by March is forfeited without compensation]].',
    'Leave not taken by March is carried over.',
    '[[Holiday pay is withheld should the employee resign]].',
    '[[The Company may deduct any losses from your pay]].',
    'Till [[shortages will be deducted from your wages]].',
    'The Company may deduct income tax from your pay.',
    'Your [[first two weeks are unpaid if you leave before June]].',
    '[[Employees forfeit their holiday pay if they resign]].',
    'The bill was unpaid if the records are right; keep your wages safe.',
    'You are not paid if the train leaves late.',
  ],
});
