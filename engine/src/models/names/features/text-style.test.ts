import { describe, expect, it } from 'vitest';

import { TokenizedText } from '#engine/models/names/tokens/tokenized-text.ts';
import { Vocabulary } from '#engine/models/names/tokens/vocabulary.ts';

import { messageSigns } from './text-style.ts';

function signsOf(text: string): number[] {
  return messageSigns(new TokenizedText(text, new Vocabulary()));
}

describe('the signs of a message', () => {
  it('are the same whoever is named in it', () => {
    expect(signsOf('Thanks @janeroe for today!')).toEqual(signsOf('Thanks @richard for today!'));
  });

  it('differ with its words and with what stands around them', () => {
    const signs = signsOf('Thanks @janeroe for today!');
    expect(signsOf('Thanks @janeroe for lunch!')).not.toEqual(signs);
    expect(signsOf('Thanks @janeroe for today !')).not.toEqual(signs);
  });

  it('are none where no user is named, and in longer texts', () => {
    expect(signsOf('Thanks for today!')).toEqual([]);
    expect(signsOf(`@janeroe ${'and so on '.repeat(40)}`)).toEqual([]);
  });
});
