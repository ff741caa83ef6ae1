import { describe, expect, it } from 'vitest';

import { makePdf, showText } from '../testing/minimal-pdf.ts';
import { readPdf } from './read-pdf.ts';

/** The text of a page with one letter in each box of a form. */
async function inBoxes(letters: string, pitch = 22): Promise<string> {
  const boxes = Array.from(letters, (letter, at) => [150 + at * pitch, 600, letter] as const);
  const content = showText([50, 600, 'Number:'], ...boxes);
  return (await readPdf(makePdf([{ content }]))).text;
}

describe('letters and digits in the boxes of a form', () => {
  it('are one number or one name', async () => {
    expect(await inBoxes('536221234')).toBe('Number:\t536221234');
    expect(await inBoxes('NOWAK')).toBe('Number:\tNOWAK');
  });

  it('stay apart in a scale, under the days of a month, and in the columns of a table', async () => {
    expect(await inBoxes('12431')).toBe('Number:\t1\t2\t4\t3\t1');
    expect(await inBoxes('123456789')).toContain('1\t2\t3');
    expect(await inBoxes('536221234', 40)).toContain('5\t3\t6');
  });
});
