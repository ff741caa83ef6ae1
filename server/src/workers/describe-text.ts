import type { ExtractedDocument, TextSegment } from '@proviso/documents';

/** Pasted text as a document whose segments are its lines. The text itself is left as it is. */
export function describeText(text: string): ExtractedDocument {
  const segments: TextSegment[] = [];
  let start = 0;
  for (const match of text.matchAll(/\r\n|\n|\r|$/g)) {
    segments.push({ start, end: match.index, part: 'body', line: segments.length + 1 });
    start = match.index + match[0].length;
  }
  return { format: 'txt', text, segments, pages: [], unread: [] };
}
