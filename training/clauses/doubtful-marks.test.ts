import { describe, expect, it } from 'vitest';

import { ABSENT, PRESENT, UNKNOWN } from '../statistics/examples.ts';
import { openDoubtfulMarks } from './doubtful-marks.ts';

const NO_WORDS = new Uint32Array(0);

/** The target of one label after the check, for a clause with this annotation and this score by words. */
function opened(target: number, score: number): number | undefined {
  const clause = {
    start: 0,
    end: 1,
    firstWord: 0,
    endWord: 1,
    isHeading: false,
    features: NO_WORDS,
    stems: NO_WORDS,
    wordings: 0,
    targets: Uint8Array.of(target),
  };
  const section = { document: 0, offset: 0, clauses: [clause] };
  const [first] = openDoubtfulMarks([{ section, wordScores: [Float32Array.of(score)] }]);
  return first?.clauses[0]?.targets[0];
}

describe('openDoubtfulMarks', () => {
  it('marks a positive annotation as unknown when the words strongly contradict it', () => {
    expect(opened(PRESENT, -5.5)).toBe(UNKNOWN);
    expect(opened(PRESENT, -4.5)).toBe(PRESENT);
  });

  it('marks a negative annotation as unknown when the words strongly indicate the label', () => {
    expect(opened(ABSENT, 1.5)).toBe(UNKNOWN);
    expect(opened(ABSENT, 0.5)).toBe(ABSENT);
  });

  it('keeps unknown annotations unknown', () => {
    expect(opened(UNKNOWN, -9)).toBe(UNKNOWN);
    expect(opened(UNKNOWN, 9)).toBe(UNKNOWN);
  });
});
