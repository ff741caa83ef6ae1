import type { Issue } from '@proviso/contracts';
import { describe, expect, it } from 'vitest';

import { ApiError } from '#web/lib/api/api-error.ts';

import { analysisErrorOnScreen } from './api/read-analysis.ts';
import { callErrorMessage } from './call-error.ts';
import {
  arrangeIssues,
  filterIssues,
  parseView,
  successorOf,
  viewParameters,
} from './finding-view.ts';
import { reportFileName } from './report-file-name.ts';
import { texts } from './texts.ts';

const ALL = parseView(new URLSearchParams());
const NO_IDS: ReadonlySet<number> = new Set();
const DISMISSED = { reason: 'false-alarm', decidedAt: '2026-11-21T12:00:00.000Z' } as const;

describe('a failed request', () => {
  it.each([
    [404, 'Analysis not found', 'Report not found'],
    [500, 'Server error while loading analysis', 'Server error while generating report'],
    [429, 'Failed to fetch analysis (429)', 'Failed to download report (429)'],
  ])('with %i has its own message', (status, analysis, report) => {
    const error = new ApiError(status, '');
    expect(callErrorMessage(error, texts.loading.errors)).toBe(analysis);
    expect(callErrorMessage(error, texts.download.errors)).toBe(report);
  });

  it('has a full message on the document screen', () => {
    expect(analysisErrorOnScreen(new ApiError(404, ''))).toBe(
      'Analysis results not found for this document',
    );
    expect(analysisErrorOnScreen(new ApiError(500, ''))).toBe(
      'Server error while loading analysis',
    );
  });
});

it('a downloaded report is named after its document and time, valid on every file system', () => {
  expect(reportFileName('lease.pdf', new Date('2026-11-21T02:12:33.456Z'))).toBe(
    'compliance-report-lease.pdf-2026-11-21T02-12-33-456Z.json',
  );
});

describe('the findings of a report', () => {
  const issues = [issue(0, 'pii', 'high'), issue(1, 'pii', 'low'), issue(2, 'legal', 'high')];
  const ids = (category: Issue['category'] | 'all', severity: Issue['severity'] | 'all') =>
    filterIssues(issues, { ...ALL, category, severity }, NO_IDS).map(({ id }) => id);

  it('are filtered by category, by severity, and by both', () => {
    expect(ids('all', 'all')).toEqual([0, 1, 2]);
    expect(ids('pii', 'all')).toEqual([0, 1]);
    expect(ids('all', 'high')).toEqual([0, 2]);
    expect(ids('pii', 'high')).toEqual([0]);
    expect(ids('policy', 'all')).toEqual([]);
  });

  it('are filtered by whether they were dismissed', () => {
    const decided = [issue(0, 'pii', 'high'), { ...issue(1, 'legal', 'low'), decision: DISMISSED }];
    const inState = (state: 'open' | 'dismissed') => {
      return filterIssues(decided, { ...ALL, state }, NO_IDS).map(({ id }) => id);
    };
    expect(inState('open')).toEqual([0]);
    expect(inState('dismissed')).toEqual([1]);
  });

  it('are filtered by whether they are new since the previous version, dismissed or not', () => {
    const found = [issue(0, 'pii', 'high'), issue(1, 'pii', 'low'), issue(2, 'legal', 'low')];
    const decided = found.map((finding) => ({ ...finding, decision: DISMISSED }));
    const isNew = { ...ALL, state: 'new' } as const;
    for (const all of [found, decided]) {
      const shown = filterIssues(all, isNew, new Set([1, 2]));
      expect(shown.map(({ id }) => id)).toEqual([1, 2]);
    }
    expect(filterIssues(found, isNew, NO_IDS)).toEqual([]);
  });

  it('are filtered by whether a language model or Proviso found them', () => {
    const reader = { kind: 'language-model', version: 'claude-haiku-5-5' } as const;
    const model = { kind: 'model', version: '1.0' } as const;
    const found = [
      issue(0, 'pii', 'high'),
      { ...issue(1, 'legal', 'low'), source: reader },
      { ...issue(2, 'legal', 'low'), source: model },
    ];
    const of = (source: 'proviso' | 'language-model') =>
      filterIssues(found, { ...ALL, source }, NO_IDS).map(({ id }) => id);
    expect(of('language-model')).toEqual([1]);
    expect(of('proviso')).toEqual([0, 2]);
  });
});

