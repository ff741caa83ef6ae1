/** The cache is cleared at this size, which bounds memory. */
const MAX_CACHED = 1 << 14;

/** Memoizes a function of words, because words recur. */
export function memoize<Answer extends object | string>(
  find: (word: string) => Answer,
): (word: string) => Answer {
  const known = new Map<string, Answer>();
  return (word) => {
    const kept = known.get(word);
    if (kept !== undefined) return kept;
    const found = find(word);
    if (known.size >= MAX_CACHED) known.clear();
    known.set(word, found);
    return found;
  };
}
