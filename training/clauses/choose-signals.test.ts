import { describe, expect, it } from 'vitest';

import { chooseSignals } from './choose-signals.ts';
import { LABELS } from './clause-corpora.ts';
import { readTrainingSections } from './training-sections.ts';

const WANTED = 'The supplier shall sell exclusively to the buyer.';
const PLAIN = 'The supplier shall deliver to the buyer.';

function sectionsOf(texts: readonly string[], isMarked: boolean) {
  const documents = texts.map((text, index) => ({
    id: String(index),
    text,
    read: LABELS,
    spans: isMarked ? [{ start: 0, end: text.length, label: 'exclusivity' }] : [],
  }));
  return readTrainingSections(documents);
}

describe('signals', () => {
  it('are the words that clauses of a label have and others have not', () => {
    const wanted = sectionsOf([WANTED, WANTED], true);
    const plain = sectionsOf([PLAIN, PLAIN, PLAIN], false);
    const [signal, ...others] = chooseSignals([...wanted, ...plain], plain);
    const [clause] = wanted[0]?.clauses ?? [];
    const [without] = plain[0]?.clauses ?? [];
    expect(others).toEqual([]);
    expect(clause?.signals.has(signal ?? -1)).toBe(true);
    expect(without?.signals.has(signal ?? -1)).toBe(false);
  });
});
