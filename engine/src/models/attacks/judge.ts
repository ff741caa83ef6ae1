import { type LinearWeights, readLinearModel } from '#engine/statistics/linear-model.ts';

import { featuresOf } from './features.ts';
import { passagesOf } from './passages.ts';
import { withoutPlainMentions } from './plain-mentions.ts';

/** What is judged of a passage. */
export const ATTACK_LABELS = ['hate', 'stereotype'] as const;
export type AttackLabel = (typeof ATTACK_LABELS)[number];

/** What is taken off where no group is named: the passage must say it the more plainly. */
const UNNAMED = 1;

/** A passage and the log-odds of each label. */
export interface JudgedPassage {
  readonly start: number;
  readonly end: number;
  readonly scores: Readonly<Record<AttackLabel, number>>;
}

/** Judges the passages of texts by stored weights. */
export class AttackJudge {
  readonly #model: ReturnType<typeof readLinearModel>;

  constructor(weights: LinearWeights) {
    this.#model = readLinearModel(weights);
  }

  /** Every passage that names a group, insults or threatens; in order. */
  judge(text: string): JudgedPassage[] {
    return passagesOf(text).map(({ start, end }) => {
      const { features, count, value, namesGroup } = featuresOf(
        withoutPlainMentions(text.slice(start, end)),
      );
      const [hate = 0, stereotype = 0] = this.#model.score(features, count, value);
      const doubt = namesGroup ? 0 : UNNAMED;
      return { start, end, scores: { hate: hate - doubt, stereotype: stereotype - doubt } };
    });
  }
}
