import { describe, expect, it } from 'vitest';

import { cleanPassage } from '#documents/testing/cleaned-pdf.ts';
import { makePdf, showText } from '#documents/testing/minimal-pdf.ts';

const SIMPLE = '/F 4 /Rect [50 600 250 620]';
const field = (entries: string): string =>
  `<< /Type /Annot /Subtype /Widget ${SIMPLE} ${entries} >>`;
const pageWith = (objects: readonly string[], catalog = ''): Uint8Array => {
  const entries = `/Annots [${objects.map((_, index) => `${100 + index} 0 R`).join(' ')}]`;
  return makePdf([{ content: showText([50, 700, 'Form']), entries }], { objects, catalog });
};
const words = ({ text }: { readonly text: string }): string => text.replaceAll(/\s+/g, ' ').trim();

describe('flattenAnnotations', () => {
  it.each([
    ['a text field', '/FT /Tx /T (name) /V (Jane Roe, Rome)'],
    ['a text field in a font of its own', '/FT /Tx /T (a) /V (Jane Roe, Rome) /DA (/F1 9 Tf 0 g)'],
    ['a list', '/FT /Ch /Ff 131072 /T (a) /V (Jane Roe, Rome) /Opt [(Jane Roe, Rome) (Other)]'],
    [
      'a choice under another name',
      '/FT /Ch /Ff 131072 /T (a) /V (17) /Opt [[(17) (Jane Roe, Rome)]]',
    ],
  ])('keeps the other words of %s that does not say how it is drawn', async (_, entries) => {
    const bytes = pageWith([field(entries)]);
    const { after, stripped, unread } = await cleanPassage(bytes, 'Jane Roe');
    expect(words(after)).toBe('Form , Rome');
    expect(after.segments.every(({ part }) => part === 'body')).toBe(true);
    expect(stripped).toContainEqual(expect.objectContaining({ kind: 'form-fields', count: 1 }));
    expect(unread).toEqual([]);
  });

  it('keeps a text placed on the page that does not say how it is drawn', async () => {
    const text = `<< /Type /Annot /Subtype /FreeText ${SIMPLE} /Contents (Jane Roe, Rome) >>`;
    const { after, unread } = await cleanPassage(pageWith([text]), 'Jane Roe');
    expect(words(after)).toBe('Form , Rome');
    expect(unread).toEqual([]);
  });

  it.each([
    ['a value whose letters no font has', '/FT /Tx /T (a) /V <FEFF041804320430043D>'],
    ['a check mark', '/FT /Btn /T (a) /V /On /AS /On'],
  ])('tells that %s is missing', async (_, entries) => {
    const { unread } = await cleanPassage(pageWith([field(entries)]), 'Jane Roe');
    expect(unread).toEqual([expect.objectContaining({ code: 'undrawn-value', pages: [1] })]);
  });

  it('does not miss what nobody sees', async () => {
    const hidden =
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (Nobody) /F 2 /Rect [50 600 250 620] >>';
    const { after, unread } = await cleanPassage(pageWith([hidden]), 'Jane Roe');
    expect(words(after)).toBe('Form');
    expect(unread).toEqual([]);
  });

  it('counts the drawings that become part of the page', async () => {
    const { stripped } = await cleanPassage(pageWith(squares(3)), 'Jane Roe');
    expect(stripped).toContainEqual(expect.objectContaining({ kind: 'comments', count: 3 }));
  });

  it('refuses a page with more drawings than it can draw', async () => {
    await expect(cleanPassage(pageWith(squares(2001)), 'Jane Roe')).rejects.toMatchObject({
      code: 'documents.too_complex',
    });
  });
});

function squares(count: number): string[] {
  return Array.from(
    { length: count },
    () => '<< /Type /Annot /Subtype /Square /Rect [50 600 60 610] /C [1 0 0] /F 4 >>',
  );
}
