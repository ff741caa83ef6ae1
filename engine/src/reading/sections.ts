import { nextSentenceStart } from './sentence.ts';

/** The least length of a section in UTF-16 units. */
const SECTION_LENGTH = 1 << 16;
/** How many units further a good place for its end is looked for. */
const MARGIN = 1 << 13;

export const LONGEST_SECTION = SECTION_LENGTH + MARGIN;

/** How much of the text before its end shows whether a sentence ends there. */
const CONTEXT = 256;
const PARAGRAPH = '\n\n';
/** The characters at which a section without any sentence may end, in order of preference. */
const ENDINGS = ['\n', ' '];

/**
 * The end of the section that begins at an offset: after a paragraph, a sentence, a line or a word, if one ends in
 * time. Models read a section by itself, so that half a sentence would mean something else to them, and half a name
 * nothing. It depends only on the next `LONGEST_SECTION` units, so that a text is divided in the same way however it
 * arrives.
 */
export function endOfSection(text: string, start: number): number {
  const from = start + SECTION_LENGTH;
  const longest = start + LONGEST_SECTION;
  if (text.length <= from) return text.length;
  const candidates = text.slice(from, longest);
  const paragraph = candidates.indexOf(PARAGRAPH);
  if (paragraph >= 0) return from + paragraph + PARAGRAPH.length;
  const known = text.slice(from - CONTEXT, longest);
  const sentence = nextSentenceStart(known, CONTEXT);
  if (sentence !== undefined) return from - CONTEXT + sentence;
  for (const ending of ENDINGS) {
    const index = candidates.indexOf(ending);
    if (index >= 0) return from + index + ending.length;
  }
  if (text.length <= longest) return text.length;
  return isLowSurrogate(text.charCodeAt(longest)) ? longest - 1 : longest;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
