import { describe, expect, it } from 'vitest';

import { filterIssues, parseView } from '../finding-view.ts';
import { ISSUE } from '../testing/lease-report.ts';
import { mergeHighlights } from './mark-words.ts';
import { texts } from './texts.ts';

const BOX = { page: 1, left: 0, top: 0, right: 1, bottom: 1 };

describe('marking by hand', () => {
  it('keeps highlight boxes of existing findings and replaces those of reused IDs', () => {
    const other = { ...BOX, page: 2 };
    const before = [7, 20_000, 20_001].map((id) => ({ id, boxes: [BOX] }));
    const issues = [
      { ...ISSUE, id: 7 },
      { ...ISSUE, id: 20_001 },
    ];
    expect(mergeHighlights(before, [{ id: 20_001, boxes: [other] }], { issues })).toEqual([
      { id: 7, boxes: [BOX] },
      { id: 20_001, boxes: [other] },
    ]);
  });

  it("can be filtered separately from Proviso's own findings", () => {
    const source = { kind: 'person', version: '2026-11-27' } as const;
    const issues = [ISSUE, { ...ISSUE, id: 20_000, source }];
    const shown = (origin: string) =>
      filterIssues(issues, parseView(new URLSearchParams({ source: origin })), new Set());
    expect(shown('person').map(({ id }) => id)).toEqual([20_000]);
    expect(shown('proviso').map(({ id }) => id)).toEqual([ISSUE.id]);
  });

  it('says how many places were marked or already found', () => {
    expect([texts.marked(1), texts.marked(3)]).toEqual([
      'Marked in one place',
      'Marked in 3 places',
    ]);
    expect([texts.alsoFound(0), texts.alsoFound(2)]).toEqual([
      undefined,
      '2 more places had been found already.',
    ]);
    expect(texts.list.standing({ places: 0, findings: 0 })).toBe('Does not appear in this version');
    expect(texts.list.standing({ places: 2, findings: 0 })).toContain('Found by Proviso as well');
  });
});
