import { attacksModel } from './attacks/attacks-model.ts';
import { clausesModel } from './clauses/clauses-model.ts';
import type { Model } from './model.ts';
import { namesModel } from './names/names-model.ts';
import { statementsModel } from './statements/statements-model.ts';

/**
 * Every statistical model; those that read the same words of a section stand together and are asked one right after the
 * other. To add one: list it here, and say in a README below `training/` how its weights are made.
 */
export const modelGroups: readonly (readonly Model[])[] = [
  [attacksModel],
  [clausesModel, statementsModel],
  [namesModel],
];

export const models: readonly Model[] = modelGroups.flat();
