import { posix } from 'node:path';

import { unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import type { TextEdit } from '#documents/cleaning/cleaning.ts';
import {
  CONTENT_TYPES,
  makeDocx,
  makePackage,
  makeParagraph,
  makePart,
} from '#documents/testing/minimal-docx.ts';
import { makeTrapDocx, SECRET, TRAP_PLACES } from '#documents/testing/trap-docx.ts';

import { readDocx } from '../read-docx.ts';
import { openZip } from '../zip-archive.ts';
import { cleanDocx } from './clean-docx.ts';
import { listDocxContents } from './list-docx-contents.ts';

type Change = Omit<TextEdit, 'start' | 'end'>;

/** Edits of every occurrence of a passage in the text. */
function editAll(bytes: Uint8Array, passage: string, change: Change): TextEdit[] {
  const { text } = readDocx(bytes);
  return [...text.matchAll(new RegExp(passage, 'g'))].map(({ index }) =>
    Object.assign({ start: index, end: index + passage.length }, change),
  );
}

async function clean(bytes: Uint8Array, passage: string, change: Change): Promise<Uint8Array> {
  return (await cleanDocx(bytes, editAll(bytes, passage, change))).bytes;
}

function partOf(bytes: Uint8Array, name: string): string {
  return Buffer.from(unzipSync(bytes)[name] ?? []).toString();
}

const REMOVE = { action: 'remove' } as const;
const LABEL = { action: 'replace', text: '[PERSON-1]' } as const;
const SPELLINGS = /jane(?:%20|\s|&#32;)*quillfeather/i;

describe('cleanDocx', () => {
  it('removes the secret from every place in the trap file', async () => {
    const trap = makeTrapDocx();
    const before = (await listDocxContents(trap)).filter(({ text }) => SPELLINGS.test(text));
    const missing = TRAP_PLACES.filter(
      (name) => !before.some(({ place }) => place.startsWith(name)),
    );
    expect(missing).toEqual([]);
    const cleaned = await clean(trap, SECRET, LABEL);
    const after = (await listDocxContents(cleaned)).filter(({ text }) => SPELLINGS.test(text));
    expect(after.map(({ place }) => place)).toEqual([]);
  });

  it('shows the text with the edits applied and no hidden text', async () => {
    const trap = makeTrapDocx();
    const { text } = readDocx(await clean(trap, SECRET, LABEL));
    expect(text.split('\n')).toEqual([
      'Hired: [PERSON-1] today',
      'Again [PERSON-1].',
      'Kept inserted',
      'Seen',
      'Field',
      'Link',
      'Choose',
      'Box [PERSON-1]',
      'Photo of [PERSON-1]',
      '[PERSON-1]',
      'Remarked',
      'Head [PERSON-1]',
      '[PERSON-1]',
      '[PERSON-1] %1',
      '[PERSON-1]',
      '[PERSON-1]',
      '[PERSON-1]',
    ]);
  });

  it('leaves no relationship or content type for a removed part', async () => {
    const cleaned = await clean(makeTrapDocx(), SECRET, REMOVE);
    const names = new Set(Object.keys(unzipSync(cleaned)));
    const types = partOf(cleaned, '[Content_Types].xml').matchAll(/PartName="\/([^"]*)"/g);
    const gone = ['word/header1.xml', 'word/footnotes.xml', 'word/charts/chart1.xml'].filter(
      (name) => !names.has(name),
    );
    const dangling = [...names]
      .filter((name) => name.endsWith('.rels'))
      .flatMap((name) => {
        const folder = posix.join(posix.dirname(name), '..');
        const relations = partOf(cleaned, name).match(/<Relationship [^>]*>/g) ?? [];
        return relations
          .filter((relation) => !relation.includes('External'))
          .map((relation) => posix.join(folder, /Target="([^"]*)"/.exec(relation)![1]!));
      })
      .filter((target) => !names.has(target));
    expect({ gone, dangling }).toEqual({ gone: [], dangling: [] });
    const kept = [...types]
      .map(([, name]) => name!)
      .filter((name) => name.includes('custom') || name.includes('glossary'));
    expect(kept).toEqual([]);
  });

  it('reports what was stripped by kind and count', async () => {
    const { stripped, unread } = await cleanDocx(makeTrapDocx(), []);
    const counts = Object.fromEntries(stripped.map(({ kind, count }) => [kind, count]));
    expect(counts).toMatchObject({
      comments: 1,
      'hidden-text': 1,
      macros: 1,
      glossary: 1,
      thumbnail: 1,
      'inserted-passages': 1,
      'printer-settings': 1,
      'image-metadata': 2,
      'code-remarks': 1,
    });
    expect(unread.map(({ code }) => code)).toEqual(['embedded-object', 'embedded-object']);
    expect(unread[1]!.message).toContain('inserted from another file');
  });

  it('keeps every byte of an unaffected part', async () => {
    const header = makePart('hdr', `  <w:p w:x='1' ><w:r><w:t>a&#x62;&lt;</w:t></w:r></w:p>\r\n`);
    const bytes = makeDocx(makeParagraph('Jane Roe'), { 'word/header1.xml': header });
    expect(partOf(await clean(bytes, 'Jane Roe', REMOVE), 'word/header1.xml')).toBe(header);
  });

  it('puts an escaped replacement in the first run and preserves adjacent whitespace', async () => {
    const bytes = makeDocx('<w:p><w:r><w:t>Jane</w:t></w:r><w:r><w:t>Roe left</w:t></w:r></w:p>');
    const cleaned = await clean(bytes, 'JaneRoe', { action: 'replace', text: '<A> & "B"' });
    expect(partOf(cleaned, 'word/document.xml')).toContain(
      '<w:t xml:space="preserve">&lt;A&gt; &amp; &quot;B&quot;</w:t></w:r><w:r><w:t xml:space="preserve"> left</w:t>',
    );
  });

  it('removes tabs and nonbreaking hyphens inside a passage with it', async () => {
    const bytes = makeDocx(
      '<w:p><w:r><w:t>a 555</w:t><w:noBreakHyphen/><w:t>01</w:t><w:tab></w:tab><w:t>23 z</w:t></w:r></w:p>',
    );
    expect(readDocx(await clean(bytes, '555-01\t23', REMOVE)).text).toBe('a █████ z');
  });

  it('adds a Word comment to a passage that spans runs and overlaps a removal', async () => {
    const bytes = makeDocx(
      '<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>The fee is due </w:t></w:r><w:r><w:t>to Jane Roe.</w:t></w:r></w:p>',
    );
    const [passage] = editAll(bytes, 'fee is due to Jane', {
      action: 'comment',
      text: 'Cap it.\n<Really>',
    });
    const edits = [passage!, ...editAll(bytes, 'Jane Roe', REMOVE)];
    const { bytes: cleaned, applied } = await cleanDocx(bytes, edits);
    expect(applied).toEqual([{ outcome: 'commented' }, { outcome: 'removed' }]);
    const document = readDocx(cleaned);
    expect(document.text).toBe('The fee is due to █████.\nCap it.\n<Really>');
    expect(partOf(cleaned, 'word/document.xml')).toContain(
      '>The </w:t></w:r><w:commentRangeStart w:id="0"/><w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">fee is due </w:t>',
    );
    expect(partOf(cleaned, 'word/comments.xml')).toContain('w:author="Proviso"');
    expect(partOf(cleaned, 'word/_rels/document.xml.rels')).toContain(
      'relationships/comments" Target="/word/comments.xml"',
    );
  });

  it('lists a comment on a header, where Word does not support comments', async () => {
    const bytes = makeDocx(makeParagraph('Body'), {
      'word/header1.xml': makePart('hdr', makeParagraph('Head')),
    });
    const { applied, bytes: cleaned } = await cleanDocx(
      bytes,
      editAll(bytes, 'Head', { action: 'comment', text: 'x' }),
    );
    expect(applied).toEqual([{ outcome: 'listed' }]);
    expect(partOf(cleaned, 'word/comments.xml')).toBe('');
  });

  it('masks a drawing with malformed XML and rejects one with too many attributes', async () => {
    const withDrawing = (drawing: string): Uint8Array =>
      makeDocx(makeParagraph(SECRET), {
        'word/media/image1.svg': drawing,
        '[Content_Types].xml': CONTENT_TYPES.replace(
          '</Types>',
          '<Default Extension="svg" ContentType="image/svg+xml"/></Types>',
        ),
      });
    const torn = await clean(
      withDrawing(`<!DOCTYPE svg><svg><text>${SECRET}</svg>`),
      SECRET,
      REMOVE,
    );
    expect(partOf(torn, 'word/media/image1.svg')).toBe(
      `<!DOCTYPE svg><svg><text>${'*'.repeat(17)}</svg>`,
    );
    const flood = `<svg ${Array.from({ length: 2000 }, (_, index) => `a${index}=""`).join(' ')}/>`;
    await expect(clean(withDrawing(flood), SECRET, REMOVE)).rejects.toThrow(
      expect.objectContaining({ code: 'documents.too_complex' }),
    );
  });

  it('writes a copy that can be reopened even if a part compresses extremely well', async () => {
    const plain = Buffer.alloc(17_000_000);
    plain.writeUInt32LE(1);
    plain.write(' EMF', 40);
    const types = CONTENT_TYPES.replace(
      '</Types>',
      '<Default Extension="emf" ContentType="image/x-emf"/></Types>',
    );
    const files = unzipSync(makeDocx(makeParagraph('Text'), { '[Content_Types].xml': types }));
    const bytes = zipSync({ ...files, 'word/media/image1.emf': [plain, { level: 0 }] });
    const { bytes: cleaned } = await cleanDocx(bytes, []);
    const archive = openZip(cleaned);
    let size = 0;
    archive.read('word/media/image1.emf', (piece) => (size += piece.length));
    expect(size).toBe(plain.length);
  });

  it('produces the same bytes every time', async () => {
    const trap = makeTrapDocx();
    expect(await clean(trap, SECRET, REMOVE)).toEqual(await clean(trap, SECRET, REMOVE));
  });

  it('rejects a package without a document', async () => {
    await expect(cleanDocx(makePackage({ 'word/other.xml': '<a/>' }), [])).rejects.toThrow(
      expect.objectContaining({ code: 'documents.corrupt' }),
    );
  });
});
