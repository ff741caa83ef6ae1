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

const LETTERED = makePdf(
  [
    {
      content: `${BODY}\nBT /T3 20 Tf 60 400 Td (ab) Tj ET`,
      entries: '/Resources << /Font << /F1 3 0 R /T3 100 0 R >> >>',
    },
  ],
  {
    objects: [
      `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 2000 1000] /FontMatrix [.001 0 0 .001 0 0] /FirstChar 97 /LastChar 98 /Widths [9000 9000]
        /CharProcs << /one 101 0 R /two 102 0 R >> /Encoding << /Type /Encoding /Differences [97 /one /two] >> ${FONTS} >>`,
      stream('', '9000 0 d0 BT /F1 900 Tf (Copy of Jane ) Tj ET'),
      stream('', '9000 0 d0 BT /F1 900 Tf (Trapped) Tj ET'),
    ],
  },
);

describe.each([
  ['a pattern', PATTERNED, ''],
  ['a soft mask', MASKED, ''],
  ['letters that are drawings', LETTERED, 'ab'],
])('text that a page draws through %s', (_, bytes, letters) => {
  const beside = letters === '' ? [] : [letters];

  it('is read after the text of the page', async () => {
    const { text, segments } = await readPdf(bytes);
    expect(text.split('\n')).toEqual([`A letter about ${NAME}.`, ...beside, `Copy of ${NAME}`]);
    expect(segments.every(({ part, page }) => part === 'body' && page === 1)).toBe(true);
  });

  it('is removed from a copy entirely if any of it is to be removed', async () => {
    const document = await readPdf(bytes);
    const edits = editsOf(document, NAME);
    const cleaned = await cleanDocument(bytes, 'pdf', { edits, document });
    const { text } = await readPdf(cleaned.bytes);
    expect(text.replaceAll(/\s+/g, ' ')).toBe(['A letter about .', ...beside].join(' '));
    const contents = await contentsOf(cleaned.bytes);
    expect(contents).not.toContain(NAME);
    expect(contents).not.toContain('Copy of');
  });
});
