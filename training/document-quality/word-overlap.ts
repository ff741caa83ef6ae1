/** The overlap of two texts as bags of words: 1 if they are equal, 0 if they share none. */
export function wordOverlap(ours: string, theirs: string): number {
  const counts = countWords(ours);
  const peerCounts = countWords(theirs);
  const total = sum(counts) + sum(peerCounts);
  return total === 0 ? 1 : (2 * shared(counts, peerCounts)) / total;
}

/** The share of the words of `theirs` that `ours` contains too, counting repetitions; 1 if there are none. */
export function wordRecall(ours: string, theirs: string): number {
  const peerCounts = countWords(theirs);
  const total = sum(peerCounts);
  return total === 0 ? 1 : shared(countWords(ours), peerCounts) / total;
}

/** The number of words in a text. */
export function wordCount(text: string): number {
  return sum(countWords(text));
}

/** Words are case-insensitive runs of letters and digits; ligatures and full-width forms are normalized. */
function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text
    .normalize('NFKC')
    .toLowerCase()
    .matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function shared(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let count = 0;
  for (const [word, times] of one) count += Math.min(times, other.get(word) ?? 0);
  return count;
}

function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((total, times) => total + times, 0);
}
