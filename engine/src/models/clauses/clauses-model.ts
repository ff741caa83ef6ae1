import type { Model, ModelMatch } from '../model.ts';
import { ClauseJudge, type Verdict } from './clause-judge.ts';
import { CLAUSE_TYPES, isOfRulesAlone, typeOfLabel } from './clause-types.ts';
import weights from './clauses.weights.json' with { type: 'json' };
import { weightiestPhrases } from './evidence.ts';
import { type ReadClause, readSectionWords, type SectionWords } from './section-words.ts';
import { typesByWording } from './wordings.ts';

/** A clause that the model has just accepted is this sure; rules by wording alone are no surer. */
const LEAST_CONFIDENCE = 0.61;
const MOST_CONFIDENCE = 0.99;
/** What a wording that a rule knows adds to the margin of a clause. */
const WORDING_MARGIN = 2;

/** Made at the first reading: whoever imports the vocabulary alone does not wait for it. */
let judge: ClauseJudge | undefined;

/** Finds the risky clauses of contracts and the unfair ones of consumer terms. */
export const clausesModel: Model = {
  id: 'clauses',
  description:
    'Reads the sentences of contracts and of terms of service with their headings and surroundings; trained on CUAD and CLAUDETTE.',
  version: weights.version,
  types: CLAUSE_TYPES,
  read(text) {
    judge ??= new ClauseJudge(weights);
    const section = readSectionWords(text);
    const byClause = Map.groupBy(judge.judge(section), ({ clause }) => clause);
    const matches: ModelMatch[] = [];
    for (const [index, verdicts] of byClause) {
      const clause = section.clauses[index];
      if (clause !== undefined) {
        matches.push(...matchesOf(text, judge, { section, clause, verdicts }));
      }
    }
    return matches.sort((one, other) => one.start - other.start);
  },
};

/** A clause and what was found of it. */
interface JudgedClause {
  readonly section: SectionWords;
  readonly clause: ReadClause;
  readonly verdicts: readonly Verdict[];
}

/** One match for each type of a clause, the surest first, those that rules find by its wording included. */
function matchesOf(
  text: string,
  { labels, words }: ClauseJudge,
  judged: JudgedClause,
): ModelMatch[] {
  const { section, clause, verdicts } = judged;
  const { start, end } = clause;
  const wordings = typesByWording(text.slice(start, end));
  const matches = verdicts.map(({ label, margin }): ModelMatch => {
    const type = typeOfLabel(labels[label] ?? '').id;
    const isWorded = wordings.has(type);
    const phrases = weightiestPhrases(text, { section, clause, words, label });
    const confidence = confidenceOf(isWorded ? margin + WORDING_MARGIN : margin);
    return { type, start, end, confidence, why: whyOf(phrases, isWorded) };
  });
  const judgedTypes = new Set(matches.map(({ type }) => type));
  for (const type of wordings.keys()) {
    if (judgedTypes.has(type)) continue;
    const confidence = confidenceOf(isOfRulesAlone(type) ? WORDING_MARGIN : 0);
    matches.push({ type, start, end, confidence, why: whyOf([], true) });
  }
  return matches.sort((one, other) => other.confidence - one.confidence);
}

function confidenceOf(margin: number): number {
  return LEAST_CONFIDENCE + (MOST_CONFIDENCE - LEAST_CONFIDENCE) * Math.tanh(margin / 2);
}

function whyOf(phrases: readonly string[], isWorded: boolean): string {
  const wording = isWorded ? ' It has the usual wording.' : '';
  const quoted = phrases.map((phrase) => `“${phrase}”`);
  if (quoted.length === 0) {
    return isWorded
      ? 'The clause has the usual wording of its kind.'
      : 'The clause and what stands around it read like clauses of this kind.';
  }
  const verb = quoted.length === 1 ? 'weighs' : 'weigh';
  return `The clause reads like others of its kind: ${quoted.join(' and ')} ${verb} most for it.${wording}`;
}
