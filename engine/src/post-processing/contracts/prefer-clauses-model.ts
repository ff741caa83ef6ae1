import { isTrainedType } from '#engine/models/clauses/clause-types.ts';
import { clausesModel } from '#engine/models/clauses/clauses-model.ts';
import type { Finding } from '#engine/vocabulary.ts';

/** In UTF-16 units, about five pages: a text of this length resembles the contracts that the model was trained on. */
const LONG = 15_000;
/** With at least this many clauses found by the model, a text is a contract. */
const MIN_CLAUSES = 4;

/**
 * In a long contract the clause model has the last word on the types that it was trained on: a rule's finding of such a
 * type is dropped. In shorter texts, and where the model is not asked or finds hardly anything, rules are believed.
 */
export function preferClausesModel(
  findings: readonly Finding[],
  textLength: number,
): readonly Finding[] {
  if (textLength < LONG) return findings;
  const clauses = findings.filter(({ ruleId }) => ruleId === clausesModel.id);
  if (clauses.length < MIN_CLAUSES) return findings;
  return findings.filter(({ source, type }) => source.kind === 'model' || !isTrainedType(type));
}
