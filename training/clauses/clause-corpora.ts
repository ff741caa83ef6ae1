import { join } from 'node:path';

import { type GoldDocument, type LabeledSpan, readJsonLines } from '../evaluation/corpus.ts';

/** The labels of contracts (CUAD) and of consumer terms (CLAUDETTE), in the corpora's wording. */
export const CONTRACT_LABELS =
  'uncapped_liability liability_cap liquidated_damages non_compete exclusivity no_solicit_customers no_solicit_employees non_disparagement most_favored_nation ip_assignment irrevocable_license covenant_not_to_sue change_of_control anti_assignment termination_for_convenience auto_renewal minimum_commitment price_restriction right_of_first_refusal governing_law'.split(
    ' ',
  );
export const TERMS_LABELS =
  'arbitration choice_of_law content_removal contract_by_using jurisdiction limitation_of_liability privacy_included unilateral_change unilateral_termination'.split(
    ' ',
  );
/** Every label, in the order of the weights. */
export const LABELS: readonly string[] = [...CONTRACT_LABELS, ...TERMS_LABELS];

/** A text, its labeled spans, and the labels that it was annotated for. */
export interface ClauseDocument {
  readonly id: string;
  readonly text: string;
  readonly spans: readonly LabeledSpan[];
  readonly read: readonly string[];
}

/** The parts of the corpora, by purpose. */
export interface ClauseCorpora {
  readonly contracts: readonly ClauseDocument[];
  readonly heldOutContracts: readonly ClauseDocument[];
  readonly terms: readonly ClauseDocument[];
  /** Project documents and articles, which contain no such clauses. */
  readonly others: readonly ClauseDocument[];
}

/** Reads the training data of the clause model from the corpora folder. */
export async function readClauseCorpora(folder: string): Promise<ClauseCorpora> {
  const read = async (
    file: string,
    marked: readonly string[],
    known = marked,
  ): Promise<ClauseDocument[]> => {
    const lines = await readJsonLines<Partial<GoldDocument> & Pick<GoldDocument, 'id' | 'text'>>(
      join(folder, file),
    );
    return lines.map(({ id, text, spans }) => ({
      id,
      text,
      spans: spans?.filter(({ label }) => marked.includes(label)) ?? [],
      read: known,
    }));
  };
  return {
    contracts: await read('language/legal-cuad/train.jsonl.gz', CONTRACT_LABELS),
    heldOutContracts: await read('language/legal-cuad/dev.jsonl', CONTRACT_LABELS),
    terms: await read('language/legal-tos-en/dev.jsonl', TERMS_LABELS),
    others: [
      ...(await read('language/clean-docs/dev.jsonl', [], LABELS)),
      ...(await read('pii/wikigold.jsonl', [], LABELS)),
    ],
  };
}
