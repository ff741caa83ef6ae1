import type { Issue } from '@proviso/contracts';

/** What became of the findings from one version of a document to the next; each list in the order of its analysis. */
export interface PairedFindings {
  /** Of the newer version, without one in the older. */
  readonly added: readonly Issue[];
  /** Of the newer version, with one in the older. */
  readonly remaining: readonly Issue[];
  /** Of the older version, without one in the newer. */
  readonly resolved: readonly Issue[];
}

/** The findings of a version that raise a flag, and which pair each belongs to that has found its other. */
interface Version {
  readonly issues: readonly Issue[];
  readonly pairs: Map<Issue, number>;
}

/** A finding that is still alone, and by what it is taken for the same as another. */
type Keyed = readonly [issue: Issue, key: string];
type KeysOf = (version: Version) => readonly Keyed[];

/**
 * Pairs the findings that raise a flag in two versions of a document, each with one of the other version at most and
 * never with one of another type: first those with the same fingerprint, then those with the same value behind the same
 * pair, then what is left of the same value, in its order. Takes time in proportion to the findings.
 *
 * Of a sensitive value only the masked form is kept, so that two with the same mask are taken for the same. One that is
 * hidden whole has its length to tell it besides. A password that was changed amid the same words, or for another of the
 * same length, is therefore said to be still there.
 */
export function pairFindings(older: readonly Issue[], newer: readonly Issue[]): PairedFindings {
  const [before, now] = [versionOf(older), versionOf(newer)];
  for (const keysOf of [byFingerprint, byNeighbourAndValue, byValue]) {
    pairEqual(before, now, keysOf);
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

/** Pairs those that are still alone and have the same key, the first with the first. */
function pairEqual(before: Version, now: Version, keysOf: KeysOf): void {
  const waiting = queueByKey(keysOf(before));
  for (const [issue, key] of keysOf(now)) {
    const other = waiting.get(key)?.pop();
    if (other === undefined) continue;
    const pair = now.pairs.size;
    before.pairs.set(other, pair);
    now.pairs.set(issue, pair);
  }
}

/** The first of each key at the end, where it is taken from. */
function queueByKey(keyed: readonly Keyed[]): Map<string, Issue[]> {
  const queues = new Map<string, Issue[]>();
  for (const [issue, key] of keyed.toReversed()) {
    const queue = queues.get(key);
    if (queue === undefined) queues.set(key, [issue]);
    else queue.push(issue);
  }
  return queues;
}

/** None in analyses from before there were fingerprints. */
function byFingerprint(version: Version): Keyed[] {
  return aloneIn(version).flatMap((issue) => {
    const { type, fingerprint } = issue;
    return fingerprint === undefined ? [] : [[issue, keyOf(type, fingerprint)]];
  });
}

/** So that of several that read the same the one is new that was put in. */
function byNeighbourAndValue({ issues, pairs }: Version): Keyed[] {
  const keyed: Keyed[] = [];
  let neighbour = -1;
  for (const issue of issues) {
    const pair = pairs.get(issue);
    if (pair === undefined) keyed.push([issue, keyOf(neighbour, valueOf(issue))]);
    else neighbour = pair;
  }
  return keyed;
}

function byValue(version: Version): Keyed[] {
  return aloneIn(version).map((issue) => [issue, valueOf(issue)]);
}

function aloneIn({ issues, pairs }: Version): Issue[] {
  return issues.filter((issue) => !pairs.has(issue));
}

/** Whatever its case and spacing, as in fingerprints. */
function valueOf(issue: Issue): string {
  const { type, excerpt, start, end, isSensitive = excerpt.includes('•') } = issue;
  const isHidden = isSensitive && !/[^•\s]/u.test(excerpt);
  const value = excerpt.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/gu, ' ');
  return keyOf(type, isSensitive, isHidden ? end - start : value);
}

function keyOf(...parts: readonly (string | number | boolean)[]): string {
  return parts.join('\n');
}
