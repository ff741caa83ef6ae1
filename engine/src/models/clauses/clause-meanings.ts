import { withEvidence } from '../with-evidence.ts';

/** What a clause of each type does to whoever signs it, as the beginning of a sentence that names the evidence. */
const MEANINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'uncapped-liability': 'A party answers for some harm without a limit in amount',
    'liability-cap': 'What can be claimed is limited, in amount or to some kinds of harm',
    'liquidated-damages': 'A sum fixed in advance is due on a breach or on leaving early',
    'non-compete': 'A party promises not to compete',
    exclusivity: 'A party binds itself to deal with one partner alone',
    'customer-non-solicitation': 'A party promises not to approach the customers of the other',
    'non-solicitation': 'A party promises not to approach the employees of the other',
    'non-disparagement': 'A party promises to say nothing bad of the other',
    'most-favored-nation': 'Nobody else may get better terms',
    'ip-assignment': 'Intellectual property passes to the other party',
    'irrevocable-license': 'The licence cannot be taken back',
    'covenant-not-to-sue': 'A party gives up the right to bring claims',
    'change-of-control': 'A sale or merger of a party has a consequence',
    'anti-assignment': 'The contract may not be passed on freely',
    'termination-for-convenience': 'The contract may be ended without a reason',
    'auto-renewal': 'The term renews itself unless a party acts',
    'minimum-commitment': 'A minimum must be bought, spent or stayed for',
    'price-restriction': 'A party is not free to set its prices',
    'right-of-first-refusal': 'A party must be asked first before others are',
    'governing-law': 'The law that governs the contract is chosen',
    arbitration: 'Disputes go to arbitration instead of a court',
    'choice-of-law': 'The law of one place is chosen for everybody, consumers included',
    'content-removal': 'What users post may be taken down at will',
    'contract-by-using': 'Mere use is taken for agreement',
    jurisdiction: 'Claims may be brought in the named courts alone',
    'limitation-of-liability': 'A party excludes or caps its liability',
    'privacy-included': 'Agreeing to the terms is taken for agreeing to the privacy policy',
    'unilateral-change': 'One party may change the terms or the service alone',
    'unilateral-termination': 'One party may end or suspend the contract or the service alone',
  }),
);

/** Says what a clause of a type means, and by which of its words it was recognised; a sentence. */
export function explainClause(type: string, phrases: readonly string[]): string {
  const meaning = MEANINGS.get(type);
  if (meaning === undefined) throw new TypeError(`No meaning for clauses of the type ${type}`);
  if (phrases.length > 0) return withEvidence(meaning, phrases);
  return `${meaning}, judging by the whole clause and what stands around it.`;
}
