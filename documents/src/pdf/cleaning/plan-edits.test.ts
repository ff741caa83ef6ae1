import { describe, expect, it } from 'vitest';

import type { ExtractedDocument } from '#documents/extracted-document.ts';

import { planEdits } from './plan-edits.ts';

const document: ExtractedDocument = {
  format: 'pdf',
  text: 'word',
  segments: [{ start: 0, end: 4, part: 'body', page: 1, line: 1 }],
  pages: [{ page: 1, width: 10, height: 10, start: 0, end: 4, boxes: new Float32Array(16) }],
  unread: [],
};
const repeat = (count: number) =>
  Array.from({ length: count }, () => ({ start: 0, end: 4, action: 'remove' }) as const);

describe('planEdits', () => {
  it('takes as many marks as a page of a table has', () => {
    expect(planEdits(document, repeat(5000)).get(0)).toHaveLength(5000);
  });

  it('refuses a page on which more is to be removed than can be looked for', () => {
    expect(() => planEdits(document, repeat(20_001))).toThrow(
      expect.objectContaining({ code: 'documents.too_complex' }),
    );
  });
});
