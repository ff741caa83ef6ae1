import { withEvidence } from '#engine/models/with-evidence.ts';

/** What a clause of each type does to the signer, as the start of a sentence that names the evidence. */
const MEANINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'uncapped-liability': 'The clause leaves some of a party’s liability without a financial limit',
    'liability-cap': 'The clause limits what can be claimed, by amount or by kind of loss',
    'liquidated-damages': 'The clause fixes in advance the amount due on a breach or early exit',
    'non-compete': 'The clause bars a party from competing',
    exclusivity: 'The clause binds a party to one business partner',
    'customer-non-solicitation': 'The clause bars a party from approaching the other’s customers',
    'non-solicitation': 'The clause bars a party from approaching the other’s employees',
    'non-disparagement': 'The clause bars a party from saying anything negative about the other',
    'most-favored-nation': 'The clause promises that nobody else receives better terms',
    'ip-assignment': 'The clause transfers intellectual property to the other party',
    'irrevocable-license': 'The clause grants a license that cannot be revoked',
    'covenant-not-to-sue': 'The clause gives up a party’s right to bring claims',
    'change-of-control': 'The clause attaches a consequence to a sale or merger of a party',
    'anti-assignment': 'The clause restricts assignment of the contract',
    'termination-for-convenience': 'The clause allows the contract to be ended without cause',
    'auto-renewal': 'The term renews automatically unless a party acts',
    'minimum-commitment': 'The clause commits a party to a minimum purchase, spend or term',
    'price-restriction': 'The clause restricts how a party sets its prices',
    'right-of-first-refusal': 'The clause requires an offer to one party before others',
    'governing-law': 'The clause names the law that governs the contract',
    arbitration: 'The clause sends disputes to arbitration instead of court',
    'choice-of-law': 'The clause applies the law of one place to everyone, including consumers',
    'content-removal': 'The clause lets user content be removed at will',
    'contract-by-using': 'The clause treats use of the service as agreement to its terms',
    jurisdiction: 'The clause limits claims to the named courts',
    'limitation-of-liability': 'The clause excludes or caps a party’s liability',
    'privacy-included':
      'The clause treats acceptance of the terms as acceptance of the privacy policy',
    'unilateral-change':
      'The clause lets one party change the terms or the service without the other’s consent',
    'unilateral-termination':
      'The clause lets one party end or suspend the contract or service at will',
  }),
);

/** Explains in one sentence what a clause of a type means and which of its words identified it. */
export function explainClause(type: string, phrases: readonly string[]): string {
  const meaning = MEANINGS.get(type);
  if (meaning === undefined) throw new TypeError(`No meaning for clauses of the type ${type}`);
  if (phrases.length > 0) return withEvidence(meaning, phrases);
  return `${meaning} (judged from the whole clause and its context).`;
}
