import { describe, expect, it } from 'vitest';

import { listDocxContents } from '../docx/cleaning/list-docx-contents.ts';
import { readDocument } from '../read-document.ts';
import { BLACK, colorsAt } from '../testing/cleaned-pdf.ts';
import { CONTENT_TYPES, makeDocx, makeParagraph, makePart } from '../testing/minimal-docx.ts';
import { makePdf, showText } from '../testing/minimal-pdf.ts';
import { makeTrapDoc } from '../testing/trap-doc.ts';
import { makeTrapDocx, SECRET } from '../testing/trap-docx.ts';
import { cleanDocument } from './clean-document.ts';
import type { TextEdit } from './cleaning.ts';

const REMOVE = { action: 'remove', label: 'person' } as const;

/** Edits of at most this many of the first occurrences of a passage. */
function edit(text: string, passage: string, most = Infinity): TextEdit[] {
  return [...text.matchAll(new RegExp(passage, 'g'))]
    .slice(0, most)
    .map(({ index }) => Object.assign({ start: index, end: index + passage.length }, REMOVE));
}

describe('cleanDocument', () => {
  it.each([
    ['docx', makeTrapDocx()],
    ['doc', makeTrapDoc()],
    ['txt', Buffer.from(`Hired: ${SECRET}\nAgain ${SECRET}`)],
  ] as const)('cleans a %s file and passes every check', async (format, bytes) => {
    const { text } = await readDocument(bytes, format);
    const edits = edit(text, SECRET);
    const cleaned = await cleanDocument(bytes, format, { edits, rescan: () => [] });
    const { checks, edits: certified, kept } = cleaned.certificate;
    expect(
      checks.map(({ name, searched, found, passed }) => [name, searched, found, passed]),
    ).toEqual([
      ['copies-in-text', 1, 0, true],
      ['copies-in-file', 1, 0, true],
      ['found-again', 1, 0, true],
    ]);
    expect(certified).toHaveLength(edits.length);
    expect(kept).toEqual([]);
  });

  it('writes a certificate that names places and types but not the removed value', async () => {
    const bytes = makeTrapDocx();
    const { text } = await readDocument(bytes, 'docx');
    const { certificate, bytes: cleaned } = await cleanDocument(bytes, 'docx', {
      edits: edit(text, SECRET),
    });
    expect(certificate.edits[0]).toEqual({
      place: 'Paragraph 1',
      label: 'person',
      action: 'remove',
      outcome: 'removed',
    });
    expect(certificate.input.size).toBe(bytes.length);
    expect(certificate.output.size).toBe(cleaned.length);
    expect(certificate.output.sha256).toMatch(/^[\da-f]{64}$/);
    expect(JSON.stringify(certificate)).not.toMatch(/Quillfeather/i);
  });

  it('searches for unwanted values that no edit removes', async () => {
    const body = makeParagraph('Kept').replace(
      '<w:p>',
      '<w:p><w:pPr><w:pStyle w:val="Quillfeather"/></w:pPr>',
    );
    const styles = makePart(
      'styles',
      '<w:style w:type="paragraph" w:styleId="Quillfeather"><w:name w:val="Ada Quillfeather style"/></w:style>',
    );
    const bytes = makeDocx(body, { 'word/styles.xml': styles });
    const unwanted = ['Quillfeather'];
    const { bytes: copy, certificate } = await cleanDocument(bytes, 'docx', {
      edits: [],
      unwanted,
    });
    expect(certificate.checks.map(({ searched, passed }) => [searched, passed])).toEqual([
      [1, true],
      [1, true],
    ]);
    const contents = await listDocxContents(copy);
    expect(contents.map(({ text }) => text).join()).not.toMatch(/quillfeather/i);
  });

  it('allows no removed value in a comment', async () => {
    const text = 'Ada keeps the books. They are open.';
    const start = text.indexOf('They');
    const remark: TextEdit = { start, end: text.length, action: 'comment', text: 'Ask Ada.' };
    const cleaning = cleanDocument(Buffer.from(text), 'txt', {
      edits: [...edit(text, 'Ada'), remark],
    });
    await expect(cleaning).rejects.toMatchObject({ code: 'documents.cleaning_unproven' });
  });

  it('reports progress for every page of a PDF in each phase', async () => {
    const lines = ['Ada', 'Quillfeather', 'Grace'];
    const bytes = makePdf(lines.map((line) => ({ content: showText([50, 700, line]) })));
    let steps = 0;
    const onStep = () => (steps += 1);
    const document = await readDocument(bytes, 'pdf', { onStep });
    expect(steps).toBe(lines.length);
    await cleanDocument(bytes, 'pdf', { edits: edit(document.text, lines[1]!), document, onStep });
    // Each line is inspected, removed and drawn, and the copy is read; its contents are listed before the search.
    expect(steps).toBe(lines.length * 5 + 1);
  });

  it('lists a removed value that was deliberately kept elsewhere', async () => {
    const bytes = makeDocx(
      makeParagraph('Jane Quillfeather wrote.') + makeParagraph('Jane Quillfeather signed.'),
    );
    const { text } = await readDocument(bytes, 'docx');
    const [removed, ...others] = edit(text, SECRET);
    const kept = others.map((one) => Object.assign(one, { action: 'keep' as const }));
    const { certificate } = await cleanDocument(bytes, 'docx', { edits: [removed!, ...kept] });
    expect(certificate.edits).toHaveLength(1);
    expect(certificate.kept).toEqual([{ place: 'Paragraph 1', label: 'person', count: 1 }]);
    expect(certificate.checks.every(({ passed }) => passed)).toBe(true);
  });

  it('fails when a removed value remains in a place that was not marked to keep', async () => {
    const bytes = Buffer.from(`Hired: ${SECRET}. Again: ${SECRET}`);
    const edits = edit(bytes.toString(), SECRET, 1);
    await expect(cleanDocument(bytes, 'txt', { edits })).rejects.toThrow(
      expect.objectContaining({ code: 'documents.cleaning_unproven' }),
    );
  });

  it('fails when a rescan finds a removed value again', async () => {
    const bytes = Buffer.from(`Hired: ${SECRET}`);
    const edits = edit(bytes.toString(), SECRET);
    await expect(
      cleanDocument(bytes, 'txt', { edits, rescan: () => [SECRET.toUpperCase()] }),
    ).rejects.toThrow(expect.objectContaining({ code: 'documents.cleaning_unproven' }));
  });

  it('gives a part another name when its own contains a removed value', async () => {
    const part = 'word/media/JaneQuillfeather.svg';
    const type = `<Override PartName="/${part}" ContentType="image/svg+xml"/></Types>`;
    const bytes = makeDocx(makeParagraph(SECRET), {
      [part]: '<svg/>',
      '[Content_Types].xml': CONTENT_TYPES.replace('</Types>', type),
    });
    const edits = edit(SECRET, SECRET);
    const cleaned = await cleanDocument(bytes, 'docx', { edits });
    const file = Buffer.from(cleaned.bytes);
    expect(file.includes('JaneQuillfeather')).toBe(false);
    expect(file.includes('word/media/image1.svg')).toBe(true);
  });

  it('covers letters that spell a removed value although each stands in a box of its own', async () => {
    const letters = Array.from('NOWAK', (letter, at) => [120 + at * 22, 640, letter] as const);
    const content = showText([50, 700, 'Mrs Nowak came.'], [50, 640, 'Surname'], ...letters);
    const bytes = makePdf([{ content }]);
    const { text } = await readDocument(bytes, 'pdf');
    const edits = edit(text, 'Nowak');
    const { certificate, bytes: copy } = await cleanDocument(bytes, 'pdf', { edits });
    const at = { left: 120, top: 150, right: 212, bottom: 160 };
    expect((await colorsAt(copy, at)).paper).toEqual(BLACK);
    expect((await readDocument(copy, 'pdf', { recognizePages: new Set() })).text).toMatch(
      /^Mrs\s+came\.\s+Surname\s*$/,
    );
    expect(certificate.redrawnPages).toEqual([1]);
    expect(certificate.unread).toMatchObject([{ code: 'covered-letters', pages: [1] }]);
  });

  it('fails when the codes of dingbats spell a removed value: where it is shown cannot be told', async () => {
    const entries = '/Resources << /Font << /F1 101 0 R >> >>';
    const bytes = makePdf(
      [
        { content: showText([50, 600, 'Quick brown']), entries },
        { content: showText([50, 600, 'Quick brown']) },
      ],
      { objects: ['<< >>', '<< /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>'] },
    );
    const { text } = await readDocument(bytes, 'pdf');
    const edits = edit(text, 'Quick brown');
    expect(edits).toHaveLength(1);
    await expect(cleanDocument(bytes, 'pdf', { edits })).rejects.toMatchObject({
      code: 'documents.cleaning_unproven',
    });
  });
});
