import { describe, expect, it } from 'vitest';

import type { ExtractedDocument, TextSegment } from '#documents/extracted-document.ts';

import { findRegion, locate } from './locate.ts';

function makeDocument(segments: readonly TextSegment[]): ExtractedDocument {
  return { format: 'docx', text: '', segments, pages: [], unread: [] };
}

describe('locate', () => {
  it.each<[Omit<TextSegment, 'start' | 'end'>, string]>([
    [{ part: 'body', page: 3, line: 12 }, 'Page 3, line 12'],
    [{ part: 'body', paragraph: 4 }, 'Paragraph 4'],
    [{ part: 'body', line: 8 }, 'Line 8'],
    [{ part: 'header', paragraph: 1 }, 'Header, paragraph 1'],
    [{ part: 'deleted-text', paragraph: 2 }, 'Deleted text, paragraph 2'],
    [{ part: 'annotation', page: 2 }, 'Page 2, annotation'],
    [{ part: 'properties' }, 'Document properties'],
  ])('describes %o in words', (place, label) => {
    expect(locate(makeDocument([{ start: 0, end: 5, ...place }]), 1, 2)).toEqual({
      label,
      ...place,
    });
  });

  it('finds the segment of the first character among many', () => {
    const segments = Array.from({ length: 1000 }, (_, index): TextSegment => {
      return { start: index * 10, end: index * 10 + 9, part: 'body', line: index + 1 };
    });
    const document = makeDocument(segments);
    for (const { start, end, line } of segments) {
      expect(locate(document, start, end).line).toBe(line);
      expect(locate(document, end - 1, end + 20).line).toBe(line);
    }
  });

  it('uses the next segment for text that starts in a line break and reaches it, and otherwise the previous one', () => {
    const document = makeDocument([
      { start: 0, end: 5, part: 'body', line: 1 },
      { start: 8, end: 12, part: 'body', line: 4 },
    ]);
    expect(locate(document, 5, 9).line).toBe(4);
    expect(locate(document, 5, 7).line).toBe(1);
    expect(locate(document, 12, 13).line).toBe(4);
  });

  it('distinguishes the adjoining halves of a divided word', () => {
    const document = makeDocument([
      { start: 0, end: 5, part: 'body', page: 1, line: 1 },
      { start: 5, end: 9, part: 'body', page: 1, line: 2 },
    ]);
    expect(locate(document, 4, 5).line).toBe(1);
    expect(locate(document, 5, 6).line).toBe(2);
  });

  it('returns a place for a document without text', () => {
    expect(locate(makeDocument([]), 0, 0)).toEqual({ label: 'Document', part: 'body' });
  });
});

describe('the region of a passage', () => {
  const document: ExtractedDocument = {
    ...makeDocument([
      { start: 0, end: 5, part: 'body', line: 1 },
      { start: 8, end: 12, part: 'body', line: 4 },
    ]),
    format: 'txt',
  };

  it('counts lines and columns from 1 and ends one beyond the last unit', () => {
    expect(findRegion(document, 2, 5)).toEqual({
      startLine: 1,
      startColumn: 3,
      endLine: 1,
      endColumn: 6,
    });
    expect(findRegion(document, 2, 10)).toEqual({
      startLine: 1,
      startColumn: 3,
      endLine: 4,
      endColumn: 3,
    });
  });

  it('is that of text files alone, and of passages that are not empty', () => {
    expect(findRegion({ ...document, format: 'docx' }, 2, 5)).toBeUndefined();
    expect(findRegion(document, 0, 0)).toBeUndefined();
  });
});
