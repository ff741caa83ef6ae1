import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { cleanDocument } from '#documents/cleaning/clean-document.ts';
import { readDocument } from '#documents/read-document.ts';
import { makeDocx, makeParagraph } from '#documents/testing/minimal-docx.ts';

const NAME = 'Jane Quillfeather';
const run = (xml: string): string => `<w:r>${xml}</w:r>`;
const mark = (type: string): string => run(`<w:fldChar w:fldCharType="${type}"/>`);
const code = (text: string): string =>
  run(`<w:instrText xml:space="preserve">${text}</w:instrText>`);
const field = (...texts: readonly string[]): string =>
  `<w:p>${mark('begin')}${texts.map(code).join('')}${mark('separate')}${run('<w:t>x</w:t>')}${mark('end')}</w:p>`;

/** The body of a document that names somebody, after the name was removed. */
async function cleanBody(body: string, name = NAME): Promise<string> {
  const bytes = makeDocx(`${makeParagraph(`Hired: ${name} today`)}${body}`);
  const document = await readDocument(bytes, 'docx');
  const start = document.text.indexOf(name);
  const edit = { start, end: start + name.length, action: 'replace', text: '[P-1]' } as const;
  const edits = [{ ...edit, label: 'person-name' }];
  const cleaned = await cleanDocument(bytes, 'docx', { edits, document });
  return Buffer.from(unzipSync(cleaned.bytes)['word/document.xml']!).toString();
}

describe('the parts of a removed name', () => {
  it.each([
    ['an entry of an index', field(' XE "Quillfeather, Jane" ')],
    ['an entry of a table of contents', field(' TC "Ms Quillfeather" ')],
    ['a choice', field(' IF 1 = 1 "Ms QUILLFEATHER" "" ')],
    ['a code', field(' DISPLAYBARCODE "Quillfeather" QR ')],
    ['a code of several runs', field(' QUOTE "Quill', 'feather" ')],
  ])('are removed from %s', async (_, body) => {
    const cleaned = await cleanBody(body);
    expect(cleaned.replaceAll(/<[^>]*>/g, '')).not.toMatch(/quill|feather/i);
  });

  it('are removed from bookmarks and from references to them', async () => {
    const marked = `<w:p><w:bookmarkStart w:id="1" w:name="Ms_Quillfeather"/>${run('<w:t>x</w:t>')}<w:bookmarkEnd w:id="1"/></w:p>`;
    const cleaned = await cleanBody(`${marked}${field(' REF Ms_Quillfeather ')}`);
    const name = /w:name="([^"]*)"/.exec(cleaned)![1]!;
    expect(name).toMatch(/^Ms_Removed\d$/);
    expect(cleaned).toContain(` REF ${name} `);
  });

  it('are not confused with field keywords or longer words', async () => {
    const fields = [' PAGE  \\* MERGEFORMAT ', ' SEQ Pages \\* Roman ', ' DATE \\@ "d MMMM" '];
    const cleaned = await cleanBody(fields.map((text) => field(text)).join(''), 'Grace Page Roman');
    for (const text of fields) expect(cleaned).toContain(text);
  });

  it('are removed where they are spelled without accents', async () => {
    const name = 'Jürgen Quillmüller';
    const marked = `<w:p><w:bookmarkStart w:id="1" w:name="Juergen_Quillmueller"/>${run('<w:t>x</w:t>')}<w:bookmarkEnd w:id="1"/></w:p>`;
    const cleaned = await cleanBody(
      `${marked}${field(' REF Juergen_Quillmueller ')}${field(' XE "Quillmuller" ')}`,
      name,
    );
    expect(cleaned).not.toMatch(/quillm/i);
    const bookmark = /w:name="([^"]*)"/.exec(cleaned)![1]!;
    expect(cleaned).toContain(` REF ${bookmark} `);
  });
});
