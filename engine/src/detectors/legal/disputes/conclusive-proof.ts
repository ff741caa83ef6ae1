import { REPORT, WEAKER } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { UNFAIR_TERMS_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';
/** What is found when something is handed back. */
const FLAW =
  '(?:damages?|scratch(?:es)?|dents?|marks?|stains?|defects?|faults?|chips?|cracks?|burns?|breakages?|scuffs?|tears?)';

export const conclusiveProof = riskyClause({
  id: 'conclusive-proof',
  typeName: 'Conclusive evidence clause',
  description:
    'Clauses that make one party’s records binding as evidence, or that shift the burden of proof.',
  severity: 'medium',
  recommendation:
    'Ask for the right to show that the records are wrong, and leave the burden of proof where the law puts it.',
  legalReference: { law: UNFAIR_TERMS_DIRECTIVE, article: 'Annex, point 1(q)' },
  triggers: (
    'are proof of*|is proof of*|be proof of*|are evidence of*|be evidence of*|must prove*|have to prove*|has to prove*|burden of proof|burden of proving|onus of proof|' +
    'onus of proving|onus is on you|for you to prove|irrefutable*|sole proof|sole evidence|' +
    'conclusive|final evidence|final proof|shall prove*|serves as sole*|you can prove*|you prove*|customer proves*|hirer proves*|tenant proves*|renter proves*|guest proves*|can prove that*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:our|its|(?:the )?(?:\\w{1,15} )?\\w{1,15}'s) (?:own )?(?:\\w{1,12} ){0,2}(?:records?
          |books|accounts?|statements?|certificates?|measurements?|calculations?|logs?|figures
          |determination|readings?) …(?:is|are|be|constitutes?|serves? as)(?:,? \\w{1,12}){0,3}
          (?:conclusive|irrefutable|sole|final and conclusive)(?:
          (?:and \\w{1,12} )?(?:proof|evidence))?`,
        `(?:records?|books|statements?|certificates?|calculations?|readings?|figures) of the
          \\w{2,15} (?:is|are|(?:shall|will) be|constitutes?) (?:conclusive|irrefutable|sole|final)
          (?:proof|evidence)`,
        `(?:records?|books|accounts?|statements?|figures|readings?) (?:is|are|shall be|will be)
          (?:proof|evidence) of …(?:may|can|shall|must|will) not (?:dispute|contest|challenge|question)`,
        'certificate …conclusive (?:proof|evidence)',
      ),
      unless: phrase(
        'manifest error|not (?:be )?conclusive|prima facie|study|studies|police',
        REPORT,
      ),
      why: 'The clause makes one party’s own records binding as evidence, so the other party cannot dispute them.',
    },
    {
      form: phrase(
        `(?:burden|onus) of (?:proof|proving)(?: \\w{1,12}){0,12} (?:on|upon|with) (?:you|the
          (?:customer|consumer|tenant|employee|borrower|buyer|client|contractor|freelancer|member
          |user|hirer|worker|guest|debtor))`,
        `(?:you|customer|consumer|tenant|employee|borrower|buyer|client|contractor|member|user|hirer
          |guest|debtor) (?:bears?|shall bear|has|carries|accepts?) the (?:burden|onus) of
          (?:proof|proving)`,
        "it(?: is|'s) for you to prove|onus is on you to prove",
      ),
      unless: phrase('court|tribunal|prosecution|criminal', REPORT),
      why: 'The clause puts the burden of proof on one party, which makes its claims harder to win.',
    },
    {
      form: phrase(
        `${WEAKER} (?:must|shall|has to|have to) prove
          (?:\\w{2,12} ){0,3}(?:we|our|the \\w{3,12} (?:was|is|were)|fault|negligen\\w{2,4}|did not|it was not)`,
      ),
      requires: phrase(
        'fault|negligent|negligence|damage|liable|caused|loss|breach|defect(?:ive)?',
      ),
      unless: phrase('court|tribunal|prosecution|theorem', REPORT),
      why: 'The clause puts the burden of proof on one party, which makes its claims harder to win.',
    },
    {
      form: phrase(
        `${WEAKER} (?:must|shall|has to|have to) prove (?:that )?(?:an?|the|any|each|every) (?:\\w{4,10} )?${FLAW} (?:\\w{2,10} ){0,3}?(?:there|present|existed|existing|visible|before|not caused)`,
        `unless ${WEAKER} (?:can )?proves? (?:that )?(?:it|they|(?:an?|the|any|each|every) (?:\\w{4,10} )?${FLAW}) (?:was|were|had been|existed) (?:already )?(?:there|present|not caused|before|on)`,
      ),
      requires: phrase(`${FLAW}|pays?|liable|charged?|deposit|deducted|owes?`),
      unless: phrase('court|tribunal|prosecution|theorem|insurer|police', REPORT),
      why: 'The clause puts the burden of proof on one party, which makes its claims harder to win.',
    },
  ],
  examples: [
    'The [[burden of proving that a scratch was there before lies with you]].',
    '[[You must prove that the scratch was there]] before. You pay for it [[unless you can prove that it was there]].',
    'You must prove that the child was born before June. The court asks who bears the burden of proving a fact with you.',
    '[[You must prove that the damage was]] our fault.',
    'The [[burden of proof lies on the Customer]].',
    'In a criminal case the burden of proof is on the prosecution.',
    'The [[statements of the Bank shall be conclusive evidence]] of the debt.',
    '[[Our records are conclusive proof]] of what you owe.',
    "[[The Bank's books shall be conclusive evidence]] of the debt.",
    "The lender's [[statements are proof of what is owed, and the borrower may not contest]] them.",
    'Bank statements are proof of address.',
    'The study gives no conclusive proof, for its records are lost.',
    'Our records are not conclusive evidence.',
    'The referee made his decision, and the match is conclusive.',
    'The [[calculations of the Bank are final evidence]].',
  ],
});
