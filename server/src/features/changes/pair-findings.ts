import type { Issue } from '@proviso/contracts';

/** How findings changed from one version of a document to the next; each list is in its analysis's order. */
export interface PairedFindings {
  /** In the newer version, without a counterpart in the older. */
  readonly added: readonly Issue[];
  /** In the newer version, with a counterpart in the older. */
  readonly remaining: readonly Issue[];
  /** In the older version, without a counterpart in the newer. */
  readonly resolved: readonly Issue[];
}

/** A version's findings that raise a flag, and the pair number of each that is already matched. */
interface Version {
  readonly issues: readonly Issue[];
  readonly pairs: Map<Issue, number>;
}

/** An unmatched finding, and the key to match it by. */
type Keyed = readonly [issue: Issue, key: string];
type KeysOf = (version: Version) => readonly Keyed[];

/**
 * Pairs the findings that raise a flag in two versions of a document, each with at most one of the other version and
 * only with one of the same type: first by equal fingerprint, then by equal value after the same pair, then by equal
 * value in order of appearance. Runs in linear time.
 *
 * Of a sensitive value only the masked form is stored, so two values with the same mask count as the same; a fully
 * hidden one is also compared by length. A changed password in the same context, or of the same length, is therefore
 * reported as remaining.
 */
export function pairFindings(older: readonly Issue[], newer: readonly Issue[]): PairedFindings {
  const [before, now] = [versionOf(older), versionOf(newer)];
  for (const keysOf of [byFingerprint, byNeighborAndValue, byValue]) {
    pairByKey(before, now, keysOf);
  }
  return {
    added: now.issues.filter((issue) => !now.pairs.has(issue)),
    remaining: now.issues.filter((issue) => now.pairs.has(issue)),
    resolved: before.issues.filter((issue) => !before.pairs.has(issue)),
  };
}

function versionOf(issues: readonly Issue[]): Version {
  return { issues: issues.filter(({ isInformational }) => !isInformational), pairs: new Map() };
}

/** Pairs unmatched findings with equal keys, in order. */
function pairByKey(before: Version, now: Version, keysOf: KeysOf): void {
  const waiting = queueByKey(keysOf(before));
  for (const [issue, key] of keysOf(now)) {
    const other = waiting.get(key)?.pop();
    if (other === undefined) continue;
    const pair = now.pairs.size;
    before.pairs.set(other, pair);
    now.pairs.set(issue, pair);
  }
}

/** The first of each key is at the end, from which queues are popped. */
function queueByKey(keyed: readonly Keyed[]): Map<string, Issue[]> {
  const queues = new Map<string, Issue[]>();
  for (const [issue, key] of keyed.toReversed()) {
    const queue = queues.get(key);
    if (queue === undefined) queues.set(key, [issue]);
    else queue.push(issue);
  }
  return queues;
}

function byFingerprint(version: Version): Keyed[] {
  return unpairedIn(version).map((issue) => [issue, keyOf(issue.type, issue.fingerprint)]);
}

/** Among several equal findings, this identifies the one that was inserted as the new one. */
function byNeighborAndValue({ issues, pairs }: Version): Keyed[] {
  const keyed: Keyed[] = [];
  let neighbor = -1;
  for (const issue of issues) {
    const pair = pairs.get(issue);
    if (pair === undefined) keyed.push([issue, keyOf(neighbor, valueOf(issue))]);
    else neighbor = pair;
  }
  return keyed;
}

function byValue(version: Version): Keyed[] {
  return unpairedIn(version).map((issue) => [issue, valueOf(issue)]);
}

function unpairedIn({ issues, pairs }: Version): Issue[] {
  return issues.filter((issue) => !pairs.has(issue));
}

/** Ignores case and spacing, as fingerprints do. */
function valueOf(issue: Issue): string {
  const { type, excerpt, start, end, isSensitive } = issue;
  const isHidden = isSensitive && !/[^•\s]/u.test(excerpt);
  const value = excerpt.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/gu, ' ');
  return keyOf(type, isSensitive, isHidden ? end - start : value);
}

function keyOf(...parts: readonly (string | number | boolean)[]): string {
  return parts.join('\n');
}
