import { readGate } from '@proviso/engine/training';
import { describe, expect, it } from 'vitest';

import { LABELS } from './clause-corpora.ts';
import { fitGate } from './fit-gate.ts';
import { readTrainingSections } from './training-sections.ts';

const WANTED = 'The supplier shall sell exclusively to the buyer.';
const PLAIN = 'The supplier shall deliver to the buyer.';
const label = LABELS.indexOf('exclusivity');
const levels = new Float32Array(LABELS.length);

/** Texts of one clause each, which score two above the label's level if marked, else two below. */
function scoredTexts(text: string, isMarked: boolean) {
  const documents = Array.from({ length: 20 }, (_, index) => ({
    id: String(index),
    text,
    read: LABELS,
    spans: isMarked ? [{ start: 0, end: text.length, label: 'exclusivity' }] : [],
  }));
  return readTrainingSections(documents).map((section) => {
    const scores = levels.map((_, index) => (isMarked && index === label ? 2 : -2));
    return { section, wordScores: [scores] };
  });
}

describe('the gate', () => {
  it('passes clauses worded like true positives and blocks others', () => {
    const wanted = scoredTexts(WANTED, true);
    const plain = scoredTexts(PLAIN, false);
    const gate = readGate(fitGate([...wanted, ...plain], levels, () => 'contract'));
    const scoreOf = (texts: typeof wanted): number => {
      const stems = texts[0]?.section.clauses[0]?.stems ?? new Uint32Array(0);
      return gate.score(stems, 0, stems.length);
    };
    expect(scoreOf(wanted)).toBeGreaterThanOrEqual(0);
    expect(scoreOf(plain)).toBeLessThan(0);
  });
});
