import { ClauseJudge, type ClauseWeights } from '@proviso/engine/training';

import { writeWeightsFile } from '../statistics/linear-weights.ts';
import { runTraining } from '../statistics/run-training.ts';
import type { UnseenFigure } from '../statistics/unseen-figures.ts';
import {
  type ClauseDocument,
  CONTRACT_LABELS,
  LABELS,
  readClauseCorpora,
  TERMS_LABELS,
} from './clause-corpora.ts';
import { type ClauseFigures, type FoundClauses, scoreClauses } from './clause-scores.ts';
import { findByJudge } from './find-by-judge.ts';
import { fitClauses } from './fit-clauses.ts';
import { readWrittenExcerpts } from './written-excerpts.ts';

const WEIGHTS = new URL('../../engine/src/models/clauses/clauses.weights.json', import.meta.url);

/** Prints the results of models on held-out documents. */
async function crossValidate(folder: string): Promise<readonly UnseenFigure[]> {
  const { contracts, heldOutContracts, terms, others } = await readClauseCorpora(folder);
  const { excerpts, heldOutExcerpts } = await readWrittenExcerpts();
  const documents = [...contracts, ...terms, ...others];
  const { weights, unseen } = fitClauses(documents, excerpts);
  const found = new Map(documents.map((document, index) => [document, unseen[index] ?? new Map()]));
  // Contracts have a held-out part, which says more than folds that chose the settings.
  printFigures('contracts, out of fold', contracts, { found, labels: CONTRACT_LABELS });
  const ofTerms = printFigures('consumer terms, out of fold', terms, {
    found,
    labels: TERMS_LABELS,
  });
  const flagged = others.filter((document) => (found.get(document)?.size ?? 0) > 0);
  console.log(`other texts, out of fold: ${flagged.length} of ${others.length} flagged`);
  const ofContracts = printHeldOut('contracts, held out', weights, heldOutContracts);
  printHeldOut('excerpts by a writer held out', weights, heldOutExcerpts);
  return [
    ...figuresOf('language/legal-cuad/dev.jsonl', ofContracts),
    ...figuresOf('language/legal-tos-en/dev.jsonl', ofTerms),
  ];
}

function figuresOf(corpus: string, figures: ClauseFigures): UnseenFigure[] {
  return [
    { corpus, name: 'spans, micro F1', value: figures.spanMicro },
    { corpus, name: 'spans, macro F1', value: figures.spanMacro },
    { corpus, name: 'documents, micro F1', value: figures.documentMicro },
    { corpus, name: 'documents, macro F1', value: figures.documentMacro },
  ];
}

/** Prints the results of the stored model on texts that no part of it has seen. */
function printHeldOut(
  title: string,
  weights: ClauseWeights,
  documents: readonly ClauseDocument[],
): ClauseFigures {
  const judge = new ClauseJudge(weights);
  const found = new Map(documents.map((document) => [document, findByJudge(judge, document)]));
  return printFigures(title, documents, { found, labels: CONTRACT_LABELS });
}

function printFigures(
  title: string,
  documents: readonly ClauseDocument[],
  {
    found,
    labels,
  }: {
    readonly found: ReadonlyMap<ClauseDocument, FoundClauses>;
    readonly labels: readonly string[];
  },
): ClauseFigures {
  const clauses = documents.map((document) => found.get(document) ?? new Map());
  const figures = scoreClauses(documents, clauses, labels);
  console.log(title);
  for (const line of figures.perLabel) console.log(line);
  const { spanMicro, spanMacro, documentMicro, documentMacro } = figures;
  const show = (micro: number, macro: number): string =>
    `micro ${micro.toFixed(3)} macro ${macro.toFixed(3)}`;
  console.log(
    `  spans ${show(spanMicro, spanMacro)}; documents ${show(documentMicro, documentMacro)}`,
  );
  return figures;
}

async function train(folder: string): Promise<void> {
  const { contracts, heldOutContracts, terms, others } = await readClauseCorpora(folder);
  const { excerpts, heldOutExcerpts } = await readWrittenExcerpts();
  const { weights } = fitClauses(
    [...contracts, ...heldOutContracts, ...terms, ...others],
    [...excerpts, ...heldOutExcerpts],
  );
  await writeWeightsFile(WEIGHTS, weights);
  console.log(
    `${LABELS.length} labels, ${weights.words.entryWeights.length} characters of weights`,
  );
}

await runTraining('clauses', { weights: WEIGHTS, train, crossValidate });
