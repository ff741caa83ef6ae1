import { confidenceOfLogOdds, logOddsOfConfidence } from '#engine/models/confidence.ts';
import { models } from '#engine/models/index.ts';
import type { Calibration } from '#engine/models/model.ts';
import { partitionPoint } from '#engine/spans/partition-point.ts';
import type { Finding } from '#engine/vocabulary.ts';

/** The surroundings of a finding: this many UTF-16 units before and after it, about a page. */
const REACH = 3000;
/** The unit of length for the penalty: a shorter text shows little by what it does not contain. */
const SHORT = 600;

/**
 * Weights of log(1 + amount): the length of the surroundings lowers the log-odds of a finding; surer findings and named
 * people there raise them. Chosen by hand on documents written for the purpose, most of them ordinary: in talk and
 * tales, sentences that read like misconduct are more frequent than sentences that read like clauses.
 */
const LENGTH_PENALTY = { clause: 0.4, conduct: 0.8 };
const SUPPORT_WEIGHT = 0.6;
const NAME_WEIGHT = 0.3;
/** How far, in log-odds, a finding must exceed its own threshold to support others. */
const SUPPORT_MARGIN = 0.8;

const CALIBRATIONS: ReadonlyMap<string, ReadonlyMap<string, Calibration> | undefined> = new Map(
  models.map(({ id, calibrations }) => [id, calibrations]),
);

/** A finding, and the score by the model that judged its sentence; a rule has none. */
interface Judged {
  readonly finding: Finding;
  readonly modelScore: { readonly calibration: Calibration; readonly logOdds: number } | undefined;
}

/** The places of the findings that support others, in ascending order. */
interface Support {
  /** Risks in contracts. */
  readonly clauses: readonly number[];
  /** Misconduct: concealment, threats, bias. */
  readonly misconduct: readonly number[];
  readonly names: readonly number[];
}

/**
 * Drops findings by models in sentences that may well be ordinary, where nothing around them is about people or
 * anything wrong: texts with one such sentence have others. What is kept gets the confidence and the severity that its
 * surroundings give it.
 */
export function weighByContext(
  findings: readonly Finding[],
  textLength: number,
): readonly Finding[] {
  const judged = findings.map((finding): Judged => ({
    finding,
    modelScore: modelScoreOf(finding),
  }));
  if (judged.every(({ modelScore }) => modelScore === undefined)) return findings;
  const support = supportIn(judged);
  const kept: Finding[] = [];
  for (const { finding, modelScore } of judged) {
    if (modelScore === undefined) {
      kept.push(finding);
      continue;
    }
    const { range, from, severityOf } = modelScore.calibration;
    const logOdds =
      modelScore.logOdds +
      contextLogOdds(finding.start, modelScore.calibration, support, textLength);
    if (logOdds < from) continue;
    const confidence = confidenceOfLogOdds(logOdds, range);
    // What a clause says may make it more serious than its type.
    const isParticular = finding.severity !== severityOf(modelScore.logOdds);
    const severity = isParticular ? finding.severity : severityOf(logOdds);
    kept.push({ ...finding, confidence, severity });
  }
  return kept;
}

function modelScoreOf({ ruleId, type, source, confidence }: Finding): Judged['modelScore'] {
  const calibration = source.kind === 'model' ? CALIBRATIONS.get(ruleId)?.get(type) : undefined;
  return (
    calibration && { calibration, logOdds: logOddsOfConfidence(confidence, calibration.range) }
  );
}

function supportIn(judged: readonly Judged[]): Support {
  const startsOf = (isOne: (one: Judged) => boolean): number[] =>
    judged
      .filter((one) => !one.finding.isInformational && isOne(one))
      .map(({ finding }) => finding.start)
      .sort((one, other) => one - other);
  return {
    clauses: startsOf((one) => isClause(one) && isSupporting(one)),
    misconduct: startsOf((one) => isMisconduct(one) && isSupporting(one)),
    names: startsOf(({ finding }) => finding.type === 'person-name'),
  };
}

function isClause({ finding, modelScore }: Judged): boolean {
  return modelScore?.calibration.isClause ?? finding.category === 'legal';
}

function isMisconduct(one: Judged): boolean {
  return one.finding.category !== 'pii' && !isClause(one);
}

/** Whether a finding supports others; what every document of its kind contains, such as a governing law, does not. */
function isSupporting({ finding, modelScore }: Judged): boolean {
  if (modelScore === undefined) return finding.severity !== 'low';
  return modelScore.logOdds >= modelScore.calibration.from + SUPPORT_MARGIN;
}

/** What the surroundings of a finding add to its log-odds, or subtract. */
function contextLogOdds(
  start: number,
  calibration: Calibration,
  support: Support,
  textLength: number,
): number {
  const from = Math.max(0, start - REACH);
  const to = Math.min(textLength, start + REACH);
  const length = Math.log1p((to - from) / SHORT);
  const amountOf = (starts: readonly number[]): number => {
    const countBelow = (limit: number): number => partitionPoint(starts, (one) => one < limit);
    const before = countBelow(start) - countBelow(from);
    const after = countBelow(to) - countBelow(start + 1);
    return Math.log1p(before + after);
  };
  if (calibration.isClause) {
    return SUPPORT_WEIGHT * amountOf(support.clauses) - LENGTH_PENALTY.clause * length;
  }
  return (
    SUPPORT_WEIGHT * amountOf(support.misconduct) +
    NAME_WEIGHT * amountOf(support.names) -
    LENGTH_PENALTY.conduct * length
  );
}
