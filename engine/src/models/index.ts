import { attacksModel } from './attacks/attacks-model.ts';
import { clausesModel } from './clauses/clauses-model.ts';
import type { Model } from './model.ts';
import { namesModel } from './names/names-model.ts';
import { statementsModel } from './statements/statements-model.ts';

/**
 * Every statistical model. Models that read the same words of a section are grouped and run one after another. To add
 * one, list it here and document in a README below `training/` how its weights are made.
 */
export const modelGroups: readonly (readonly Model[])[] = [
  [attacksModel],
  [clausesModel, statementsModel],
  [namesModel],
];

export const models: readonly Model[] = modelGroups.flat();
