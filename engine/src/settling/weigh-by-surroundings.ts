import { confidenceOfLogOdds, logOddsOfConfidence } from '#engine/models/confidence.ts';
import { models } from '#engine/models/index.ts';
import type { Sureness } from '#engine/models/model.ts';
import { partitionPoint } from '#engine/spans/partition-point.ts';
import type { Finding } from '#engine/vocabulary.ts';

/** What stands so many UTF-16 units before or after a finding, about a page, tells how likely it is. */
const REACH = 3000;
/** A text shorter than this tells nothing by what it does not hold. */
const SHORT = 600;

/**
 * Weights of the natural logarithm of one more than an amount: the length of the text around a finding lowers its
 * log-odds, surer findings and people who are named raise them. Chosen by hand on documents written for this, most of
 * them ordinary: talk and tales hold sentences that read like wrongs more often than like clauses.
 */
const LENGTH_PENALTY = { clause: 0.4, conduct: 0.8 };
const SUPPORT_WEIGHT = 0.6;
const NAME_WEIGHT = 0.3;
/** By so much a finding exceeds what it takes to be told where it makes others likely. */
const TELLING_MARGIN = 0.8;

const WEIGHED: ReadonlyMap<string, ReadonlyMap<string, Sureness> | undefined> = new Map(
  models.map(({ id, weighed }) => [id, weighed]),
);

/** A finding, and how sure of it the model is that read it out of a sentence; a rule never doubts. */
interface Judged {
  readonly finding: Finding;
  readonly doubt: { readonly sureness: Sureness; readonly logOdds: number } | undefined;
}

/** Where the findings stand that make others likely, each in ascending order. */
interface Support {
  /** What is wrong with contracts. */
  readonly clauses: readonly number[];
  /** What people hide, threaten and hold against each other. */
  readonly wrongs: readonly number[];
  readonly names: readonly number[];
}

/**
 * Leaves out what models found in sentences that may well be ordinary, where nothing around them tells of people or of
 * anything wrong: who writes one such sentence writes others. What is left is as sure and as grave as its surroundings
 * make it.
 */
export function weighBySurroundings(
  findings: readonly Finding[],
  textLength: number,
): readonly Finding[] {
  const judged = findings.map((finding): Judged => ({ finding, doubt: doubtOf(finding) }));
  if (judged.every(({ doubt }) => doubt === undefined)) return findings;
  const support = supportIn(judged);
  const kept: Finding[] = [];
  for (const { finding, doubt } of judged) {
    if (doubt === undefined) {
      kept.push(finding);
      continue;
    }
    const { range, from, severityOf } = doubt.sureness;
    const logOdds = doubt.logOdds + likelihood(finding.start, doubt.sureness, support, textLength);
    if (logOdds < from) continue;
    const confidence = confidenceOfLogOdds(logOdds, range);
    kept.push({ ...finding, confidence, severity: severityOf(logOdds) });
  }
  return kept;
}

function doubtOf({ ruleId, type, source, confidence }: Finding): Judged['doubt'] {
  const sureness = source.kind === 'model' ? WEIGHED.get(ruleId)?.get(type) : undefined;
  return sureness && { sureness, logOdds: logOddsOfConfidence(confidence, sureness.range) };
}

function supportIn(judged: readonly Judged[]): Support {
  const startsOf = (isOne: (one: Judged) => boolean): number[] =>
    judged
      .filter((one) => !one.finding.isInformational && isOne(one))
      .map(({ finding }) => finding.start)
      .sort((one, other) => one - other);
  return {
    clauses: startsOf((one) => isClause(one) && isTelling(one)),
    wrongs: startsOf((one) => isWrong(one) && isTelling(one)),
    names: startsOf(({ finding }) => finding.type === 'person-name'),
  };
}

function isClause({ finding, doubt }: Judged): boolean {
  return doubt?.sureness.isClause ?? finding.category === 'legal';
}

function isWrong(one: Judged): boolean {
  return one.finding.category !== 'pii' && !isClause(one);
}

/** What every document of its kind holds, as contracts name their law and their courts, makes nothing likely. */
function isTelling({ finding, doubt }: Judged): boolean {
  if (doubt === undefined) return finding.severity !== 'low';
  return doubt.logOdds >= doubt.sureness.from + TELLING_MARGIN;
}

/** What its surroundings add to the log-odds of a finding, or take off. */
function likelihood(
  start: number,
  sureness: Sureness,
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
  if (sureness.isClause) {
    return SUPPORT_WEIGHT * amountOf(support.clauses) - LENGTH_PENALTY.clause * length;
  }
  return (
    SUPPORT_WEIGHT * amountOf(support.wrongs) +
    NAME_WEIGHT * amountOf(support.names) -
    LENGTH_PENALTY.conduct * length
  );
}
