import type { FindingType } from '#engine/detector.ts';
import { FOR_EVERY_TRAIT } from '#engine/detectors/discrimination/equal-treatment.ts';
import { IN_HOUSING_AND_CREDIT, settingOf } from '#engine/detectors/discrimination/setting.ts';
import { particularsOf } from '#engine/detectors/legal/particulars.ts';
import { healthCondition } from '#engine/detectors/pii/health/health-condition.ts';
import { concealment } from '#engine/detectors/policy/conduct/concealment/concealment.ts';
import { intimidation } from '#engine/detectors/policy/conduct/intimidation.ts';
import { insideInformation } from '#engine/detectors/policy/markings/inside-information.ts';
import { GDPR } from '#engine/laws.ts';
import { type ConfidenceRange, confidenceOfLogOdds } from '#engine/models/confidence.ts';
import type { Model, ModelMatch } from '#engine/models/model.ts';
import { withEvidence } from '#engine/models/with-evidence.ts';
import type { Severity } from '#engine/vocabulary.ts';

import { acrossWraps } from './across-wraps.ts';
import { groundsOfBias } from './grounds-of-bias.ts';
import { isHarmless } from './harmless/is-harmless.ts';
import { kindOfMisconduct } from './kinds-of-misconduct.ts';
import { type JudgedStatement, StatementJudge } from './statement-judge.ts';
import { MARKED_BY_CORE, type StatementLabel } from './statement-labels.ts';
import stored from './statements.weights.json' with { type: 'json' };
import { toldSpan, wholeSentence } from './told-span.ts';

const BIASED_REMARK: FindingType = {
  id: 'biased-remark',
  typeName: 'Biased remark',
  category: 'discrimination',
  severity: 'medium',
  recommendation:
    'Remove the remark or the rule; judge people by what they do, and serve everybody alike.',
  legalReference: FOR_EVERY_TRAIT,
};

const SENSITIVE_CIRCUMSTANCE: FindingType = {
  id: 'sensitive-circumstance',
  typeName: 'Sensitive personal circumstance',
  category: 'pii',
  severity: 'medium',
  recommendation: 'Remove the detail about the person, or document the legal basis for keeping it.',
  // Of debts and past experiences, Art. 9 and 10 say nothing.
  legalReference: { law: GDPR, article: 'Art. 5(1)(c)' },
};

const ONE_SIDED_CLAUSE: FindingType = {
  id: 'one-sided-clause',
  typeName: 'One-sided clause',
  category: 'legal',
  severity: 'medium',
  recommendation: 'Have a lawyer review the clause, and make it mutual or limit it.',
};

const BREACH_OF_CONDUCT: FindingType = {
  id: 'breach-of-conduct',
  typeName: 'Misconduct',
  category: 'policy',
  severity: 'high',
  recommendation:
    'Report it to the person responsible for such cases, and preserve the document until they have seen it.',
};

const ADMISSION_OF_FAULT: FindingType = {
  id: 'admission-of-fault',
  typeName: 'Admission of fault',
  category: 'legal',
  severity: 'medium',
  recommendation:
    'Have a lawyer review it before it is sent; state what happened, not who was at fault.',
};

/** The finding for a label: its type, its confidence range and its explanation. */
interface Meaning {
  readonly type: FindingType;
  /** Rules that know a wording are more confident; a rule that names the kind of a clause must prevail. */
  readonly confidence: ConfidenceRange;
  readonly why: string;
}

/** Margins below which a label is doubtful, and from which on it is certain. */
const DOUBTFUL = 0.5;
const PLAIN = 1.5;
const CALIBRATION = { min: 0.45, max: 0.72 };
const MEANINGS: Readonly<Record<StatementLabel, Meaning>> = {
  bias: {
    type: BIASED_REMARK,
    confidence: CALIBRATION,
    why: 'The passage appears to judge or prefer people for who they are rather than for what they do',
  },
  threat: {
    type: intimidation,
    confidence: CALIBRATION,
    why: 'The passage appears to threaten someone',
  },
  concealment: {
    type: concealment,
    confidence: CALIBRATION,
    why: 'The passage appears to hide something from those who should know',
  },
  inside: {
    type: insideInformation,
    confidence: CALIBRATION,
    why: 'The passage appears to contain information that is not yet public',
  },
  health: {
    type: healthCondition,
    confidence: CALIBRATION,
    why: 'The passage appears to describe a person’s health',
  },
  circumstance: {
    type: SENSITIVE_CIRCUMSTANCE,
    confidence: CALIBRATION,
    why: 'The passage appears to describe a person’s identity, beliefs, debts or past experiences',
  },
  risk: {
    type: ONE_SIDED_CLAUSE,
    confidence: { min: 0.4, max: 0.5 },
    why: 'The clause appears to burden one party alone',
  },
  misconduct: {
    type: BREACH_OF_CONDUCT,
    confidence: CALIBRATION,
    why: 'The passage appears to describe misconduct',
  },
  admission: {
    type: ADMISSION_OF_FAULT,
    confidence: CALIBRATION,
    why: 'The passage appears to admit a fault or a breach',
  },
};

