import { describe, expect, it } from 'vitest';

import { ORGANIZATION, PERSON, PLACE } from '#engine/models/names/labeling/labels.ts';
import type { TaggedName } from '#engine/models/names/labeling/tagged-name.ts';

import { reconcileLabels } from './reconcile-labels.ts';

/** The names in a text, as if each had been found with the given label, in order. */
function named(text: string, labels: readonly (readonly [name: string, label: number])[]) {
  let from = 0;
  return labels.map(([name, label]): TaggedName => {
    const start = text.indexOf(name, from);
    from = start + name.length;
    return { start, end: from, label, confidence: 0.9, isDoubtful: false };
  });
}

describe('agreeOnNames', () => {
  it("labels a company's one-word short name as an organization", () => {
    const text = 'Reed Holdings, Inc. pays. Then Reed shall deliver.';
    const names = named(text, [
      ['Reed Holdings, Inc', ORGANIZATION],
      ['Reed', PERSON],
    ]);
    expect(reconcileLabels(text, names).map(({ label }) => label)).toEqual([
      ORGANIZATION,
      ORGANIZATION,
    ]);
  });

  it('keeps the person label when the text has more people than companies of that name', () => {
    const text = 'Ann Reed founded Reed Holdings with Tom Reed. Reed left.';
    const names = named(text, [
      ['Ann Reed', PERSON],
      ['Reed Holdings', ORGANIZATION],
      ['Tom Reed', PERSON],
      ['Reed', PERSON],
    ]);
    expect(reconcileLabels(text, names)).toEqual(names);
  });

  it('leaves places and multi-word person names unchanged', () => {
    const text = 'Lincoln Electric Company is in Lincoln, as Lincoln Hale says.';
    const names = named(text, [
      ['Lincoln Electric Company', ORGANIZATION],
      ['Lincoln', PLACE],
      ['Lincoln Hale', PERSON],
    ]);
    expect(reconcileLabels(text, names)).toEqual(names);
  });
});
