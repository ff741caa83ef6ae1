import { describe, expect, it } from 'vitest';

import { isOfFirm } from './of-firm.ts';

/** Whether the address in brackets is that of a firm. */
function judge(marked: string): boolean {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  return isOfFirm(marked.replaceAll(/[[\]]/g, ''), { start, end });
}

describe('an address', () => {
  it.each([
    'Bill to:\nBrandt Werkzeuge GmbH\nEinkauf\n[Hafenstr. 3\n20457 Hamburg]',
    'Larch Paper Ltd, [9 Mill Street, Leeds LS1 4AB]',
    'Larch Paper. Our registered office is at [9 Mill Street, Leeds LS1 4AB].',
    '## Contact\nElm & Oak Books, [14 Harbour Street], Cork. hello@elmoakbooks.example',
    '**Tern Travel**\n[14 Harbour Street], Cork\nTel. 021 555 0100, info@terntravel.example',
  ])('is that of a firm which the text names: %s', (text) => {
    expect(judge(text)).toBe(true);
  });

  it.each([
    'Jane Roe\n[9 Mill Street, Leeds LS1 4AB]\njane@roe.example',
    'Larch Paper Ltd\nMs Jane Roe\n[9 Mill Street, Leeds LS1 4AB]',
    'Jane Roe, [9 Mill Street, Leeds]. Write to info@larchpaper.example',
    'She lives at [9 Mill Street, Leeds LS1 4AB].',
  ])('is that of a person otherwise: %s', (text) => {
    expect(judge(text)).toBe(false);
  });
});
