import type { DocumentSign, HiddenReason, TextSegment } from '#documents/extracted-document.ts';

/**
 * Reasons that may mean that somebody hid the text; text in a field is stored there for an index, or to choose from.
 */
type SuspiciousReason = Exclude<HiddenReason, 'stored-in-field'>;

const MESSAGES: Readonly<Record<SuspiciousReason, string>> = {
  'outside-the-page': 'The text lies outside the page.',
  invisible: 'The text is set to be invisible, and no picture shows what it says.',
  'color-of-background': 'The text has the same color as its background.',
  minute: 'The text is too small to read.',
  'hidden-layer': 'The text is on a layer that is not shown.',
  covered: 'The text is painted over in the color of the page.',
  'marked-hidden': 'The text is marked as hidden.',
};
const CONFIDENCE = 0.9;

/** The stretches of text that are present but not visible; adjacent segments with the same reason are merged. */
export function findHiddenRanges(segments: readonly TextSegment[]): DocumentSign[] {
  const signs: { -readonly [Key in keyof DocumentSign]: DocumentSign[Key] }[] = [];
  let previousReason: SuspiciousReason | undefined;
  for (const { part, start, end, hiddenBy = 'marked-hidden' } of segments) {
    const isSuspicious = part === 'hidden-text' && hiddenBy !== 'stored-in-field';
    const reason = isSuspicious ? hiddenBy : undefined;
    const last = signs.at(-1);
    if (reason !== undefined && reason === previousReason && last !== undefined) last.end = end;
    else if (reason !== undefined) {
      signs.push({
        kind: 'hidden-text',
        start,
        end,
        confidence: CONFIDENCE,
        why: MESSAGES[reason],
      });
    }
    previousReason = reason;
  }
  return signs;
}
