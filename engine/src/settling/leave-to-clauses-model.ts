import { isLearned } from '#engine/models/clauses/clause-types.ts';
import { clausesModel } from '#engine/models/clauses/clauses-model.ts';
import type { Finding } from '#engine/vocabulary.ts';

/** From so many UTF-16 units on, about five pages, a text shows the model what it has learned from: whole contracts. */
const LONG = 15_000;
/** So many clauses tell that a text is one. */
const FEWEST_CLAUSES = 4;

/**
 * In a long contract the model of clauses has the last word on the types that it has learned: what a rule takes for one
 * of them by its wording alone, and the model does not, is left out. In shorter texts, and where the model is not asked
 * or finds hardly anything, rules are believed.
 */
export function leaveToClausesModel(
  findings: readonly Finding[],
  textLength: number,
): readonly Finding[] {
  if (textLength < LONG) return findings;
  const clauses = findings.filter(({ ruleId }) => ruleId === clausesModel.id);
  if (clauses.length < FEWEST_CLAUSES) return findings;
  return findings.filter(({ source, type }) => source.kind === 'model' || !isLearned(type));
}
