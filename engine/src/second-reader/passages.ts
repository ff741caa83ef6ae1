import { SentenceCursor } from '#engine/reading/sentence.ts';
import type { Span } from '#engine/vocabulary.ts';

/** About 1,500 tokens: enough to see a sentence among its neighbors, little enough to miss none. */
const LONGEST_PASSAGE = 6000;
/** From this length on a passage ends with its paragraph. */
const FULL_PASSAGE = 4500;
const BLANK_LINE = /\n[^\S\n]*\n/;

/** Cuts a text into passages, and each into its sentences, of 500 UTF-16 units at most; what is blank is left out. */
export function passagesOf(text: string): Span[][] {
  const passages: Span[][] = [];
  let passage: Span[] = [];
  let start = 0;
  for (const sentence of sentencesOf(text)) {
    const isFull = sentence.end - start > LONGEST_PASSAGE;
    const isParagraph =
      sentence.start - start > FULL_PASSAGE &&
      BLANK_LINE.test(text.slice(passage.at(-1)?.end ?? start, sentence.start));
    if (passage.length > 0 && (isFull || isParagraph)) {
      passages.push(passage);
      passage = [];
    }
    if (passage.length === 0) start = sentence.start;
    passage.push(sentence);
  }
  if (passage.length > 0) passages.push(passage);
  return passages;
}

/** The sentences of a text without the white space around them. */
function* sentencesOf(text: string): Generator<Span> {
  const cursor = new SentenceCursor(text);
  let from = 0;
  while (from < text.length) {
    const { end } = cursor.at(from);
    const sentence = text.slice(from, end);
    const start = from + sentence.length - sentence.trimStart().length;
    const length = sentence.trim().length;
    if (length > 0) yield { start, end: start + length };
    from = end;
  }
}
