import { SentenceCursor } from '#engine/reading/sentence.ts';
import { type LinearWeights, readLinearModel } from '#engine/statistics/linear-model.ts';
import { copySlice } from '#engine/text/copy-slice.ts';
import type { Span } from '#engine/vocabulary.ts';

import { featuresOf } from './features.ts';
import { passagesOf, mentionsGroupOrAttack } from './passages.ts';
import { withoutPlainMentions } from './plain-mentions.ts';

/** The labels scored for a passage. */
export const ATTACK_LABELS = ['hate', 'stereotype'] as const;
export type AttackLabel = (typeof ATTACK_LABELS)[number];

/** Subtracted when no group is named: such a passage needs stronger evidence. */
const NO_GROUP_PENALTY = 1;
/** A passage scoring below this contains no attacking sentence: neighbors lower a score, but not by this much. */
const DOUBTFUL = -5;
/** Subtracted from the score of a single sentence, because its neighbors may retract it. */
const LONE_SENTENCE_PENALTY = 0.5;

/** The log-odds of each label. */
type AttackScores = Readonly<Record<AttackLabel, number>>;

/** A sentence and its scores in isolation. */
export interface JudgedSentence extends Span {
  readonly scores: AttackScores;
}

/** A passage with its scores and its sentences in order; no sentences if it scores far below the threshold. */
export interface JudgedPassage extends JudgedSentence {
  readonly sentences: readonly JudgedSentence[];
}

/** Scores passages of texts with stored weights. */
export class AttackJudge {
  readonly #model: ReturnType<typeof readLinearModel>;

  constructor(weights: LinearWeights) {
    this.#model = readLinearModel(weights);
  }

  /** Every passage that names a group, insults or threatens, in order. */
  judge(text: string): JudgedPassage[] {
    return passagesOf(text).map((passage) => this.#judgePassage(text, passage));
  }

  /** Scores a passage as a whole and by its individual sentences. */
  #judgePassage(text: string, { start, end }: Span): JudgedPassage {
    const whole = this.score(copySlice(text, start, end));
    if (Math.max(whole.hate, whole.stereotype) < DOUBTFUL) {
      return { start, end, scores: whole, sentences: [] };
    }
    const sentences = this.#judgeSentences(text, { start, end });
    const highest = (label: AttackLabel): number =>
      Math.max(...sentences.map(({ scores }) => scores[label])) - LONE_SENTENCE_PENALTY;
    const scores = {
      hate: Math.max(whole.hate, highest('hate')),
      stereotype: Math.max(whole.stereotype, highest('stereotype')),
    };
    return { start, end, scores, sentences };
  }

  #judgeSentences(text: string, { start, end }: Span): JudgedSentence[] {
    const judged: JudgedSentence[] = [];
    const sentences = new SentenceCursor(text);
    for (let from = start; from < end;) {
      const sentence = sentences.at(from);
      const to = Math.max(from + 1, Math.min(end, sentence.end));
      const written = copySlice(text, from, to);
      // A sentence that names and insults nobody is not an attack by itself, whatever its neighbors are.
      if (mentionsGroupOrAttack(written))
        judged.push({ start: from, end: to, scores: this.score(written) });
      from = to;
    }
    return judged;
  }

  /** The scores of a passage in isolation. */
  score(passage: string): AttackScores {
    const { features, count, value, namesGroup } = featuresOf(withoutPlainMentions(passage));
    const [hate = 0, stereotype = 0] = this.#model.score(features, count, value);
    const doubt = namesGroup ? 0 : NO_GROUP_PENALTY;
    return { hate: hate - doubt, stereotype: stereotype - doubt };
  }
}
