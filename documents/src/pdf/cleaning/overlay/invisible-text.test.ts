import { expect, it } from 'vitest';

import { cleanDocument } from '#documents/cleaning/clean-document.ts';
import { readPdf } from '#documents/pdf/read-pdf.ts';
import { editsOf } from '#documents/testing/cleaned-pdf.ts';
import { makePdf, showText } from '#documents/testing/minimal-pdf.ts';

it('places every letter of narrow words under a page that became a picture', async () => {
  const seen = showText([50, 700, 'A letter to Jane Roe will tell all']);
  // Text that is only used to clip with does not leave the page's content.
  const clip = 'q BT /F1 12 Tf 7 Tr 50 500 Td (Jane Roe) Tj ET 0 0 600 800 re f Q';
  const bytes = makePdf([{ content: `${seen} ${clip}` }]);
  const edits = editsOf(await readPdf(bytes), 'Jane Roe');
  const cleaned = await cleanDocument(bytes, 'pdf', { edits });
  expect(cleaned.certificate.redrawnPages).toEqual([1]);
  const { text } = await readPdf(cleaned.bytes);
  expect(text.replaceAll(/\s+/g, ' ')).toContain('A letter to will tell all');
});
