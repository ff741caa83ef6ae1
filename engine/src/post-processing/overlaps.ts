import { byPosition } from '#engine/spans/by-position.ts';
import { partitionPoint } from '#engine/spans/partition-point.ts';
import type { Finding } from '#engine/vocabulary.ts';

/**
 * Resolves overlaps within each category. Of overlapping findings the one is kept that comes first by these criteria,
 * in this order: it raises a flag; it is surer, whether by a rule or a model; it is longer; it is earlier in
 * `findings`, where rules come before models. So a person's name within an organization's is reported, a date of birth
 * is not reported as a mere date, and an e-mail address within a web address is not lost. Types that lost at exactly
 * the same place are listed as the survivor's alternatives.
 *
 * A finding that covers a sensitive one that lost to it becomes sensitive itself. Across categories, an informational
 * finding yields to a secret around it: a word of a password names no place, and listing it would reveal a part of the
 * secret. Returns the survivors ordered by start, then end.
 */
export function resolveOverlaps(findings: readonly Finding[]): Finding[] {
  const categories = Map.groupBy(findings.toSorted(byPosition), ({ category }) => category);
  // A few ordered lists one after the other are what sorting merges at once.
  const settled = [...categories.values()].flatMap(resolveCategory);
  return dropPartsOfSecrets(settled.sort(byPosition));
}

function dropPartsOfSecrets(ordered: Finding[]): Finding[] {
  const secrets = ordered.filter(
    ({ category, isSensitive }) => category === 'policy' && isSensitive,
  );
  if (secrets.length === 0) return ordered;
  let known = 0;
  return ordered.filter(({ category, start, end, isInformational }) => {
    while (known < secrets.length && (secrets[known]?.start ?? 0) <= start) known += 1;
    if (!isInformational || category === 'policy') return true;
    const secret = secrets[known - 1];
    return secret === undefined || secret.end < end;
  });
}

/** Resolves the overlaps in a category, whose findings are ordered by position, cluster by cluster. */
function resolveCategory(ordered: readonly Finding[]): Finding[] {
  const settled: Finding[] = [];
  for (let first = 0; first < ordered.length;) {
    const next = endOfCluster(ordered, first);
    // Most stand alone.
    if (next === first + 1) settled.push(ordered[first]!);
    else for (const finding of resolveCluster(ordered.slice(first, next))) settled.push(finding);
    first = next;
  }
  return settled;
}

/** The end of the cluster that begins with a finding: each of its findings overlaps an earlier one. */
function endOfCluster(ordered: readonly Finding[], first: number): number {
  let end = 0;
  let next = first;
  while (next < ordered.length && (next === first || ordered[next]!.start < end)) {
    end = Math.max(end, ordered[next]!.end);
    next += 1;
  }
  return next;
}

function resolveCluster(cluster: readonly Finding[]): Finding[] {
  const kept: Finding[] = [];
  for (const finding of cluster.toSorted(byPrecedence)) {
    // A binary search, because a cluster may cover a whole text.
    const index = partitionPoint(kept, ({ start }) => start < finding.end);
    const neighbor = kept[index - 1];
    if (neighbor === undefined || neighbor.end <= finding.start) kept.splice(index, 0, finding);
    else kept[index - 1] = absorbLoser(neighbor, finding);
  }
  return kept;
}

/** What a finding becomes that another one lost to: it may not give away what that one would have masked. */
function absorbLoser(finding: Finding, lost: Finding): Finding {
  if (lost.start < finding.start || lost.end > finding.end) return finding;
  const isSame = lost.start === finding.start && lost.end === finding.end;
  const kept = isSame ? withAlternative(finding, lost.type) : finding;
  return lost.isSensitive && !kept.isSensitive ? { ...kept, isSensitive: true } : kept;
}

function withAlternative(finding: Finding, type: string): Finding {
  const { alternatives = [] } = finding;
  if (type === finding.type || alternatives.includes(type)) return finding;
  return { ...finding, alternatives: [...alternatives, type] };
}

function byPrecedence(one: Finding, other: Finding): number {
  return (
    Number(one.isInformational) - Number(other.isInformational) ||
    other.confidence - one.confidence ||
    other.end - other.start - (one.end - one.start)
  );
}
