import { countBelow } from './count-below.ts';
import { confidenceOfLogOdds, logOddsOfConfidence } from './models/confidence.ts';
import { models } from './models/index.ts';
import type { Sureness } from './models/model.ts';
import type { Finding } from './vocabulary.ts';

/** What stands so many UTF-16 units before or behind a finding, about a page, tells how likely it is. */
const REACH = 3000;
/** A text shorter than this tells nothing by what it does not hold. */
const SHORT = 600;

/**
 * What takes off the log-odds of a finding, and what adds to them, each for the natural logarithm of one more than its
 * amount: the length of the text around it, surer findings, people who are named. Chosen by hand on documents written for
 * this, most of them ordinary.
 */
const CALM = 0.4;
const SUPPORT = 0.6;
const NAMES = 0.3;

const WEIGHED: ReadonlyMap<string, ReadonlyMap<string, Sureness> | undefined> = new Map(
  models.map(({ id, weighed }) => [id, weighed]),
);

/** Where the findings stand that make others likely, each in ascending order. */
interface Support {
  /** What is wrong with contracts. */
  readonly clauses: readonly number[];
  /** What rules find of the things that people hide, threaten and hold against each other. */
  readonly wrongs: readonly number[];
  readonly names: readonly number[];
}

/**
 * Leaves out what models found in sentences that may well be ordinary, where nothing around them tells of people or of
 * anything wrong: who writes one such sentence writes others. What is left is as sure as its surroundings make it.
 */
export function weighBySurroundings(
  findings: readonly Finding[],
  textLength: number,
): readonly Finding[] {
  if (!findings.some((finding) => surenessOf(finding) !== undefined)) return findings;
  const support = supportIn(findings);
  const kept: Finding[] = [];
  for (const finding of findings) {
    const sureness = surenessOf(finding);
    if (sureness === undefined) {
      kept.push(finding);
      continue;
    }
    const { range, from } = sureness;
    const logOdds =
      logOddsOfConfidence(finding.confidence, range) + likelihood(finding, support, textLength);
    if (logOdds < from) continue;
    kept.push({ ...finding, confidence: confidenceOfLogOdds(logOdds, range) });
  }
  return kept;
}

function surenessOf({ ruleId, type, source }: Finding): Sureness | undefined {
  return source.kind === 'model' ? WEIGHED.get(ruleId)?.get(type) : undefined;
}

function supportIn(findings: readonly Finding[]): Support {
  const flags = findings.filter(({ isInformational }) => !isInformational);
  const startsOf = (isOne: (finding: Finding) => boolean): number[] =>
    flags
      .filter(isOne)
      .map(({ start }) => start)
      .sort((one, other) => one - other);
  return {
    clauses: startsOf((one) => one.category === 'legal' && surenessOf(one) === undefined),
    wrongs: startsOf(isWrong),
    names: startsOf(({ type }) => type === 'person-name'),
  };
}

function isWrong({ category, severity, source }: Finding): boolean {
  const isOfConduct = category === 'discrimination' || category === 'policy';
  return isOfConduct && severity !== 'low' && source.kind === 'rule';
}

/** What its surroundings add to the log-odds of a finding, or take off. */
function likelihood({ category, start }: Finding, support: Support, textLength: number): number {
  const from = Math.max(0, start - REACH);
  const to = Math.min(textLength, start + REACH);
  const doubt = CALM * Math.log1p((to - from) / SHORT);
  const count = (starts: readonly number[]): number =>
    Math.log1p(countBelow(starts, to) - countBelow(starts, from));
  return category === 'legal'
    ? SUPPORT * count(support.clauses) - doubt
    : SUPPORT * count(support.wrongs) + NAMES * count(support.names) - doubt;
}
