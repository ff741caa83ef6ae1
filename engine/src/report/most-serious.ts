import { type Finding, SEVERITIES } from '#engine/vocabulary.ts';

/** The most findings in a report for people; of more, the most serious are kept. */
export const MAX_FINDINGS = 20_000;

/** At most `limit` findings, in their original order; where some must go, informational and allowed ones go first. */
export function mostSerious(findings: readonly Finding[], limit: number): readonly Finding[] {
  if (findings.length <= limit) return findings;
  const weights = findings.map(weightOf);
  const room = roomByWeight(weights, limit);
  return findings.filter((_, index) => {
    const weight = weights[index] ?? 0;
    const left = room[weight] ?? 0;
    room[weight] = left - 1;
    return left > 0;
  });
}

/** How many findings of each weight are kept. */
function roomByWeight(weights: readonly number[], limit: number): number[] {
  const room = Array.from({ length: SEVERITIES.length + 1 }, () => 0);
  for (const weight of weights) room[weight] = (room[weight] ?? 0) + 1;
  let left = limit;
  for (let weight = room.length - 1; weight >= 0; weight -= 1) {
    room[weight] = Math.min(room[weight] ?? 0, left);
    left -= room[weight] ?? 0;
  }
  return room;
}

/** The weight of a finding, from 0 for informational and allowed ones. */
function weightOf({ isInformational, severity, allowedBy }: Finding): number {
  return isInformational || allowedBy !== undefined ? 0 : 1 + SEVERITIES.indexOf(severity);
}
