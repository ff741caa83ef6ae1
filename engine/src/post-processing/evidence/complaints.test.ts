import { describe, expect, it } from 'vitest';

import { analyze } from '#engine/analyze.ts';

const REMARK = 'In May he said that women are too emotional for the night desk.';

function adviceOn(text: string): string[] {
  return analyze(text)
    .findings.filter(({ category }) => category === 'discrimination')
    .map(({ recommendation }) => recommendation);
}

describe('the advice on a remark', () => {
  it('is to keep it where somebody complains of it', () => {
    const advice = adviceOn(
      `I want to make a formal complaint about the head porter.\n\n${REMARK}`,
    );
    expect(advice.length).toBeGreaterThan(0);
    expect(advice.every((one) => one.startsWith('Keep the words'))).toBe(true);
  });

  it('is to keep it below the head of a letter', () => {
    const head = 'Re: complaint, employee no. 88\n\nDear Mr Dahl,\n\n';
    const advice = adviceOn(`${head}I wish to complain about the head porter.\n\n${REMARK}`);
    expect(advice.every((one) => one.startsWith('Keep the words'))).toBe(true);
  });

  it('is to keep it where what was said to “you” is quoted beside the complaint', () => {
    const advice = adviceOn(
      'I wish to raise a formal grievance. In May he shouted: “I will break your legs, you cow.” ' +
        REMARK,
    );
    expect(advice.length).toBeGreaterThan(0);
    expect(advice.every((one) => one.startsWith('Keep the words'))).toBe(true);
  });

  it('keeps what a complaint says of a faith or an illness, and removes it from copies alone', () => {
    const advice = analyze(
      'I wish to make a formal complaint about my manager. He mocked Jonas Hale because Jonas has epilepsy.',
    ).findings.find(({ type }) => type === 'health-condition')?.recommendation;
    expect(advice).toContain('Keep it in the complaint');
  });

  it.each([
    ['no complaint', REMARK],
    ['a handbook', `You may make a formal complaint to the director at any time.\n\n${REMARK}`],
  ])('is the usual one in %s', (_kind, text) => {
    const advice = adviceOn(text);
    expect(advice.length).toBeGreaterThan(0);
    expect(advice.some((one) => one.startsWith('Keep the words'))).toBe(false);
  });
});
