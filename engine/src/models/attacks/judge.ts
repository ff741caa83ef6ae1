import { type Sentence, SentenceCursor } from '#engine/sentence.ts';
import { type LinearWeights, readLinearModel } from '#engine/statistics/linear-model.ts';

import { featuresOf } from './features.ts';
import { passagesOf } from './passages.ts';
import { withoutPlainMentions } from './plain-mentions.ts';

/** What is judged of a passage. */
export const ATTACK_LABELS = ['hate', 'stereotype'] as const;
export type AttackLabel = (typeof ATTACK_LABELS)[number];

/** What is taken off where no group is named: the passage must say it the more plainly. */
const UNNAMED = 1;
/** What scores less as a whole holds no sentence that attacks: neighbours weaken it, but not so much. */
const DOUBTFUL = -5;
/** What is taken off a sentence of a passage, for its neighbours may take it back. */
const OUT_OF_CONTEXT = 0.5;

/** The log-odds of each label. */
export type AttackScores = Readonly<Record<AttackLabel, number>>;

/** A passage and what it scores. */
export interface JudgedPassage extends Sentence {
  readonly scores: AttackScores;
}

/** Judges the passages of texts by stored weights. */
export class AttackJudge {
  readonly #model: ReturnType<typeof readLinearModel>;

  constructor(weights: LinearWeights) {
    this.#model = readLinearModel(weights);
  }

  /** Every passage that names a group, insults or threatens; in order. */
  judge(text: string): JudgedPassage[] {
    return passagesOf(text).map(({ start, end }) => ({
      start,
      end,
      scores: this.#scoreWithSentences(text, { start, end }),
    }));
  }

  /** The sentences of a passage, each judged by itself; in order. */
  judgeSentences(text: string, { start, end }: Sentence): JudgedPassage[] {
    const judged: JudgedPassage[] = [];
    const sentences = new SentenceCursor(text);
    for (let from = start; from < end;) {
      const sentence = sentences.at(from);
      const to = Math.max(from + 1, Math.min(end, sentence.end));
      judged.push({ start: from, end: to, scores: this.score(text.slice(from, to)) });
      from = to;
    }
    return judged;
  }

  /** What a passage says as a whole, or a sentence of it by itself. */
  #scoreWithSentences(text: string, passage: Sentence): AttackScores {
    const whole = this.score(text.slice(passage.start, passage.end));
    if (Math.max(whole.hate, whole.stereotype) < DOUBTFUL) return whole;
    const sentences = this.judgeSentences(text, passage);
    const most = (label: AttackLabel): number =>
      Math.max(...sentences.map(({ scores }) => scores[label])) - OUT_OF_CONTEXT;
    return {
      hate: Math.max(whole.hate, most('hate')),
      stereotype: Math.max(whole.stereotype, most('stereotype')),
    };
  }

  /** What a passage says by itself. */
  score(passage: string): AttackScores {
    const { features, count, value, namesGroup } = featuresOf(withoutPlainMentions(passage));
    const [hate = 0, stereotype = 0] = this.#model.score(features, count, value);
    const doubt = namesGroup ? 0 : UNNAMED;
    return { hate: hate - doubt, stereotype: stereotype - doubt };
  }
}
