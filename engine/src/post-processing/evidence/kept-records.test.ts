import { describe, expect, it } from 'vitest';

import { analyze } from '#engine/analyze.ts';

function adviceOn(text: string): string[] {
  return analyze(text)
    .findings.filter(({ category }) => category === 'discrimination')
    .map(({ recommendation }) => recommendation);
}

describe('the advice on a discriminating reason', () => {
  it.each([
    'Panel of 4 June: we rejected him because he is a Muslim.',
    'We dismissed the cook because she is a woman.',
    'She will be pregnant soon, so we turned her down.',
    'She was too old for this job, so we let her go.',
    'Strong CV, but he has epilepsy. He was rejected for that reason.',
  ])('is to keep the record where the decision has been made: %s', (text) => {
    const advice = adviceOn(text);
    expect(advice.length).toBeGreaterThan(0);
    expect(advice.filter((one) => !one.startsWith('Keep the record'))).toEqual([]);
  });

  it('is to remove the trait of a record from copies alone', () => {
    const { findings } = analyze('Panel of 4 June: we rejected him because he is a Muslim.');
    const belief = findings.find(({ type }) => type === 'religious-belief');
    expect(belief?.recommendation).toContain('Keep it in the record itself');
  });

  it('is to keep the words where somebody reports what was said to them', () => {
    for (const report of [
      'My manager told me that women belong in the kitchen.',
      'A trustee said "can we not tell them there is no room for her sort". I disagreed.',
    ]) {
      const advice = adviceOn(report);
      expect(advice.length).toBeGreaterThan(0);
      expect(advice.every((one) => one.startsWith('Keep the words'))).toBe(true);
    }
  });

  it.each([
    'No applicants over 50 will be considered, and whoever applies will be rejected.',
    'Women belong in the kitchen.',
    'The first candidate was rejected, his papers were late. We want somebody young and dynamic.',
  ])('is the usual one for a demand or a remark of the writer: %s', (text) => {
    const advice = adviceOn(text);
    expect(advice.length).toBeGreaterThan(0);
    expect(advice.some((one) => one.startsWith('Keep the'))).toBe(false);
  });

  it('never asks to take a trait out of a judgement', () => {
    const advice = adviceOn(
      'Worry about the accent, lovely otherwise. He has MS. I don’t think he would cope.',
    );
    expect(advice.length).toBeGreaterThan(0);
    expect(advice.some((one) => /remove/i.test(one))).toBe(false);
  });
});

describe('the advice on threats and insults', () => {
  it.each([
    'I will kill you if you tell them.',
    'You are a stupid cow, and a worthless idiot.',
    'you fucking idiot',
  ])('is never to remove them: %s', (text) => {
    const advice = analyze(text)
      .findings.filter(({ type }) => type === 'threat-of-violence' || type === 'harassment')
      .map(({ recommendation }) => recommendation);
    expect(advice.some((one) => /remove/i.test(one))).toBe(false);
    expect(advice.every((one) => /keep/i.test(one))).toBe(true);
  });
});
