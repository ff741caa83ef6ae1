import { createValueFinder, searchedValue } from '@proviso/engine/spelling';
import { describe, expect, it } from 'vitest';

import { makeDocx, makeParagraph } from '#documents/testing/minimal-docx.ts';

import { listDocxContents } from './list-docx-contents.ts';

describe('listDocxContents', () => {
  it('does not match a value across two attributes or two comments', async () => {
    const body = makeParagraph('Body');
    const apart = `${body}<w:p w:tag="Jane"><w:r w:alias="Quillfeather"/></w:p><!--Jane--><!--Quillfeather-->`;
    const finder = createValueFinder([{ searched: searchedValue('Jane Quillfeather') }]);
    const found = async (xml: string): Promise<string[]> =>
      (await listDocxContents(makeDocx(xml)))
        .filter(({ text }) => finder.isIn(text))
        .map(({ place }) => place);
    expect(await found(apart)).toEqual([]);
    expect(await found(`${body}<w:p w:tag="Jane Quillfeather"/>`)).toEqual([
      'word/document.xml, attributes',
    ]);
  });
});