let judge: StatementJudge | undefined;

/** Finds what word lists cannot: sentences that judge, threaten, conceal or disclose. */
export const statementsModel: Model = {
  id: 'telling-statements',
  description:
    'A linear classifier over the words, stems and stem pairs of a sentence, combined with a small neural network; trained on our own sentences and, as counterexamples, on project documents, contracts, encyclopedias and web pages.',
  version: stored.version,
  types: Object.values(MEANINGS).map(({ type }) => type),
  calibrations: new Map(
    Object.values(MEANINGS).map(({ type, confidence }) => [
      type.id,
      {
        range: confidence,
        from: 0,
        severityOf: (margin) => severityOf(type, margin),
        isClause: type === ONE_SIDED_CLAUSE,
      },
    ]),
  ),
  read(text) {
    judge ??= new StatementJudge(stored);
    const statements = wholeClauses(text, judge.judge(text));
    return statements
      .filter((statement) => !isHarmless(text, statement))
      .map((statement) => toMatch(text, statement));
  },
};

/** Statements of which those about a clause cover the whole of it, although its lines are judged one by one. */
function wholeClauses(text: string, statements: readonly JudgedStatement[]): JudgedStatement[] {
  const settled: JudgedStatement[] = [];
  for (const statement of statements) {
    if (statement.label !== 'risk') {
      settled.push(statement);
      continue;
    }
    const whole = { ...statement, ...acrossWraps(text, statement) };
    const latest = settled.at(-1);
    const isSame = latest?.label === 'risk' && latest.end >= whole.end;
    if (!isSame) settled.push(whole);
    else if (latest.margin < whole.margin) settled.splice(-1, 1, whole);
  }
  return settled;
}

/**
 * The type's full severity only for certain findings; among held-out sentences, half of the doubtful and nine in ten of
 * the certain ones are right.
 */
function severityOf(type: FindingType, margin: number): Severity {
  if (margin >= PLAIN) return type.severity;
  return margin < DOUBTFUL || type.severity === 'low' ? 'low' : 'medium';
}

/**
 * A statement about a person stands beside a name, which is a separate finding, so only its core is marked. For other
 * labels the explanation quotes the core, because a sentence is long.
 */
function toMatch(text: string, { label, margin, start, end, core }: JudgedStatement): ModelMatch {
  const { type, confidence, why } = MEANINGS[label];
  const described = {
    type: type.id,
    severity: severityOf(type, margin),
    confidence: confidenceOfLogOdds(margin, confidence),
  };
  if (MARKED_BY_CORE.has(label)) return { ...core, ...described, why: withEvidence(why, []) };
  const told = text.slice(core.start, core.end).replaceAll(/\s+/g, ' ');
  const particulars = {
    ...particularsOf(type.id, text.slice(start, end)),
    ...(label === 'bias' ? lawOf(text.slice(start, end)) : undefined),
  };
  // The number before a clause is how people refer to it.
  const sentence = label === 'risk' ? { start, end } : wholeSentence(text, { start, end });
  return {
    ...toldSpan(text, sentence),
    ...described,
    ...particulars,
    why: withEvidence(explained(label, text.slice(start, end)) ?? why, [told]),
  };
}

/** The explanation of a label by the words of its sentence; undefined where they add nothing. */
function explained(label: StatementLabel, sentence: string): string | undefined {
  if (label === 'misconduct')
    return `The passage appears to describe ${kindOfMisconduct(sentence)}`;
  const grounds = label === 'bias' ? groundsOfBias(sentence) : undefined;
  return grounds && `The passage appears to judge, prefer or turn away people for ${grounds}`;
}

/** Housing and loans have laws of their own. */
function lawOf(sentence: string): Pick<ModelMatch, 'legalReference'> {
  const setting = settingOf(sentence);
  const legalReference = setting && IN_HOUSING_AND_CREDIT[setting]?.legalReference;
  return legalReference === undefined ? {} : { legalReference };
}