describe('the order of findings', () => {
  const placed = (id: number, change: Partial<Issue>): Issue => ({
    ...issue(id, 'pii', 'medium'),
    location: `line ${id}`,
    start: id,
    ...change,
  });
  const arrange = (issues: Issue[], order: 'text' | 'severity') =>
    arrangeIssues(issues, order).map((group) => group.map(({ id }) => id));

  const name = { excerpt: 'Ada Quill' };
  const issues = [
    placed(0, { ...name, severity: 'low' }),
    placed(1, name),
    placed(2, { severity: 'high', isInformational: true }),
    placed(3, { excerpt: 'ada@example.org' }),
    placed(4, name),
    placed(5, { severity: 'high' }),
  ];

  it('follows the text, with each finding separate', () => {
    expect(arrange(issues, 'text')).toEqual([[0], [1], [2], [3], [4], [5]]);
  });

  it('puts the most severe first and informational ones last, grouping equal ones', () => {
    expect(arrange(issues, 'severity')).toEqual([[5], [1, 4], [3], [0], [2]]);
  });

  it('groups equal findings regardless of context, but separates dismissed from open ones', () => {
    const alike = [
      placed(0, { ...name, fingerprint: 'a' }),
      placed(1, { ...name, fingerprint: 'b' }),
      placed(2, { ...name, fingerprint: 'c', decision: DISMISSED }),
    ];
    expect(arrange(alike, 'severity')).toEqual([[0, 1], [2]]);
  });

  it('does not group fully hidden values', () => {
    const hidden = [placed(0, { excerpt: '••••' }), placed(1, { excerpt: '••••' })];
    expect(arrange(hidden, 'severity')).toEqual([[0], [1]]);
  });

  it('separates findings with different reasons', () => {
    const differing = [placed(0, name), placed(1, { ...name, why: 'For another reason.' })];
    expect(arrange(differing, 'severity')).toEqual([[0], [1]]);
  });
});

describe('the report view', () => {
  it.each([
    '',
    'category=pii',
    'state=new',
    'category=legal&severity=high&state=dismissed&source=language-model&order=severity',
  ])('survives a round trip through the URL: %j', (search) => {
    expect(viewParameters(parseView(new URLSearchParams(search))).toString()).toBe(search);
  });

  it('uses defaults for unknown URL parameters', () => {
    expect(
      parseView(new URLSearchParams('category=all&severity=huge&state=gone&source=me&order=')),
    ).toEqual({
      category: 'all',
      severity: 'all',
      state: 'all',
      source: 'all',
      order: 'text',
    });
  });
});

function issue(id: number, category: Issue['category'], severity: Issue['severity']): Issue {
  return {
    id,
    category,
    type: 'some-type',
    typeName: 'Some type',
    severity,
    confidence: 0.9,
    excerpt: 'text',
    location: 'line 1',
    place: { label: 'line 1', part: 'body' },
    start: 0,
    end: 4,
    why: 'Because.',
    recommendation: 'Do something.',
    isInformational: false,
    isSensitive: false,
    ruleId: 'some-rule',
    source: { kind: 'rule', version: '1.0' },
    fingerprint: `surroundings ${id}`,
  };
}

describe('the place of a finding that has left the list', () => {
  const one = (id: number) => ({ id }) as unknown as Issue;
  const before = [[one(1)], [one(2), one(5)], [one(3)], [one(4)]] as const;

  it('is taken by the next one that remains', () => {
    expect(successorOf(1, before, [[one(2)], [one(4)]])).toEqual([one(2)]);
    expect(successorOf(5, before, [[one(1)], [one(4)]])).toEqual([one(4)]);
  });

  it('is taken by the last one when none follows', () => {
    expect(successorOf(4, before, [[one(1)], [one(3)]])).toEqual([one(3)]);
    expect(successorOf(4, before, [])).toBeUndefined();
  });

  it('is not taken while it is still shown, or when it was not shown before', () => {
    expect(successorOf(3, before, before)).toBeUndefined();
    expect(successorOf(9, before, [[one(1)]])).toBeUndefined();
  });
});
