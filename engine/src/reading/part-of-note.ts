/** A full stop within a note in small letters that is read as one sentence; abbreviations have one too. */
const STOP =
  /(?<!\b(?:e\.g|i\.e|etc|approx|ca|vs|no|nr|incl|max|min|art|sec))[.!?]["')”]?\s{1,12}(?=\p{Ll})/gu;

/** The part of a sentence around a place, which ends at the stops of notes that are written in small letters. */
export function partAround(sentence: string, place: number): string {
  let from = 0;
  for (const { 0: stop, index } of sentence.matchAll(STOP)) {
    if (index >= place) return sentence.slice(from, index + 1);
    from = index + stop.length;
  }
  return sentence.slice(from);
}
