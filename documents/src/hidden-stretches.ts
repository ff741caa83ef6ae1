import type { DocumentSign, TextSegment } from './extracted-document.ts';

/** Where a document's text is there and not seen: neighbouring segments count as one stretch. */
export function hiddenStretches(segments: readonly TextSegment[]): DocumentSign[] {
  const signs: { -readonly [Key in keyof DocumentSign]: DocumentSign[Key] }[] = [];
  let isGoingOn = false;
  for (const { part, start, end } of segments) {
    const last = signs.at(-1);
    const isHidden = part === 'hidden-text';
    if (isHidden && isGoingOn && last !== undefined) last.end = end;
    else if (isHidden) {
      signs.push({
        kind: 'hidden-text',
        start,
        end,
        confidence: 0.9,
        why: 'The file holds this text in a form that no reader of the page sees.',
      });
    }
    isGoingOn = isHidden;
  }
  return signs;
}
