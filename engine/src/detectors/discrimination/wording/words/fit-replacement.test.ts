import { describe, expect, it } from 'vitest';

import { inCapitalsOf, inNumberOf } from './fit-replacement.ts';

describe('replacements', () => {
  it('match the grammatical number of the words they replace', () => {
    const alternatives = ['barmaid', 'barmaids', 'barman', 'barmen'];
    expect(alternatives.map((word) => inNumberOf(word, alternatives, 'bartender'))).toEqual([
      'bartender',
      'bartenders',
      'bartender',
      'bartenders',
    ]);
    expect(inNumberOf('saleswomen', ['saleswoman', 'saleswomen'], 'salesperson')).toBe(
      'salespeople',
    );
    expect(inNumberOf('ladies', ['lady', 'ladies'], 'people')).toBe('people');
    expect(inNumberOf('boss', ['boss'], 'manager')).toBe('manager');
  });

  it('match the capitalization of the words they replace', () => {
    expect(inCapitalsOf('Barmaids', 'bartenders')).toBe('Bartenders');
    expect(inCapitalsOf('CHAIRMAN', 'chair')).toBe('CHAIR');
    expect(inCapitalsOf('chairman', 'chair')).toBe('chair');
    expect(inCapitalsOf('Chairman', '')).toBe('');
  });
});
