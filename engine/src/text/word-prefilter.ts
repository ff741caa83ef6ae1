/** Makes a quick test whether a word may be one of some, by its length and its first, second and last letter. */
export function createWordPrefilter(
  words: readonly string[],
): (text: string, start: number, end: number) => boolean {
  const lengthsByEnds = new Uint32Array(1 << 10);
  const lengthsByBeginning = new Uint32Array(1 << 10);
  for (const word of words) {
    const first = word.charCodeAt(0);
    const ends = lettersOf(first, word.charCodeAt(word.length - 1));
    const beginning = lettersOf(first, word.charCodeAt(Math.min(1, word.length - 1)));
    lengthsByEnds[ends] = (lengthsByEnds[ends] ?? 0) | lengthBit(word.length);
    lengthsByBeginning[beginning] = (lengthsByBeginning[beginning] ?? 0) | lengthBit(word.length);
  }
  return (text, start, end) => {
    const first = text.charCodeAt(start);
    const second = text.charCodeAt(Math.min(start + 1, end - 1));
    const last = text.charCodeAt(end - 1);
    if (first >= 0x80 || second >= 0x80 || last >= 0x80) return true;
    const lengths =
      lengthsByEnds[lettersOf(first, last)]! & lengthsByBeginning[lettersOf(first, second)]!;
    return (lengths & lengthBit(end - start)) !== 0;
  };
}

/** The lower five bits of each, which a letter shares with its capital. */
function lettersOf(first: number, other: number): number {
  return ((first & 31) << 5) | (other & 31);
}

function lengthBit(length: number): number {
  return 1 << Math.min(length, 31);
}
