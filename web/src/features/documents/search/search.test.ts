import { describe, expect, it } from 'vitest';

import { describeSkipped, validateSearchWords } from './search-texts.ts';

const NONE = { olderAnalysis: 0, originalDeleted: 0, unread: 0, underWay: 0, notReached: 0 };
const ANSWER = { results: [], hasMore: false, searched: 3, searchedInPart: 0, notSearched: NONE };

describe('a text search', () => {
  it('requires two visible characters and allows at most 200', () => {
    expect(validateSearchWords('ab')).toBeUndefined();
    expect(validateSearchWords(' a ')).toMatch(/at least two/);
    expect(validateSearchWords('a\u200b')).toMatch(/at least two/);
    expect(validateSearchWords('a'.repeat(201))).toMatch(/no more than 200/);
  });

  it('reports nothing when everything was searched', () => {
    expect(describeSkipped(ANSWER)).toEqual([]);
  });

  it('reports what was not searched and why', () => {
    const notSearched = { ...NONE, olderAnalysis: 1, unread: 2 };
    expect(describeSkipped({ ...ANSWER, searchedInPart: 1, notSearched })).toEqual([
      'In one document, a part could not be read.',
      'One document was analyzed before texts were kept for searching: re-scan it to include it.',
      'Nothing was read in 2 documents.',
    ]);
  });
});
