import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';

import { cleanDocument } from '#documents/cleaning/clean-document.ts';
import { readDocument } from '#documents/read-document.ts';
import { editsOf } from '#documents/testing/cleaned-pdf.ts';
import { CONTENT_TYPES, makeDocx, makeParagraph } from '#documents/testing/minimal-docx.ts';

import { listDocxContents } from './list-docx-contents.ts';

const NAME = 'Hovanskaya';
const THEME = 'application/vnd.openxmlformats-officedocument.theme+xml';

/** All parts of the copy after the name was removed. */
async function clean(body: string, parts: Readonly<Record<string, string>> = {}): Promise<string> {
  const bytes = makeDocx(`${makeParagraph(`Seen by ${NAME}.`)}${body}`, parts);
  const document = await readDocument(bytes, 'docx');
  const edits = editsOf(document, NAME);
  const { bytes: cleaned } = await cleanDocument(bytes, 'docx', { edits, document });
  return Object.values(unzipSync(cleaned))
    .map((part) => Buffer.from(part).toString())
    .join('\n');
}

it.each([
  ['the language', `<w:p><w:r><w:rPr><w:lang w:val="${NAME}"/></w:rPr></w:r></w:p>`],
  ['an identifier of a paragraph', `<w:p w14:paraId="${NAME}"/>`],
  ['the bracket of a formula', `<m:oMath><m:begChr m:val="${NAME}"/></m:oMath>`],
  ['a color', `<w:p><w:pPr><w:shd w:fill="${NAME}"/></w:pPr></w:p>`],
  ['the hint for a font', `<w:p><w:r><w:rPr><w:rFonts w:hint="${NAME}"/></w:rPr></w:r></w:p>`],
])('removes a name that stands where %s should', async (_place, body) => {
  expect(await clean(body)).not.toContain(NAME);
});

it('removes the name of a shape and what refers to it alike', async () => {
  const shape = `<w:p><w:r><w:pict><v:shape id="${NAME}"/><v:shape type="#${NAME}"/></w:pict></w:r></w:p>`;
  const copy = await clean(shape);
  const [, id] = /id="([^"]*)"/.exec(copy)!;
  expect(id).not.toBe(NAME);
  expect(copy).toContain(`type="#${id}"`);
});

it('leaves keywords as they are, also if a name is spelled alike', async () => {
  const bytes = makeDocx(
    `${makeParagraph('Seen by Mr Center.')}<w:p><w:pPr><w:jc w:val="center"/></w:pPr></w:p>`,
  );
  const document = await readDocument(bytes, 'docx');
  const cleaned = await cleanDocument(bytes, 'docx', {
    edits: editsOf(document, 'Center'),
    document,
  });
  const main = Buffer.from(unzipSync(cleaned.bytes)['word/document.xml']!).toString();
  expect(main).toContain('<w:jc w:val="center"/>');
});

it('lists capitalized words of any attribute for the proof', async () => {
  const contents = await listDocxContents(makeDocx(`<w:p w:anything="${NAME}"/>`));
  expect(contents.some(({ place, text }) => /attributes/.test(place) && text.includes(NAME))).toBe(
    true,
  );
});

it('gives the family of a theme and its own colors neutral names', async () => {
  const types = CONTENT_TYPES.replace(
    '</Types>',
    `<Override PartName="/word/theme1.xml" ContentType="${THEME}"/></Types>`,
  );
  const theme =
    '<a:theme name="Office Theme"><a:custClr name="Acme Merger red"/><thm15:themeFamily name="Acme Merger"/></a:theme>';
  const copy = await clean('', { '[Content_Types].xml': types, 'word/theme1.xml': theme });
  expect(copy).toContain('<a:theme name="Office Theme">');
  expect(copy).not.toContain('Acme');
});
