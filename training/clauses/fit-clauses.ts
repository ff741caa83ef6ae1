import {
  type ClauseWeights,
  FEATURE_BITS,
  type LinearWeights,
  readGate,
} from '@proviso/engine/training';

import { encodeFloats } from '../statistics/encode-floats.ts';
import { encodeLinearWeights } from '../statistics/linear-weights.ts';
import { chooseThresholds, findClauses, type ScoredClause } from './choose-thresholds.ts';
import { type ClauseDocument, LABELS, TERMS_LABELS } from './clause-corpora.ts';
import type { FoundClauses } from './clause-scores.ts';
import {
  encodeContexts,
  HIDDEN_UNITS,
  judgeInContext,
  type ScoredSection,
  trainContext,
} from './context-classifier.ts';
import { openDoubtfulMarks } from './doubtful-marks.ts';
import { fitGate, type TextKind } from './fit-gate.ts';
import {
  readLoneClauses,
  readTrainingSections,
  type TrainingSection,
} from './training-sections.ts';
import {
  keepLargest,
  scoreWords,
  trainWordClassifier,
  type Vocabulary,
  vocabularyOf,
} from './word-classifier.ts';

/** The number of folds of the cross-validation. */
const FOLDS = 10;
/** The number of weights that are stored. */
const WEIGHTS_KEPT = 240_000;
const VERSION = '5.0';

/** A model, and out-of-fold predictions of models trained the same way. */
export interface FittedClauses {
  readonly weights: ClauseWeights;
  readonly unseen: readonly FoundClauses[];
}

/**
 * Trains the clause model. From excerpts, which were written for training, it learns only how clauses are worded; where
 * and how often they occur, and so context and thresholds, it learns from whole documents.
 */
export function fitClauses(
  documents: readonly ClauseDocument[],
  excerpts: readonly ClauseDocument[],
): FittedClauses {
  const sections = readTrainingSections(documents);
  const written = readTrainingSections(excerpts, documents.length);
  const vocabulary = vocabularyOf([...sections, ...written]);
  const isAnnotated = ({ document }: TrainingSection) => documents[document]?.read !== LABELS;
  const doubted = scoreUnseen([...sections, ...written], vocabulary, sections.filter(isAnnotated));
  // Other texts were chosen because they have no clauses: that is not in doubt.
  const certain = [...sections.filter((section) => !isAnnotated(section)), ...written];
  const marked = [...openDoubtfulMarks(doubted), ...certain];
  const whole = [...sections, ...loneSections(documents, sections)];
  const ungated = scoreUnseen(marked, vocabulary, [...whole, ...written]);
  const known = ungated.slice(0, sections.length);
  const gate = fitGate(
    [...known, ...ungated.slice(whole.length)],
    levelsOf(documents, known),
    (document) => kindOf(documents[document]),
  );
  const scored = afterGate(ungated.slice(0, whole.length), gate);
  const levels = levelsOf(documents, scored.slice(0, sections.length));
  const judged = judgeUnseen(documents, { scored, levels, count: sections.length });
  const trained = trainWordClassifier(marked, vocabulary);
  return {
    weights: {
      version: VERSION,
      gate,
      words: encodeLinearWeights(LABELS, {
        ...keepLargest(trained, WEIGHTS_KEPT),
        bucketBits: FEATURE_BITS,
      }),
      levels: encodeFloats(levels),
      hidden: HIDDEN_UNITS,
      contexts: encodeContexts(trainContext(scored, levels)),
      thresholds: encodeFloats(chooseThresholds(documents, judged)),
    },
    unseen: findUnseen(documents, judged),
  };
}

/** The kind of a document; what is not among the documents is an excerpt. */
function kindOf(document: ClauseDocument | undefined): TextKind {
  if (document === undefined) return 'excerpt';
  return document.read === TERMS_LABELS ? 'consumer-terms' : 'contract';
}

/** The scores that remain when only clauses that pass the gate are read. */
function afterGate(scored: readonly ScoredSection[], weights: LinearWeights): ScoredSection[] {
  const gate = readGate(weights);
  return scored.map(({ section, wordScores }) => ({
    section,
    wordScores: section.clauses.map(({ stems }, index) =>
      gate.score(stems, 0, stems.length) < 0 ? undefined : wordScores[index],
    ),
  }));
}

/** Consumer terms are also read sentence by sentence. */
function loneSections(
  documents: readonly ClauseDocument[],
  sections: readonly TrainingSection[],
): TrainingSection[] {
  return sections.flatMap((section) => {
    const document = documents[section.document];
    return document?.read === TERMS_LABELS ? readLoneClauses(document, section) : [];
  });
}

/** Out-of-fold scores of clauses by their words. */
function scoreUnseen(
  known: readonly TrainingSection[],
  vocabulary: Vocabulary,
  sections: readonly TrainingSection[],
): ScoredSection[] {
  const models = folds().map((fold) =>
    trainWordClassifier(
      known.filter((section) => foldOf(section) !== fold),
      vocabulary,
    ),
  );
  return sections.map((section) => {
    const model = models[foldOf(section)];
    const wordScores = section.clauses.map((clause) =>
      model === undefined ? undefined : scoreWords(clause, model, vocabulary),
    );
    return { section, wordScores };
  });
}

/** The base level of each label's scores by words alone. */
function levelsOf(
  documents: readonly ClauseDocument[],
  scored: readonly ScoredSection[],
): Float32Array {
  const byDocument = documents.map((): ScoredClause[] => []);
  for (const { section, wordScores } of scored) {
    for (const [index, { start, end }] of section.clauses.entries()) {
      for (const [label, score] of wordScores[index]?.entries() ?? []) {
        const span = { start: start + section.offset, end: end + section.offset };
        byDocument[section.document]?.push({ ...span, label, score });
      }
    }
  }
  return chooseThresholds(documents, byDocument);
}

/** Out-of-fold judgments in context for the first `count` sections. */
function judgeUnseen(
  documents: readonly ClauseDocument[],
  {
    scored,
    levels,
    count,
  }: {
    readonly scored: readonly ScoredSection[];
    readonly levels: Float32Array;
    readonly count: number;
  },
): ScoredClause[][] {
  const networks = folds().map((fold) =>
    trainContext(
      scored.filter(({ section }) => foldOf(section) !== fold),
      levels,
    ),
  );
  const byDocument = documents.map((): ScoredClause[] => []);
  for (const one of scored.slice(0, count)) {
    const judged = judgeInContext(one, levels, networks[foldOf(one.section)] ?? []);
    byDocument[one.section.document]?.push(...judged);
  }
  return byDocument;
}

/** Predictions with thresholds chosen on the other folds. */
function findUnseen(
  documents: readonly ClauseDocument[],
  judged: readonly (readonly ScoredClause[])[],
): FoundClauses[] {
  const thresholds = folds().map((fold) => {
    const isOther = (_: unknown, index: number): boolean => index % FOLDS !== fold;
    return chooseThresholds(documents.filter(isOther), judged.filter(isOther));
  });
  return judged.map((clauses, index) =>
    findClauses(clauses, thresholds[index % FOLDS] ?? new Float32Array(LABELS.length)),
  );
}

function folds(): number[] {
  return Array.from({ length: FOLDS }, (_, fold) => fold);
}

function foldOf({ document }: TrainingSection): number {
  return document % FOLDS;
}
