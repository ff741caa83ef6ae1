import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const MANY = '(?:three|four|five|six|seven|eight|nine|ten|twelve|[3-9]|1[0-2])';

export const heavyDeposit = riskyClause({
  id: 'heavy-deposit',
  typeName: 'Excessive security deposit',
  description:
    'Deposits of three months’ rent or more, or deposits taken in cash without a receipt.',
  severity: 'medium',
  recommendation: 'Check the local limit: many laws cap deposits at one to three months’ rent.',
  legalReference: { law: 'Tenant Fees Act 2019 (UK)', article: 'Sch. 1, para. 2' },
  triggers: (
    "months' rent|months rent|months of rent|month's rent|deposit in cash|" +
    'deposit is paid in cash|deposit must be paid in cash|deposit to be paid in cash|' +
    'deposit is handed*|no receipt|without receipt|without a receipt'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:deposit|security|bond|caution) (?:\\w{2,9} ){0,3}?(?:of|equal to|equals|is|amounting to|amounts to|worth) (?:at least )?${MANY} months'? (?:of )?(?:the )?(?:\\w{3,8} )?rent`,
        `${MANY} months'? (?:of )?(?:the )?(?:\\w{3,8} )?rent (?:\\w{2,9} ){0,3}?(?:as|by way of|for) (?:an? |the )?(?:\\w{4,10} )?(?:deposit|security|bond)`,
        `deposit (?:\\w{2,9} ){0,6}?in cash(?: \\w{2,9}){0,4} (?:without (?:a )?receipt|no receipt)`,
      ),
      unless: phrase(
        "no more than|not exceed|must not|may not|at most|maximum|up to|limited to|capped|commercial|shop|office|(?:guarantee|loss) of rent|three months' rent is the",
        REPORT,
      ),
      confidence: 0.85,
      why: 'The deposit is unusually high, or is taken without a receipt.',
    },
  ],
  examples: [
    "A [[deposit of five months' rent]] is due before the keys are given.",
    "[[Four months' rent as a deposit]] is paid in advance.",
    'The [[deposit is to be paid in cash and without a receipt]].',
    "A deposit of one month's rent is held in a scheme.",
    "A landlord may not ask for a deposit of more than three months' rent.",
    "The tenant of the shop pays a commercial deposit of six months' rent.",
  ],
});
