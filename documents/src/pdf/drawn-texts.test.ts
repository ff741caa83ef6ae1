import { describe, expect, it } from 'vitest';

import { cleanDocument } from '../cleaning/clean-document.ts';
import { contentsOf, editsOf } from '../testing/cleaned-pdf.ts';
import { makePdf, showText } from '../testing/minimal-pdf.ts';
import { readPdf } from './read-pdf.ts';

const NAME = 'Jane Trapped';
const FONTS = '/Resources << /Font << /F1 3 0 R >> >>';
const BODY = showText([60, 720, `A letter about ${NAME}.`]);

function stream(entries: string, content: string): string {
  return `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

const PATTERNED = makePdf(
  [
    {
      content: `${BODY}\n/Pattern cs /P1 scn 60 400 200 40 re f`,
      entries: '/Resources << /Font << /F1 3 0 R >> /Pattern << /P1 100 0 R >> >>',
    },
  ],
  {
    objects: [
      stream(
        `/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 200 20] /XStep 200 /YStep 20 ${FONTS}`,
        `1 0 0 rg 0 0 5 5 re f ${showText([10, 5, `Copy of ${NAME}`])}`,
      ),
    ],
  },
);
const MASKED = makePdf(
  [
    {
      content: `${BODY}\n/G1 gs 0 0 1 rg 60 400 200 40 re f`,
      entries:
        '/Resources << /Font << /F1 3 0 R >> /ExtGState << /G1 << /SMask << /S /Luminosity /G 100 0 R >> >> >> >>',
    },
  ],
  {
    objects: [
      stream(
        `/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Group << /S /Transparency /CS /DeviceGray >> ${FONTS}`,
        `1 g ${showText([60, 410, `Copy of ${NAME}`])}`,
      ),
    ],
  },
);

describe.each([
  ['a pattern', PATTERNED],
  ['a soft mask', MASKED],
])('text that a page shows through %s', (_, bytes) => {
  it('is read behind the page', async () => {
    const { text, segments } = await readPdf(bytes);
    expect(text).toBe(`A letter about ${NAME}.\nCopy of ${NAME}`);
    expect(segments.map(({ part, page }) => [part, page])).toEqual([
      ['body', 1],
      ['body', 1],
    ]);
  });

  it('is out of the copy as a whole where something of it is to go', async () => {
    const document = await readPdf(bytes);
    const edits = editsOf(document, NAME);
    const cleaned = await cleanDocument(bytes, 'pdf', { edits, document });
    const { text } = await readPdf(cleaned.bytes);
    expect(text.replaceAll(/\s+/g, ' ')).toBe('A letter about .');
    const contents = await contentsOf(cleaned.bytes);
    expect(contents).not.toContain(NAME);
    expect(contents).not.toContain('Copy of');
  });
});
