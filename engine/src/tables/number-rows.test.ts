import { describe, expect, it } from 'vitest';

import { analyze } from '#engine/analyze.ts';

import { NumberRows } from './number-rows.ts';

const ROW = '1204 88 31.5 (7) 0.3% 1,940 -22 '.repeat(12);

function isAmid(text: string, number: string): boolean {
  const start = text.indexOf(number);
  return new NumberRows(text).surround(start, start + number.length);
}

describe('rows of numbers', () => {
  it('surround a number with no letters nearby', () => {
    expect(isAmid(`Accounts\n${ROW}501964843 ${ROW}`, '501964843')).toBe(true);
  });

  it('do not surround a number near a word in any script', () => {
    expect(isAmid(`${ROW}NIF 501964843 ${ROW}`, '501964843')).toBe(false);
    expect(isAmid(`${ROW}501964843 (contribuinte) ${ROW}`, '501964843')).toBe(false);
    expect(isAmid(`${ROW}501964843 税 ${ROW}`, '501964843')).toBe(false);
  });

  it('are not found in a text with only one number', () => {
    expect(isAmid('  86 095 742 719\n', '86 095 742 719')).toBe(false);
  });

  it('give the same answer for consecutive positions as for each position separately', () => {
    const text = `${ROW}NIF 501964843 ${ROW}${ROW} 88 ${ROW}a 7 ${ROW}`;
    const rows = new NumberRows(text);
    for (const { index } of text.matchAll(/\d/g)) {
      const alone = new NumberRows(text).surround(index, index + 1);
      expect(rows.surround(index, index + 1)).toBe(alone);
    }
  });

  it('do not hide an identifier that is next to its name', () => {
    const found = (text: string) =>
      analyze(text).findings.filter(({ type }) => type === 'portuguese-nif');
    expect(found(`${ROW}\nNIF: 501964843\n${ROW}`)).toHaveLength(1);
    expect(found(`NIF and more\n${ROW}501964843 ${ROW}`)).toHaveLength(0);
  });
});
