import type { Issue } from '@proviso/contracts';
import { describe, expect, it } from 'vitest';

import { markPassages } from './mark-passages.ts';

const TEXT = 'Anna Example of Leeds signs.';

function makeIssue(id: number, words: string): Issue {
  const start = TEXT.indexOf(words);
  return {
    id,
    category: 'pii',
    type: 'person',
    typeName: 'Person',
    severity: 'low',
    confidence: 1,
    excerpt: words,
    location: 'Line 1',
    place: { label: 'Line 1', part: 'body', line: 1 },
    start,
    end: start + words.length,
    why: '',
    recommendation: '',
    isInformational: false,
    isSensitive: false,
    ruleId: 'person',
    source: { kind: 'rule', version: '1' },
    fingerprint: words,
  };
}

function cut(issues: readonly Issue[], stretch = { start: 0, end: TEXT.length }) {
  return markPassages(TEXT, stretch, issues).map(({ text, issues: holding }) => [
    text,
    holding.map(({ id }) => id).join(' '),
  ]);
}

describe('marked passages', () => {
  it('are the whole range when nothing was found', () => {
    expect(cut([])).toEqual([[TEXT, '']]);
  });

  it('begin and end where a finding does', () => {
    expect(cut([makeIssue(1, 'Anna Example'), makeIssue(2, 'Leeds')])).toEqual([
      ['Anna Example', '1'],
      [' of ', ''],
      ['Leeds', '2'],
      [' signs.', ''],
    ]);
  });

  it('list the shortest of overlapping findings first', () => {
    expect(cut([makeIssue(1, 'Anna Example of Leeds'), makeIssue(2, 'Leeds signs')])).toEqual([
      ['Anna Example of ', '1'],
      ['Leeds', '2 1'],
      [' signs', '2'],
      ['.', ''],
    ]);
  });

  it('cover the part of a finding that lies inside the range', () => {
    expect(cut([makeIssue(1, 'Anna Example of Leeds')], { start: 5, end: 15 })).toEqual([
      ['Example of', '1'],
    ]);
  });

  it('exclude findings that only touch the range or are empty', () => {
    const about = { ...makeIssue(3, 'Anna'), start: 0, end: 0 };
    expect(cut([makeIssue(1, 'Anna'), about], { start: 4, end: 12 })).toEqual([[' Example', '']]);
  });

  it('lose and repeat no text', () => {
    const words = ['Anna', 'Example of', 'of Leeds', 'signs.', 'n'];
    const issues = words.map((word, id) => makeIssue(id, word));
    expect(
      cut(issues)
        .map(([text]) => text)
        .join(''),
    ).toBe(TEXT);
  });

  it('of tens of thousands of findings are cut in an instant', () => {
    const text = 'Anna Example '.repeat(20_000);
    const issues = Array.from({ length: 20_000 }, (_, id) => ({
      ...makeIssue(id, 'Anna'),
      start: id * 13,
      end: id * 13 + 4,
    }));
    const begin = performance.now();
    expect(markPassages(text, { start: 0, end: text.length }, issues)).toHaveLength(40_000);
    expect(performance.now() - begin).toBeLessThan(1000);
  });
});
