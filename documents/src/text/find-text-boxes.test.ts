import { describe, expect, it } from 'vitest';

import { readPdf } from '#documents/pdf/read-pdf.ts';
import { makePdf, showText } from '#documents/testing/minimal-pdf.ts';
import { readTxt } from '#documents/txt/read-txt.ts';

import { findTextBoxes, type TextBox } from './find-text-boxes.ts';

const document = await readPdf(
  makePdf([
    { content: showText([50, 700, 'First line'], [50, 680, 'Second line']) },
    { content: showText([50, 700, 'On page two']) },
  ]),
);
const outlineOf = (first: string, last = first) =>
  findTextBoxes(document, document.text.indexOf(first), document.text.indexOf(last) + last.length);

function whole({ page, left, top, right, bottom }: TextBox): number[] {
  return [page, ...[left, top, right, bottom].map(Math.round)];
}

describe('findTextBoxes', () => {
  it('draws one box around a word, measured from the top left corner of its page', () => {
    const [box, ...others] = outlineOf('Second');
    expect(others).toEqual([]);
    expect(box).toMatchObject({ page: 1 });
    expect(Math.round(box!.left)).toBe(50);
    // The baseline is 120 points below the top edge, and a six-letter word is about 40 points wide.
    expect(box!.top).toBeGreaterThan(105);
    expect(box!.bottom).toBeLessThan(126);
    expect(box!.right).toBeGreaterThan(80);
    expect(box!.right).toBeLessThan(100);
  });

  it('draws a box on each line and page that a passage touches', () => {
    const boxes = outlineOf('line', 'On page');
    expect(boxes.map(({ page }) => page)).toEqual([1, 1, 2]);
    expect(boxes[0]!.left).toBeGreaterThan(60);
    expect(whole(boxes[1]!)).toEqual(whole(outlineOf('Second line')[0]!));
    expect(whole(boxes[2]!)).toEqual(whole(outlineOf('On page')[0]!));
  });

  it('draws nothing if there is nothing to outline', () => {
    expect(findTextBoxes(document, 0, 0)).toEqual([]);
    const lineBreak = document.text.indexOf('\n');
    expect(findTextBoxes(document, lineBreak, lineBreak + 1)).toEqual([]);
    expect(findTextBoxes(document, document.text.length, document.text.length + 5)).toEqual([]);
    expect(findTextBoxes(readTxt(Buffer.from('No pages here')), 0, 5)).toEqual([]);
  });
});
