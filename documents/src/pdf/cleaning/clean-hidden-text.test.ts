import { describe, expect, it } from 'vitest';

import { cleanPassage, contentsOf } from '#documents/testing/cleaned-pdf.ts';
import { makePdf, showText } from '#documents/testing/minimal-pdf.ts';

describe('cleanPdf', () => {
  it('removes a passage as it is seen, with the letters within it that nobody sees', async () => {
    const content =
      'BT /F1 12 Tf 50 600 Td (Jan) Tj /F1 0.1 Tf (zz) Tj /F1 12 Tf (eway stays) Tj ET';
    const { after, bytes } = await cleanPassage(makePdf([{ content }]), 'Janeway');
    expect(after.text.trim()).toBe('stays');
    expect(await contentsOf(bytes)).not.toMatch(/Jan|eway|zz/);
  });

  it('keeps the blanks between the words of a page that becomes a picture', async () => {
    const outlined = `q BT 7 Tr /F1 12 Tf 50 600 Td (Jane Roe) Tj ET 0 g 40 590 100 30 re f Q`;
    const content = `${outlined} ${showText([50, 700, 'Three words stay'])}`;
    const { bytes, redrawnPages } = await cleanPassage(makePdf([{ content }]), 'Jane Roe');
    expect(redrawnPages).toEqual([1]);
    // Each word is shown on its own, with the blank behind it.
    expect(await contentsOf(bytes)).toContain('Three \nwords \nstay');
  });
});
