import { describe, expect, it } from 'vitest';

import { TokenizedText } from '#engine/models/names/tokens/tokenized-text.ts';
import { Vocabulary } from '#engine/models/names/tokens/vocabulary.ts';

import { messageTokens } from './text-style.ts';

function signsOf(text: string): number[] {
  return messageTokens(new TokenizedText(text, new Vocabulary()));
}

describe('messageSigns', () => {
  it('returns the same signs whichever user is mentioned', () => {
    expect(signsOf('Thanks @janeroe for today!')).toEqual(signsOf('Thanks @richard for today!'));
  });

  it('returns different signs for different words or spacing', () => {
    const signs = signsOf('Thanks @janeroe for today!');
    expect(signsOf('Thanks @janeroe for lunch!')).not.toEqual(signs);
    expect(signsOf('Thanks @janeroe for today !')).not.toEqual(signs);
  });

  it('returns nothing for a text that mentions no user or is long', () => {
    expect(signsOf('Thanks for today!')).toEqual([]);
    expect(signsOf(`@janeroe ${'and so on '.repeat(40)}`)).toEqual([]);
  });
});
