import { analyze, CATEGORIES } from '@proviso/engine';
import { describe, expect, test } from 'vitest';

import { createBenchmarkText } from './bench-inputs.ts';

describe('the benchmark text', () => {
  const text = createBenchmarkText(100_000);

  test('is identical on every call and has one byte per character', () => {
    expect(createBenchmarkText(100_000)).toBe(text);
    expect(Buffer.byteLength(text)).toBe(100_000);
  });

  test('is mostly plain prose, with problems in every category', () => {
    const { findings } = analyze(text, { rulesOnly: true });
    expect(new Set(findings.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
    const flagged = findings.filter(({ isInformational }) => !isInformational);
    const found = flagged.reduce((sum, { start, end }) => sum + end - start, 0);
    expect(found / text.length).toBeLessThan(0.06);
  });
});
