import { describe, expect, it } from 'vitest';

import { cleanPassage, contentsOf } from '#documents/testing/cleaned-pdf.ts';
import { makePdf, showText } from '#documents/testing/minimal-pdf.ts';

import { readPdf } from './read-pdf.ts';

/** A page with an annotation that states one text and draws another. */
function makeAnnotated(entries: string, drawn: string): Uint8Array {
  const content = `BT /F1 10 Tf 2 5 Td (${drawn}) Tj ET`;
  const objects = [
    `<< /Type /Annot /Rect [50 600 250 620] /F 4 /AP << /N 101 0 R >> ${entries} >>`,
    `<< /Type /XObject /Subtype /Form /BBox [0 0 200 20] /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  return makePdf([{ content: showText([50, 700, 'Form']), entries: '/Annots [100 0 R]' }], {
    objects,
  });
}

const KINDS = [
  ['a text field', '/Subtype /Widget /FT /Tx /T (a) /V (Jane Roe)'],
  ['a list', '/Subtype /Widget /FT /Ch /T (a) /V (Jane Roe) /Opt [(Jane Roe) (Other)]'],
  ['a text placed on the page', '/Subtype /FreeText /DA (/F1 9 Tf 0 g) /Contents (Jane Roe)'],
] as const;

describe.each(KINDS)('%s that draws another text than it states', (_, entries) => {
  const bytes = makeAnnotated(entries, 'Mary Major, Rome');

  it('has both read', async () => {
    const { text } = await readPdf(bytes);
    expect(text).toContain('Mary Major, Rome');
    expect(text).toContain('Jane Roe');
  });

  it.each(['Jane Roe', 'Mary Major'])('holds neither once %s is removed', async (passage) => {
    const { after, bytes: copy } = await cleanPassage(bytes, passage);
    const contents = `${after.text} ${await contentsOf(copy)}`;
    expect(contents).not.toContain(passage);
    expect(contents).not.toContain('Jane Roe');
  });
});

describe('a field', () => {
  it('that draws what it states, or some of it, is read once', async () => {
    for (const drawn of ['Jane Roe', 'Jane R']) {
      const { text } = await readPdf(makeAnnotated(KINDS[0][1], drawn));
      expect(text.split('\n')).toEqual(['Form', 'Jane Roe']);
    }
  });

  it('with a check mark has no text, and one with a word for it has', async () => {
    const entries = '/Subtype /Widget /FT /Btn /T (a) /V /On /AS /On';
    expect((await readPdf(makeAnnotated(entries, '4'))).text).toBe('Form');
    expect(
      (await readPdf(makeAnnotated('/Subtype /Widget /FT /Btn /T (a)', 'Jane Roe'))).text,
    ).toContain('Jane');
  });
});
