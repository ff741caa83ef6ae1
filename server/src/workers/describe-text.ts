import type { ExtractedDocument, TextSegment } from '@proviso/documents';

/** Wraps pasted text as a document with one segment per line. The text itself is unchanged. */
export function describeText(text: string): ExtractedDocument {
  const segments: TextSegment[] = [];
  let start = 0;
  for (const match of text.matchAll(/\r\n|\n|\r|$/g)) {
    segments.push({ start, end: match.index, part: 'body', line: segments.length + 1 });
    start = match.index + match[0].length;
  }
  return { format: 'txt', text, segments, pages: [], unread: [] };
}
