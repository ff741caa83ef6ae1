import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { cleanDocument } from '#documents/cleaning/clean-document.ts';
import { readDocument } from '#documents/read-document.ts';
import { editsOf } from '#documents/testing/cleaned-pdf.ts';
import { CONTENT_TYPES, makeDocx, makeParagraph } from '#documents/testing/minimal-docx.ts';

const VALUE = '536-22-8817';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const RELATIONS = 'word/_rels/document.xml.rels';
const TYPES = '[Content_Types].xml';
const BODY = makeParagraph(`Number: ${VALUE}`);

const relate = (attributes: string): Record<string, string> => ({
  [RELATIONS]: `<Relationships><Relationship ${attributes} Target="https://example.org/" TargetMode="External"/></Relationships>`,
});
const declare = (entry: string): Record<string, string> => ({
  [TYPES]: CONTENT_TYPES.replace('</Types>', `${entry}</Types>`),
});

/** The content of all parts of a copy, after the value was cleaned from it. */
async function clean(body: string, parts: Readonly<Record<string, string>> = {}): Promise<string> {
  const bytes = makeDocx(`${BODY}${body}`, parts);
  const document = await readDocument(bytes, 'docx');
  const cleaned = await cleanDocument(bytes, 'docx', { edits: editsOf(document, VALUE), document });
  return Object.values(unzipSync(cleaned.bytes))
    .map((part) => Buffer.from(part).toString())
    .join('\n');
}

describe('the package structure of a Word document', () => {
  it.each([
    [
      'a type of a part that is not there',
      declare(`<Override PartName="/word/${VALUE}.xml" ContentType="a/b"/>`),
    ],
    [
      'a type of files that are not there',
      declare(`<Default Extension="${VALUE}" ContentType="a/b"/>`),
    ],
    ['an attribute of no meaning', relate(`Note="${VALUE}" Id="r1" Type="${OFFICE}/hyperlink"`)],
    [
      'a namespace that is declared',
      relate(`xmlns:x="urn:${VALUE}" Id="r1" Type="${OFFICE}/hyperlink"`),
    ],
    ['a relationship of no kind of Office', relate(`Id="r1" Type="https://example.org/${VALUE}"`)],
  ])('keeps no removed value in %s', async (_place, parts) => {
    expect(await clean('', parts)).not.toContain(VALUE);
  });

  it('keeps no removed value in the namespaces of other programs', async () => {
    const copy = await clean(`<w:p xmlns:x="urn:crm:${VALUE}" x:note="a"/>`);
    expect(copy).not.toContain(VALUE);
    expect(copy).toContain('xmlns:x="urn:removed"');
  });

  it.each([
    ['a kind of relationship', '', relate(`Id="r1" Type="${OFFICE}/${VALUE}"`)],
    [
      'a namespace like those of Office',
      `<w:p xmlns:x="http://schemas.microsoft.com/${VALUE}"/>`,
      {},
    ],
    ['a prefix', `<w:p xmlns:n${VALUE}="urn:crm"/>`, {}],
    ['the name of an element', `<w:p><a:n${VALUE}/></w:p>`, {}],
    ['the name of an attribute', `<w:p w14:n${VALUE}="1"/>`, {}],
  ])('blocks a copy with a removed value in %s', async (_place, body, parts) => {
    await expect(clean(body, parts)).rejects.toMatchObject({ code: 'documents.cleaning_unproven' });
  });
});
