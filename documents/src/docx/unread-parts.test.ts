import { expect, it } from 'vitest';

import type { UnreadPart } from '../extracted-document.ts';
import { makeDocx, makeParagraph } from '../testing/minimal-docx.ts';
import { readDocx } from './read-docx.ts';

const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** What is not read of a document with one relationship of this kind. */
function unreadOf(body: string, relationship: string): readonly UnreadPart[] {
  const relationships = `<Relationships>${relationship}</Relationships>`;
  return readDocx(makeDocx(body, { 'word/_rels/document.xml.rels': relationships })).unread;
}

it('an embedded document is reported as unread', () => {
  const embedded = `<Relationship Type="${TYPE}/oleObject" Target="a.bin"/>`;
  const unread = unreadOf(makeParagraph('See attachment'), embedded);
  expect(unread).toEqual([expect.objectContaining({ code: 'embedded-object' })]);
});

it('a passage that is inserted from another file is reported as unread', () => {
  const inserted = `<Relationship Id="r1" Type="${TYPE}/aFChunk" Target="a.html"/>`;
  const unread = unreadOf(`${makeParagraph('See')}<w:altChunk r:id="r1"/>`, inserted);
  expect(unread.map(({ message }) => message)).toEqual([
    expect.stringContaining('inserted from another file'),
  ]);
});
