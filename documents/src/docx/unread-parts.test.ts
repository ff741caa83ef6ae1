import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { locate } from '#documents/text/locate.ts';

import { cleanDocument } from '../cleaning/clean-document.ts';
import type { UnreadPart } from '../extracted-document.ts';
import { editsOf } from '../testing/cleaned-pdf.ts';
import { CONTENT_TYPES, makeDocx, makeParagraph } from '../testing/minimal-docx.ts';
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

it('a passage that is inserted from another Word file is reported as unread', () => {
  const inserted = `<Relationship Id="r1" Type="${TYPE}/aFChunk" Target="a.docx"/>`;
  const unread = unreadOf(`${makeParagraph('See')}<w:altChunk r:id="r1"/>`, inserted);
  expect(unread.map(({ message }) => message)).toEqual([
    expect.stringContaining('inserted from another file'),
  ]);
});

const HTML =
  '<html><head><title>No</title><style>p { color: red }</style></head><body><p>Jane <b>R</b>oe<!-- no -->, Z&uuml;rich<br>' +
  '123&#45;45-6789</p><table><tr><td>A</td><td>1 &lt; 2</td></tr></table></body></html>';
const INSERTED = {
  'word/_rels/document.xml.rels': `<Relationships><Relationship Id="r1" Type="${TYPE}/aFChunk" Target="a.html"/></Relationships>`,
  'word/a.html': HTML,
  '[Content_Types].xml': CONTENT_TYPES.replace(
    '</Types>',
    '<Default Extension="html" ContentType="text/html"/></Types>',
  ),
};

describe('a web page that is inserted as a passage', () => {
  const bytes = makeDocx(`${makeParagraph('See')}<w:altChunk r:id="r1"/>`, INSERTED);

  it('is read', () => {
    const document = readDocx(bytes);
    const { text, segments, unread } = document;
    expect(text.split('\n')).toEqual(['See', 'Jane Roe, Z\u00fcrich', '123-45-6789', 'A\t\t1 < 2']);
    expect(segments.slice(1).map(({ part }) => part)).toEqual(
      Array.from({ length: 3 }, () => 'inserted-passage'),
    );
    expect(unread).toEqual([]);
    const at = text.indexOf('Jane');
    expect(locate(document, at, at + 4).label).toBe('Passage inserted from another file');
  });

  it('is not in the copy, which says so', async () => {
    const document = readDocx(bytes);
    const edits = editsOf(document, 'Jane Roe', { action: 'replace', text: '[Name 1]' });
    const cleaned = await cleanDocument(bytes, 'docx', { edits, document });
    expect(Object.keys(unzipSync(cleaned.bytes))).not.toContain('word/a.html');
    const { edits: applied, unread } = cleaned.certificate;
    expect(applied).toMatchObject([{ outcome: 'removed' }]);
    expect(unread).toMatchObject([{ message: expect.stringContaining('left out') }]);
  });
});
