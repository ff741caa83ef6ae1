import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { TENANT_FEES_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const TWO = '(?:two|2)';
const MANY = '(?:three|four|five|six|seven|eight|nine|ten|twelve|[3-9]|1[0-2])';

const NO_BURDEN = phrase(
  "no more than|not exceed|must not|may not|at most|maximum|up to|limited to|capped|commercial|shop|office|(?:guarantee|loss) of rent|months' rent is the",
  REPORT,
);

/** Wordings of a deposit of so many months' rent. */
function depositOf(months: string): string[] {
  return [
    `(?:deposit|security|bond|caution) (?:\\w{2,9} ){0,3}?(?:of|equal to|equals|is|amounting to|amounts to|worth) (?:at least )?${months} months'? (?:of )?(?:the )?(?:\\w{3,8} )?rent`,
    `deposit(?: \\w{2,9}){0,3}? ?[:=–—-]? ?(?:[£$€₹] ?|(?:eur|usd|gbp|rs|php|ngn|kes|zar) )?\\d[\\d,.]{0,11}\\d ?\\((?:being |equal to |equivalent to |i\\.e\\.,? |= ?)?${months} months'? (?:of )?(?:the )?rent`,
    `${months} months'? (?:of )?(?:the )?(?:\\w{3,8} )?rent (?:\\w{2,9} ){0,3}?(?:as|by way of|for) (?:an? |the )?(?:\\w{4,10} )?(?:deposit|security|bond)`,
  ];
}

export const heavyDeposit = riskyClause({
  id: 'heavy-deposit',
  typeName: 'Excessive security deposit',
  description: 'Deposits of two months’ rent or more, or deposits taken in cash without a receipt.',
  severity: 'medium',
  recommendation: 'Check the local limit; in England it is five weeks’ rent for most homes.',
  legalReference: { law: TENANT_FEES_ACT, article: 'Sch. 1, para. 2' },
  triggers: (
    "months' rent|months rent|months of rent|month's rent|deposit in cash|" +
    'deposit is paid in cash|deposit must be paid in cash|deposit to be paid in cash|' +
    'deposit is handed*|no receipt|without receipt|without a receipt'
  ).split('|'),
  rules: [
    {
      form: phrase(
        ...depositOf(MANY),
        `deposit (?:\\w{2,9} ){0,6}?in cash(?: \\w{2,9}){0,4} (?:without (?:a )?receipt|no receipt)`,
      ),
      unless: NO_BURDEN,
      confidence: 0.85,
      why: 'The deposit is unusually high, or is taken without a receipt.',
    },
    {
      form: phrase(...depositOf(TWO)),
      unless: NO_BURDEN,
      severity: 'low',
      confidence: 0.85,
      why: 'The deposit is more than some countries allow: in England, five weeks’ rent for most homes.',
    },
  ],
  examples: [
    "Security [[deposit: €4,200 (four months' rent]]), due before the keys are given.",
    "Deposit: £900 (one month's rent), and a deposit of £300 (for the keys).",
    "A [[deposit of five months' rent]] is due before the keys are given.",
    "[[Four months' rent as a deposit]] is paid in advance.",
    'The [[deposit is to be paid in cash and without a receipt]].',
    "The tenant pays a [[deposit of two months' rent]].",
    "A deposit of one month's rent is held in a scheme. It is lost if two months' rent is owed.",
    "A landlord may not ask for a deposit of more than three months' rent.",
    "The tenant of the shop pays a commercial deposit of six months' rent.",
  ],
});
