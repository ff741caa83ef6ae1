import { SentenceCursor } from '#engine/reading/sentence.ts';
import { type LinearWeights, readLinearModel } from '#engine/statistics/linear-model.ts';
import { ownString } from '#engine/text/own-string.ts';
import type { Span } from '#engine/vocabulary.ts';

import { featuresOf } from './features.ts';
import { passagesOf, saysSo } from './passages.ts';
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
type AttackScores = Readonly<Record<AttackLabel, number>>;

/** A sentence and what it scores by itself. */
export interface JudgedSentence extends Span {
  readonly scores: AttackScores;
}

/** A passage, what it scores, and its sentences in order; none of what scores far too little to be found. */
export interface JudgedPassage extends JudgedSentence {
  readonly sentences: readonly JudgedSentence[];
}

/** Judges the passages of texts by stored weights. */
export class AttackJudge {
  readonly #model: ReturnType<typeof readLinearModel>;

  constructor(weights: LinearWeights) {
    this.#model = readLinearModel(weights);
  }

  /** Every passage that names a group, insults or threatens; in order. */
  judge(text: string): JudgedPassage[] {
    return passagesOf(text).map((passage) => this.#judgePassage(text, passage));
  }

  /** A passage counts by what it says as a whole, or by a sentence of it. */
  #judgePassage(text: string, { start, end }: Span): JudgedPassage {
    const whole = this.score(ownString(text, start, end));
    if (Math.max(whole.hate, whole.stereotype) < DOUBTFUL) {
      return { start, end, scores: whole, sentences: [] };
    }
    const sentences = this.#judgeSentences(text, { start, end });
    const most = (label: AttackLabel): number =>
      Math.max(...sentences.map(({ scores }) => scores[label])) - OUT_OF_CONTEXT;
    const scores = {
      hate: Math.max(whole.hate, most('hate')),
      stereotype: Math.max(whole.stereotype, most('stereotype')),
    };
    return { start, end, scores, sentences };
  }

  #judgeSentences(text: string, { start, end }: Span): JudgedSentence[] {
    const judged: JudgedSentence[] = [];
    const sentences = new SentenceCursor(text);
    for (let from = start; from < end;) {
      const sentence = sentences.at(from);
      const to = Math.max(from + 1, Math.min(end, sentence.end));
      const written = ownString(text, from, to);
      // What names nobody and insults nobody is no attack of its own, whatever stands beside it.
      if (saysSo(written)) judged.push({ start: from, end: to, scores: this.score(written) });
      from = to;
    }
    return judged;
  }

  /** What a passage says by itself. */
  score(passage: string): AttackScores {
    const { features, count, value, namesGroup } = featuresOf(withoutPlainMentions(passage));
    const [hate = 0, stereotype = 0] = this.#model.score(features, count, value);
    const doubt = namesGroup ? 0 : UNNAMED;
    return { hate: hate - doubt, stereotype: stereotype - doubt };
  }
}
