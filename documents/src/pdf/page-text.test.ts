import { describe, expect, it } from 'vitest';

import { makePdf, showText } from '../testing/minimal-pdf.ts';
import { readPdf } from './read-pdf.ts';

const LINES = Array.from(
  { length: 20 },
  (_, at) => [50, 300 + at * 20, 'A line of words'] as const,
);

/** What is said of a page of words beside which a font shows a text with codes of its own. */
async function gapsBeside(text: string): Promise<string[]> {
  const map = '1 beginbfrange <20> <7e> <e020> endbfrange';
  const bytes = makePdf(
    [
      {
        content: `${showText(...LINES)} BT /F2 12 Tf 50 200 Td (${text}) Tj ET`,
        entries: '/Resources << /Font << /F1 3 0 R /F2 101 0 R >> >>',
      },
    ],
    {
      objects: [
        '<< >>',
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 102 0 R >>',
        `<< /Length ${map.length} >>\nstream\n${map}\nendstream`,
      ],
    },
  );
  return (await readPdf(bytes)).unread.map(({ code }) => code);
}

describe('glyphs with codes that mean something in their font only', () => {
  it('are named as unread where they may be a word, however much text is beside them', async () => {
    expect(await gapsBeside('Zubrowska')).toEqual(['undecodable-text']);
  });

  it('are not where they stand alone, as bullets do', async () => {
    expect(await gapsBeside('o')).toEqual([]);
  });
});
