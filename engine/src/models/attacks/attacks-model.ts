import type { FindingType } from '#engine/detector.ts';
import { FOR_EVERY_TRAIT } from '#engine/detectors/discrimination/equal-treatment.ts';
import { isWantedNotice, seeksCompany } from '#engine/detectors/discrimination/framing.ts';
import { confidenceOfLogOdds } from '#engine/models/confidence.ts';
import type { Model, ModelMatch } from '#engine/models/model.ts';
import { withEvidence } from '#engine/models/with-evidence.ts';
import type { Severity, Span } from '#engine/vocabulary.ts';

import stored from './attacks.weights.json' with { type: 'json' };
import { isHarmlessPassage } from './harmless-passage.ts';
import {
  ATTACK_LABELS,
  AttackJudge,
  type AttackLabel,
  type JudgedPassage,
  type JudgedSentence,
} from './judge.ts';
import { weightiestWords } from './weightiest-words.ts';

const ATTACK: FindingType = {
  id: 'attack-on-protected-group',
  typeName: 'Attack on a protected group',
  category: 'discrimination',
  severity: 'high',
  recommendation: 'Remove the passage, or make clear that it is quoted.',
  legalReference: FOR_EVERY_TRAIT,
};

const STEREOTYPE: FindingType = {
  id: 'stereotype',
  typeName: 'Stereotype',
  category: 'discrimination',
  severity: 'low',
  recommendation: 'Refer to the person instead of a group.',
  isInformational: true,
};

const TYPES: Readonly<Record<AttackLabel, FindingType>> = { hate: ATTACK, stereotype: STEREOTYPE };
const WHY: Readonly<Record<AttackLabel, string>> = {
  hate: 'The passage appears to attack people because of a group they belong to',
  stereotype: 'The passage appears to repeat a stereotype about a group',
};
/**
 * The top of the range exceeds that of single-word rules, but stays below requirements, which rules identify by
 * context.
 */
const CONFIDENCE = { min: 0.54, max: 0.79 };
/** At least three words; fewer state nothing, as `RELIGION Catholic` in a form. */
const STATEMENT = /\S\s+\S+\s+\S/;
/** The log-odds from which an attack is rated grave, or at least more than a mere suspicion. */
const GRAVE = 1;
const LIKELY = -0.5;

let judge: AttackJudge | undefined;

/** Finds hatred, contempt and threats against groups protected by law, but not counter-speech or quotations. */
export const attacksModel: Model = {
  id: 'attacks-on-groups',
  description:
    'A linear classifier over words, word pairs, letters, groups and tones, for passages that name a group, insult or threaten; trained on HateCheck, ToxiGen, RedditBias and our own sentences.',
  version: stored.version,
  types: [ATTACK, STEREOTYPE],
  calibrations: new Map([
    [ATTACK.id, { range: CONFIDENCE, from: stored.thresholds.hate, severityOf, isClause: false }],
  ]),
  read(text) {
    const asked = (judge ??= new AttackJudge(stored.weights));
    return asked.judge(text).flatMap((passage) => matchesOf(asked, text, passage));
  },
};

function matchesOf(asked: AttackJudge, text: string, passage: JudgedPassage): ModelMatch[] {
  return ATTACK_LABELS.filter((label) => isFound(passage, label)).flatMap((label) => {
    const { span, score } = markedPart(passage, label);
    const { start, end } = trimmed(text, span);
    const written = text.slice(start, end);
    const isStatement = STATEMENT.test(written);
    if ((!isStatement && label !== 'hate') || isWantedNotice(written)) return [];
    if (isHarmlessPassage(written) || seeksCompany(written)) return [];
    const scoreOf = (one: string): number => asked.score(one)[label];
    const words = weightiestWords(text, { start, end }, scoreOf);
    return [{ start, end, ...describe(label, score, words) }];
  });
}

function isFound({ scores }: JudgedSentence, label: AttackLabel): boolean {
  return scores[label] > stored.thresholds[label];
}

/**
 * The part of a passage that a finding marks, with its confidence: from the first to the last sentence that qualifies
 * by itself, or the whole passage if none does.
 */
function markedPart(
  passage: JudgedPassage,
  label: AttackLabel,
): { readonly span: Span; readonly score: number } {
  const found = passage.sentences.filter((sentence) => isFound(sentence, label));
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined) {
    return { span: passage, score: passage.scores[label] };
  }
  const score = Math.max(...found.map(({ scores }) => scores[label]));
  return { span: { start: first.start, end: last.end }, score };
}

function describe(
  label: AttackLabel,
  score: number,
  words: readonly string[],
): Omit<ModelMatch, 'start' | 'end'> {
  const confidence = confidenceOfLogOdds(score, CONFIDENCE);
  const described = { type: TYPES[label].id, why: withEvidence(WHY[label], words), confidence };
  return label === 'hate' ? { ...described, severity: severityOf(score) } : described;
}

function severityOf(score: number): Severity {
  if (score >= GRAVE) return 'high';
  return score >= LIKELY ? 'medium' : 'low';
}

function trimmed(text: string, { start, end }: Span): Span {
  const passage = text.slice(start, end);
  const from = start + passage.length - passage.trimStart().length;
  return { start: from, end: from + passage.trim().length };
}
