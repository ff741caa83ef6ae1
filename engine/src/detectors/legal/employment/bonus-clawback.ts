import { MUST, REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { WAGES_CONVENTION } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const BONUS =
  '(?:(?:sign(?:ing)?-on|sign-up|signing|joining|retention|relocation|welcome|annual|yearly|performance|loyalty|hiring|starting) (?:bonus|payment|allowance|grant)|bonus(?:es)?|golden hello)';
const LEAVES =
  '(?:leaves?|leaving|quits?|resigns?|resignation|go|goes|hands? in|gives? notice|notice|terminat\\w{1,6}|departs?|departure)';

export const bonusClawback = riskyClause({
  id: 'bonus-clawback',
  typeName: 'Bonus clawback',
  description: 'Clauses that require an employee to repay or forfeit a bonus when they leave.',
  severity: 'medium',
  recommendation:
    'Reduce the amount month by month, end it after one year, and exempt employees who are dismissed.',
  legalReference: { law: WAGES_CONVENTION, article: 'Art. 8' },
  triggers: (
    'bonus|bonuses|golden hello|relocation allowance|relocation payment|joining payment|' +
    'signing payment|whole of it back|all of it back|pay it back|pay it all back'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:repay|pay back|return|refund|reimburse|repays|pays back|returns|gives? back) (?:\\w{2,12} ){0,4}?(?:the |your |any |all |this |that |his |her |such )(?:\\w{3,12} ){0,3}?${BONUS}`,
        `${BONUS} (?:\\w{2,12} ){0,4}?(?:is|are|be|has to be|have to be|must be|becomes?) (?:\\w{2,12} ){0,2}?(?:repaid|paid back|returned|refunded|repayable|clawed back|reimbursed)`,
      ),
      requires: phrase(LEAVES),
      unless: phrase(
        'game|misconduct|fraud|misstatement|restatement|overpa(?:id|yment)|error|by mistake|tax refund|not (?:be )?(?:repay|repaid|required|have to)|pro rata|reduced by one',
        REPORT,
      ),
      confidence: 0.8,
      why: 'The clause requires repayment of a bonus when the employee leaves, which can keep them in the job.',
    },
    {
      form: phrase(
        `(?:if|should|when|where) (?:you|he|she|they|the employee|an employee) (?:\\w{2,9} )?${LEAVES}(?: \\w{1,12},?){0,9},? (?:you|he|she|they|the employee) (?:${MUST} )?(?:repays?|pays?|returns?|gives?) (?:the whole of |all of |the full )?(?:it|the (?:whole|full) (?:sum|amount))(?: all)? back`,
        `(?:earned|accrued|declared|agreed|awarded)(?: \\w{2,9}){0,4} ?(?:bonus(?:es)?)?(?: \\w{2,9}){0,5} (?:lapses?|is forfeited|are forfeited|is lost|are lost|falls? away|will not be paid|is not paid|are not paid)(?: …)? ${LEAVES}`,
        `${BONUS} (?:\\w{2,9} ){0,8}(?:lapses?|is forfeited|are forfeited|is lost|falls? away)(?: …)? ${LEAVES}`,
      ),
      requires: phrase('bonus(?:es)?|sum|amount|back|earned'),
      unless: phrase('misconduct|fraud|loan|pro rata|either party|interest|leave year', REPORT),
      confidence: 0.8,
      why: 'The clause takes away an earned or paid bonus when the employee leaves, which can keep them in the job.',
    },
  ],
  examples: [
    'If you resign within a year you must [[repay the full sign-on bonus]].',
    'The [[retention bonus has to be returned]] by those who leave before June.',
    '[[If the employee resigns before 2027 she must pay it all back]], the bonus included.',
    'A [[bonus for the year is forfeited if you have given notice]].',
    'A bonus that was paid by mistake is returned when somebody leaves.',
    'When you leave, the bonus is paid pro rata; you need not repay the bonus.',
    'Repay the bonus rounds in the game before you leave.',
  ],
});
