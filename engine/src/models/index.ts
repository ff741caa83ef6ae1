import { attacksModel } from './attacks/attacks-model.ts';
import { clausesModel } from './clauses/clauses-model.ts';
import type { Model } from './model.ts';
import { namesModel } from './names/names-model.ts';

/** Every statistical model. To add one: list it here, and say in `training/README.md` how its weights are made. */
export const models: readonly Model[] = [attacksModel, clausesModel, namesModel];
