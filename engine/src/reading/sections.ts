/** A text is read in sections of this many UTF-16 units, and a few more up to where they may end. */
const SECTION_LENGTH = 1 << 16;
/** Within so many units more, a section ends. */
const MARGIN = 1 << 13;

/** No section is longer. */
export const LONGEST_SECTION = SECTION_LENGTH + MARGIN;

/** What a section may end with, the best first. */
const ENDINGS = ['\n\n', '\n', ' '];

/**
 * Where the section that begins at an offset ends: after a paragraph, a line or a word, if there is one in time. It
 * depends on the next `LONGEST_SECTION` units alone, so that however a text arrives, it is cut alike.
 */
export function endOfSection(text: string, start: number): number {
  const from = start + SECTION_LENGTH;
  const longest = start + LONGEST_SECTION;
  if (text.length <= from) return text.length;
  const candidates = text.slice(from, longest);
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
