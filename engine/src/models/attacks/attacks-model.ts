import type { FindingType } from '#engine/detector.ts';
import { confidenceOfLogOdds } from '#engine/models/confidence.ts';
import type { Model, ModelMatch } from '#engine/models/model.ts';
import type { Sentence } from '#engine/sentence.ts';
import type { Severity } from '#engine/vocabulary.ts';

import stored from './attacks.weights.json' with { type: 'json' };
import { ATTACK_LABELS, AttackJudge, type AttackLabel, type JudgedPassage } from './judge.ts';

const ATTACK: FindingType = {
  id: 'attack-on-protected-group',
  typeName: 'Attack on a protected group',
  category: 'discrimination',
  severity: 'high',
  recommendation: 'Take the passage out, or quote it as what it is.',
  legalReference: { law: 'Framework Decision 2008/913/JHA', article: 'Art. 1' },
};

const STEREOTYPE: FindingType = {
  id: 'stereotype',
  typeName: 'Stereotype',
  category: 'discrimination',
  severity: 'low',
  recommendation: 'Speak of the person instead of a group.',
  isInformational: true,
};

const TYPES: Readonly<Record<AttackLabel, FindingType>> = { hate: ATTACK, stereotype: STEREOTYPE };
const WHY: Readonly<Record<AttackLabel, string>> = {
  hate: 'It reads like an attack on people for the group that they belong to.',
  stereotype: 'It reads like a cliché about people of a group.',
};
/** Surer than single words within, less so than requirements: rules find these by their context. */
const CONFIDENCE = { least: 0.66, most: 0.79 };
/** Fewer than three words state nothing: `RELIGION Catholic` in a form. */
const STATEMENT = /\S\s+\S+\s+\S/;
/** Log-odds from which on an attack is grave, or at least no mere suspicion. */
const GRAVE = 1;
const LIKELY = -0.5;

let judge: AttackJudge | undefined;

/** Finds hatred, contempt and threats against groups that the law protects; not who speaks against them, or quotes. */
export const attacksModel: Model = {
  id: 'attacks-on-groups',
  description:
    'A linear classifier over words, word pairs, letters, groups and tones of passages that name a group, insult or threaten, trained on HateCheck, ToxiGen, RedditBias and sentences of our own.',
  version: stored.version,
  types: [ATTACK, STEREOTYPE],
  read(text) {
    judge ??= new AttackJudge(stored.weights);
    return judge.judge(text).flatMap((passage) => matchesOf(text, passage));
  },
};

function matchesOf(text: string, { start, end, scores }: JudgedPassage): ModelMatch[] {
  const span = trimmed(text, { start, end });
  const isStatement = STATEMENT.test(text.slice(span.start, span.end));
  return ATTACK_LABELS.filter(
    (label) => scores[label] > stored.thresholds[label] && (isStatement || label === 'hate'),
  ).map((label) => toMatch(span, label, scores[label]));
}

function toMatch(span: Sentence, label: AttackLabel, score: number): ModelMatch {
  const confidence = confidenceOfLogOdds(score, CONFIDENCE);
  const found = { ...span, type: TYPES[label].id, why: WHY[label], confidence };
  return label === 'hate' ? { ...found, severity: severityOf(score) } : found;
}

function severityOf(score: number): Severity {
  if (score >= GRAVE) return 'high';
  return score >= LIKELY ? 'medium' : 'low';
}

function trimmed(text: string, { start, end }: Sentence): Sentence {
  const passage = text.slice(start, end);
  const from = start + passage.length - passage.trimStart().length;
  return { start: from, end: from + passage.trim().length };
}
