import type { Span } from '#engine/vocabulary.ts';

import { recognizeLanguage } from './recognize-language.ts';

/** A stretch of a text in one language, which is null where there is too little to tell. */
export interface LanguageRun extends Span {
  readonly language: string | null;
}

/** Lines are joined until they have this many UTF-16 units: fewer do not show their language. */
const ENOUGH = 160;

/** The runs of a text, which follow each other without a gap; a single one unless languages change within. */
export function languageRuns(text: string): LanguageRun[] {
  const { language, isMixed } = recognizeLanguage(text);
  if (!isMixed) return [{ start: 0, end: text.length, language }];
  const runs: LanguageRun[] = [];
  for (const block of blocksOf(text)) {
    const found = recognizeLanguage(text.slice(block.start, block.end)).language;
    const last = runs.at(-1);
    // Names and numbers between two paragraphs take the language of what precedes them.
    if (last !== undefined && (found === null || last.language === null || found === last.language))
      runs[runs.length - 1] = {
        start: last.start,
        end: block.end,
        language: last.language ?? found,
      };
    else runs.push({ ...block, language: found });
  }
  return runs;
}

/** Paragraphs, short ones together with the lines that follow. */
function blocksOf(text: string): Span[] {
  const blocks: Span[] = [];
  for (let start = 0; start < text.length;) {
    const lineBreak = text.indexOf('\n', start + ENOUGH);
    const end = lineBreak === -1 ? text.length : lineBreak + 1;
    blocks.push({ start, end });
    start = end;
  }
  return blocks;
}
