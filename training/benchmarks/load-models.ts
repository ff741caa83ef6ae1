/** Runs in a process of its own: reads and unpacks the weights of all models and prints the time in milliseconds. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  AttackJudge,
  ClauseJudge,
  type ClauseWeights,
  type LinearWeights,
  type PackedWeights,
  StatementJudge,
  type StatementWeights,
  unpackWeights,
} from '@proviso/engine/training';

const MODELS = join(import.meta.dirname, '../../engine/src/models');

const start = performance.now();
loadModels();
console.log(performance.now() - start);

function loadModels(): readonly unknown[] {
  return [
    unpackWeights(read('names') as PackedWeights),
    new AttackJudge((read('attacks') as { weights: LinearWeights }).weights),
    new ClauseJudge(read('clauses') as ClauseWeights),
    new StatementJudge(read('statements') as StatementWeights),
  ];
}

function read(model: string): unknown {
  return JSON.parse(readFileSync(join(MODELS, model, `${model}.weights.json`), 'utf8'));
}
