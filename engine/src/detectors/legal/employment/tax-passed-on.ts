import { MUST, REPORT, STRONGER, WEAKER } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { SOCIAL_SECURITY_CONTRIBUTIONS_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const ANYONE = `(?:${WEAKER}|he|she|they)`;
const TAX =
  "(?:(?:income |payroll |wage |employment )?tax(?:es)?|national insurance|social (?:security|insurance) contributions?|employer's contributions?|(?:tax|taxes|levies|penalties|interest|contributions?)(?:,? (?:and|or) (?:tax|taxes|interest|penalties|fines|contributions?)){1,3})";

export const taxPassedOn = riskyClause({
  id: 'tax-passed-on',
  typeName: 'Tax cost shifting',
  description:
    'Clauses that make a worker or claimant bear taxes, contributions or penalties charged to the other party.',
  severity: 'medium',
  recommendation:
    'Let each party bear its own taxes, and remove any duty to pay the employer’s contributions.',
  legalReference: {
    law: SOCIAL_SECURITY_CONTRIBUTIONS_ACT,
    article: 'Sch. 1, para. 3A',
  },
  triggers: (
    'tax that*|taxes that*|tax which*|taxes which*|any tax*|all tax*|every tax*|' +
    'tax and contribution*|taxes and contribution*|tax, interest*|taxes, interest*|tax or*|' +
    'taxes or*|national insurance|social security contribution*|social insurance contribution*|' +
    "employer's contribution*|employers' contribution*|income tax*|payroll tax*|tax liabilit*"
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${ANYONE} (?:${MUST} |will also |shall also |must also )?(?:also |fully |promptly )?(?:reimburses?|repays?|indemnif(?:y|ies)|refunds?|compensates?|makes? good|pays? back) (?:to )?(?:(?:${STRONGER}|us|him|it) )?(?:for |against )?(?:any|all|every|the) (?:and all )?(?:such )?${TAX}(?: …)?(?:(?:that|which)(?: …)?(?:we(?:'re| are)?|it|he|company|employer|client|studio|agency|authorit(?:y|ies)|hmrc|irs|revenue)(?:'re| is| are)? \\w{2,12})?`,
        `${ANYONE} ${MUST} (?:bear|pay|meet|carry) (?:\\w{2,12} ){0,3}(?:employer's|employers'|the company's|the client's) (?:\\w{3,12} ){0,3}(?:contributions?|tax(?:es)?|national insurance)`,
      ),
      unless: phrase(
        'council tax|vat|sales tax|withholding|gross-?up|property tax|road tax|each party|either party|rental|excise',
        REPORT,
      ),
      confidence: 0.75,
      why: 'The clause makes one party pay taxes or contributions charged to the other, so its cost is hard to predict.',
    },
  ],
  examples: [
    '[[The Employee shall reimburse the Company for any tax that it is charged]] because of the award.',
    '[[The Contractor must indemnify the Client against all taxes]] and if the authorities find employment.',
    "[[You will bear the employer's national insurance]] on your pay.",
    'Each party pays the taxes that the law charges it with; the tenant pays the council tax.',
    'We reimburse you for any tax that you pay abroad.',
    'You must pay income tax on it.',
  ],
});
