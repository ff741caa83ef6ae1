import { describe, expect, it } from 'vitest';

import { groupVariants } from './group-variants.ts';

describe('texts are variants', () => {
  it('if a template is filled with other words or misspelled ones', () => {
    const [one, ...others] = groupVariants([
      'You are nothing but common female trash.',
      'You are nothing but common trans trash.',
      'You are nothing but c o m m o n trans trash.',
    ]);
    expect(others).toEqual([one, one]);
  });

  it('of another text if one of the same group is', () => {
    const texts = [
      'All gulls are grey birds',
      'All gulls are grey words',
      'All girls are green words',
    ];
    expect(new Set(groupVariants([texts[0]!, texts[2]!])).size).toBe(2);
    expect(new Set(groupVariants(texts)).size).toBe(1);
  });

  it('not if they share only a word or two', () => {
    expect(groupVariants(['The gulls are loud.', 'The rain was loud all night.'])).toEqual([0, 1]);
  });
});
