import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { cleanDocument } from '#documents/cleaning/clean-document.ts';
import { readDocument } from '#documents/read-document.ts';
import { editsOf } from '#documents/testing/cleaned-pdf.ts';
import {
  CONTENT_TYPES,
  makeDocx,
  makeParagraph,
  makePart,
} from '#documents/testing/minimal-docx.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const TYPES = ['styles', 'fontTable', 'numbering', 'settings']
  .map((name) => `<Override PartName="/word/${name}.xml" ContentType="${WORD}.${name}+xml"/>`)
  .join('');

/** A document with this body, and further WordprocessingML parts by name. */
function makeWord(
  body: string,
  parts: Readonly<Record<string, readonly [root: string, xml: string]>>,
) {
  const files = Object.entries(parts).map(([name, [root, xml]]): [string, string] => [
    `word/${name}.xml`,
    makePart(root, xml),
  ]);
  return makeDocx(body, {
    ...Object.fromEntries(files),
    '[Content_Types].xml': CONTENT_TYPES.replace('</Types>', `${TYPES}</Types>`),
  });
}

/** The content of a part after values were removed from a document and the copy was verified. */
async function cleanedPart(bytes: Uint8Array, part: string, ...values: readonly string[]) {
  const document = await readDocument(bytes, 'docx');
  const edits = values
    .flatMap((value) => editsOf(document, value))
    .sort((one, other) => one.start - other.start);
  const cleaned = await cleanDocument(bytes, 'docx', { edits, document });
  return Buffer.from(unzipSync(cleaned.bytes)[`word/${part}.xml`] ?? []).toString();
}

const level = (label: string): string => `<w:lvl><w:lvlText w:val="${label}"/></w:lvl>`;

describe('list labels', () => {
  const lists = ['%1.', 'o', '\uf0b7', 'Notes of Jane Roe %1:', 'Notes of Jane Roe %1:', '%1.%2'];
  const numbering = ['numbering', lists.map(level).join('')] as const;
  const bytes = makeWord(makeParagraph('Agenda'), { numbering });

  it('are read as text, once each, if they contain more than numbers', async () => {
    const { text, segments } = await readDocument(bytes, 'docx');
    expect(text).toBe('Agenda\nNotes of Jane Roe %1:');
    expect(segments.at(-1)).toMatchObject({ part: 'list-label', paragraph: 1 });
  });

  it('lose removed text at every level', async () => {
    const labels = (await cleanedPart(bytes, 'numbering', 'Jane Roe')).match(/w:val="[^"]*"/g);
    const bar = 'w:val="Notes of █████ %1:"';
    expect(labels).toEqual([
      ...['%1.', 'o', '\uf0b7'].map((label) => `w:val="${label}"`),
      bar,
      bar,
      'w:val="%1.%2"',
    ]);
  });

  it('are not read from building blocks', async () => {
    const glossary = makeWord(makeParagraph('Agenda'), { 'glossary/numbering': numbering });
    expect((await readDocument(glossary, 'docx')).text).toBe('Agenda');
  });
});

describe('the names of styles, fonts, and captions', () => {
  const body =
    '<w:p><w:pPr><w:pStyle w:val="JaneRoeHeading"/></w:pPr><w:r><w:rPr><w:rFonts w:ascii="Jane Roe Sans" w:hAnsi="Georgia"/></w:rPr>' +
    '<w:t>Jane Roe, Georgia Strong</w:t></w:r></w:p>';
  const style = (id: string, name: string, more = ''): string =>
    `<w:style w:styleId="${id}"><w:name w:val="${name}"/>${more}</w:style>`;
  const styles = [
    'styles',
    '<w:latentStyles><w:lsdException w:name="Strong"/><w:lsdException w:name="Jane Roe"/></w:latentStyles>' +
      style('JaneRoeHeading', 'Jane Roe Heading') +
      style('JaneRoeHeadingChar', 'Jane Roe Heading Char', '<w:basedOn w:val="JaneRoeHeading"/>') +
      style('Strong', 'Strong'),
  ] as const;
  const fontTable = [
    'fonts',
    '<w:font w:name="Jane Roe Sans"/><w:font w:name="Georgia"/>',
  ] as const;
  const bytes = makeWord(body, { styles, fontTable });
  const values = ['Jane Roe', 'Georgia', 'Strong'];

  it('have removed values replaced consistently everywhere', async () => {
    const document = await cleanedPart(bytes, 'document', ...values);
    expect(document).toContain('<w:pStyle w:val="Removed1Heading"/>');
    expect(document).toContain('w:ascii="Removed1 Sans" w:hAnsi="Georgia"');
    const cleaned = await cleanedPart(bytes, 'styles', ...values);
    expect(cleaned).toContain(style('Removed1Heading', 'Removed1 Heading'));
    expect(cleaned).toContain(
      style('Removed1HeadingChar', 'Removed1 Heading Char', '<w:basedOn w:val="Removed1Heading"/>'),
    );
  });

  it('stay if they are built in or common, and do not block a copy', async () => {
    const cleaned = await cleanedPart(bytes, 'styles', ...values);
    expect(cleaned).toContain('<w:latentStyles><w:lsdException w:name="Strong"/></w:latentStyles>');
    expect(cleaned).toContain(style('Strong', 'Strong'));
    expect(await cleanedPart(bytes, 'fontTable', ...values)).toContain(
      '<w:font w:name="Removed1 Sans"/><w:font w:name="Georgia"/>',
    );
  });

  it('are dropped from the settings if they belong to captions', async () => {
    const settings = [
      'settings',
      '<w:captions><w:caption w:name="Patient Roe"/></w:captions><w:zoom w:percent="90"/>',
    ] as const;
    const cleaned = await cleanedPart(makeWord(body, { settings }), 'settings', 'Strong');
    expect(cleaned).toMatch(/<w:settings[^>]*><w:zoom w:percent="90"\/><\/w:settings>/);
  });
});
