import { describe, expect, it } from 'vitest';

import { favorsWeaker } from './favors-weaker.ts';
import { forbidsDestruction, isExampleToReport } from './of-an-example.ts';

describe('what burdens or hides nothing', () => {
  it.each([
    ['There is no booking fee and no handling charge', true],
    ['The Author keeps the copyright', true],
    ['You can change your mind at any time', true],
    ['There is no booking fee unless you cancel', false],
    ['The Client keeps the copyright', false],
    ['The author decides on nothing but the price', false],
  ])('favors the weaker party: %s', (written, expected) => {
    expect(favorsWeaker(written)).toBe(expected);
  });

  it.each([
    ['No employee may be told to destroy records', true],
    ['Nobody is allowed to tell the auditors', false],
    ['Never delete the files that are on the server, move them', false],
  ])('forbids destruction: %s', (written, expected) => {
    expect(forbidsDestruction(written)).toBe(expected);
  });

  it('is an example with the advice to report it', () => {
    const said = '"He said I would regret the complaint';
    const span = { start: 1, end: said.length };
    expect(isExampleToReport(`${said}." -> report`, span)).toBe(true);
    expect(isExampleToReport(`${said}." I was afraid.`, span)).toBe(false);
  });
});
