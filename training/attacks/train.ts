import { AttackJudge, type AttackLabel, type LinearWeights } from '@proviso/engine/training';

import { f1Of, recallOf } from '../evaluation/counts.ts';
import { writeWeightsFile } from '../statistics/linear-weights.ts';
import { runTraining } from '../statistics/run-training.ts';
import type { UnseenFigure } from '../statistics/unseen-figures.ts';
import {
  type AttackDocument,
  readAttackCorpora,
  readBenignPassages,
  readBenignSentences,
} from './attack-corpora.ts';
import { fitAttacks, foldOf } from './fit-attacks.ts';

const WEIGHTS = new URL('../../engine/src/models/attacks/attacks.weights.json', import.meta.url);
const VERSION = '1.6.1';
/** Log-odds thresholds for reporting a passage; chosen by cross-validation. */
const THRESHOLDS: Readonly<Record<AttackLabel, number>> = { hate: -1.95, stereotype: 0.1 };
const FOLDS = 5;
/** The corpora as `results/tasks.json` calls them. */
const FILES: Readonly<Record<string, string>> = {
  hatecheck: 'language/bias-hatecheck/dev.jsonl',
  toxigen: 'language/bias-toxigen/dev.jsonl',
};

/** Scores every document with a model trained without it and its variants. */
function scoreOutOfFold(
  documents: readonly AttackDocument[],
): Map<AttackDocument, Record<AttackLabel, number>> {
  const scores = new Map<AttackDocument, Record<AttackLabel, number>>();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const weights = fitAttacks(documents.filter((document) => foldOf(document, FOLDS) !== fold));
    const judge = new AttackJudge(weights);
    for (const document of documents) {
      if (foldOf(document, FOLDS) === fold) scores.set(document, highest(judge, document.text));
    }
  }
  return scores;
}

function highest(judge: AttackJudge, text: string): Record<AttackLabel, number> {
  const passages = judge.judge(text).map(({ scores }) => scores);
  return {
    hate: Math.max(...passages.map(({ hate }) => hate), Number.NEGATIVE_INFINITY),
    stereotype: Math.max(...passages.map(({ stereotype }) => stereotype), Number.NEGATIVE_INFINITY),
  };
}

async function crossValidate(folder: string): Promise<readonly UnseenFigure[]> {
  const documents = await readDocuments(folder);
  const scores = scoreOutOfFold(documents);
  const shifts = [-0.4, -0.2, 0, 0.2, 0.4];
  const recorded: UnseenFigure[] = [];
  for (const [corpus, label] of [
    ['hatecheck', 'hate'],
    ['toxigen', 'hate'],
    ['redditbias', 'stereotype'],
    ['peaceful', 'hate'],
    ['peaceful', 'stereotype'],
    ['written', 'hate'],
    ['written', 'stereotype'],
  ] as const) {
    const wanted = documents.filter((document) => document.corpus === corpus);
    for (const shift of shifts) {
      const threshold = THRESHOLDS[label] + shift;
      const isFound = (document: AttackDocument) =>
        (scores.get(document)?.[label] ?? 0) > threshold;
      const figures = figuresOf(wanted, label, isFound);
      const shown = figures.map(({ name, value }) => `${name} ${value.toFixed(3)}`);
      console.log(`${corpus}, ${label} above ${threshold.toFixed(2)}: ${shown.join(', ')}`);
      if (shift === 0)
        recorded.push(
          ...figures.map(({ name, value }) => ({ corpus: FILES[corpus] ?? corpus, name, value })),
        );
    }
  }
  return recorded;
}

function figuresOf(
  documents: readonly AttackDocument[],
  label: AttackLabel,
  isFound: (document: AttackDocument) => boolean,
): Omit<UnseenFigure, 'corpus'>[] {
  const counts = { hits: 0, misses: 0, alarms: 0 };
  let negatives = 0;
  for (const document of documents) {
    const isWanted = document.labels.includes(label);
    if (!isWanted) negatives += 1;
    if (isFound(document)) counts[isWanted ? 'hits' : 'alarms'] += 1;
    else if (isWanted) counts.misses += 1;
  }
  const counter = documents.filter(({ functionality }) => functionality?.startsWith('counter'));
  const silent = counter.filter((document) => !isFound(document)).length;
  return [
    { name: 'F1', value: f1Of(counts) },
    { name: 'recall', value: recallOf(counts) },
    { name: 'false-positive rate', value: counts.alarms / Math.max(negatives, 1) },
    ...(counter.length === 0
      ? []
      : [{ name: 'counter-speech accuracy', value: silent / counter.length }]),
  ];
}

async function readDocuments(folder: string): Promise<AttackDocument[]> {
  return [
    ...(await readAttackCorpora(folder)),
    ...(await readBenignPassages(folder)),
    ...(await readBenignSentences()),
  ];
}

async function train(folder: string): Promise<void> {
  const weights: LinearWeights = fitAttacks(await readDocuments(folder));
  await writeWeightsFile(WEIGHTS, { version: VERSION, thresholds: THRESHOLDS, weights });
  console.log(`${WEIGHTS.pathname}: ${weights.entryWeights.length} characters of weights`);
}

await runTraining('attacks', { weights: WEIGHTS, train, crossValidate });
