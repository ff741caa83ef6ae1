import { balanceOf } from '#engine/detectors/legal/balance-of.ts';
import { particularsOf } from '#engine/detectors/legal/particulars.ts';
import type { Model, ModelMatch } from '#engine/models/model.ts';
import { readSectionWords, type SectionWords } from '#engine/models/sections/section-words.ts';
import { withEvidence } from '#engine/models/with-evidence.ts';

import { ClauseJudge, type Verdict } from './clause-judge.ts';
import { CLAUSE_TYPES, kindOfLabel, RULE_ONLY_TYPES } from './clause-types.ts';
import weights from './clauses.weights.json' with { type: 'json' };
import { isContradicted } from './contradictions/is-contradicted.ts';
import { exceptsFromMutualLimit } from './mutual-limit.ts';
import { weightiestPhrases } from './weightiest-phrases.ts';

/** The confidence of a clause just above the threshold; rules by wording alone are no more confident. */
const MIN_CONFIDENCE = 0.61;
const MAX_CONFIDENCE = 0.99;
/** Added to the margin of a clause with a wording that a rule knows. */
const WORDING_MARGIN = 2;

const LESS_THAN_SILENCE: ReadonlySet<string> = new Set([
  'liquidated-damages',
  'covenant-not-to-sue',
]);

/** Created lazily: importing the vocabulary alone does not load the weights. */
let judge: ClauseJudge | undefined;

/** Finds risky clauses in contracts and unfair ones in consumer terms. */
export const clausesModel: Model = {
  id: 'clauses',
  description:
    'Reads the sentences of contracts and terms of service with their headings and context; trained on CUAD, CLAUDETTE and our own excerpts.',
  version: weights.version,
  types: CLAUSE_TYPES,
  read(text) {
    judge ??= new ClauseJudge(weights);
    const section = readSectionWords(text);
    const matches: ModelMatch[] = [];
    for (const [alike, verdicts] of Map.groupBy(judge.judge(section), ({ clauses }) => clauses)) {
      const described = describe(section, judge, verdicts);
      for (const index of alike) {
        const { start = 0, end = 0 } = section.clauses[index] ?? {};
        const isMutual = exceptsFromMutualLimit(text, section.clauses, index);
        for (const description of described) {
          const mutual = isMutual && description.type === 'uncapped-liability';
          matches.push({ ...description, ...(mutual && { isInformational: true }), start, end });
        }
      }
    }
    return matches.sort((one, other) => one.start - other.start);
  },
};

/** The parts of a match that do not depend on its position. */
type Description = Omit<ModelMatch, 'start' | 'end'>;

/** One description per type for identical clauses, most confident first, including types that only rules know. */
function describe(
  section: SectionWords,
  { labels, words }: ClauseJudge,
  verdicts: readonly Verdict[],
): Description[] {
  const [first] = verdicts;
  const clause = section.clauses[first?.clauses[0] ?? 0];
  if (first === undefined || clause === undefined) return [];
  const { wordings } = first;
  const written = section.text.slice(clause.start, clause.end);
  const matches = verdicts.flatMap(({ label, margin }): Description[] => {
    const kind = kindOfLabel(labels[label] ?? '');
    const type = kind.type.id;
    if (isContradicted(type, written)) return [];
    const wording = wordings.whyOf(type);
    if (wording !== undefined) {
      return [{ type, confidence: confidenceOf(margin + WORDING_MARGIN), why: wording }];
    }
    const phrases = weightiestPhrases(section, clause, (feature) => words.weightOf(feature, label));
    return [{ type, confidence: confidenceOf(margin), why: explain(kind.meaning, phrases) }];
  });
  // A ban on speaking is graver than the penalty that secures it, and than claims that are given up with it.
  const isBesideLess = matches.some(({ type }) => LESS_THAN_SILENCE.has(type));
  for (const { id: type } of RULE_ONLY_TYPES) {
    const meaning = wordings.meaningOf(type);
    if (meaning === undefined) continue;
    const isGraver = type === 'gag-clause' && isBesideLess;
    const confidence = isGraver ? MAX_CONFIDENCE : confidenceOf(WORDING_MARGIN);
    matches.push({ type, confidence, ...meaning });
  }
  for (const match of matches) {
    Object.assign(match, particularsOf(match.type, written), balanceOf(match.type, written));
  }
  return matches.sort((one, other) => other.confidence - one.confidence);
}

function confidenceOf(margin: number): number {
  return MIN_CONFIDENCE + (MAX_CONFIDENCE - MIN_CONFIDENCE) * Math.tanh(margin / 2);
}

/** Says in one sentence what a clause means, and which of its words identified it. */
function explain(meaning: string, phrases: readonly string[]): string {
  if (phrases.length > 0) return withEvidence(meaning, phrases);
  return `${meaning} (judged from the whole clause and its context).`;
}
