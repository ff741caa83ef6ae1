/** When so many answers are known, they are forgotten: memory is bounded. */
const MOST_KNOWN = 1 << 14;

/** The same function for words, which return again and again: what it answers of each is found out once. */
export function remembered<Answer extends object | string>(
  find: (word: string) => Answer,
): (word: string) => Answer {
  const known = new Map<string, Answer>();
  return (word) => {
    const kept = known.get(word);
    if (kept !== undefined) return kept;
    const found = find(word);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(word, found);
    return found;
  };
}
