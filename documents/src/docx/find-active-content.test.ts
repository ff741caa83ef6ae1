import { describe, expect, it } from 'vitest';

import { makeDocx, makeParagraph } from '../testing/minimal-docx.ts';
import { readDocx } from './read-docx.ts';

const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relation = (kind: string, target: string, mode = 'External'): string =>
  `<Relationship Id="r1" Type="${TYPE}/${kind}" Target="${target}" TargetMode="${mode}"/>`;

function whyOf(body: string, parts: Readonly<Record<string, string>> = {}): string | undefined {
  const { signs = [] } = readDocx(makeDocx(body, parts));
  expect(signs.every(({ kind, end }) => kind === 'active-content' && end === 0)).toBe(true);
  return signs[0]?.why;
}

function whyOfRelation(xml: string): string | undefined {
  const name = 'word/_rels/document.xml.rels';
  return whyOf(makeParagraph('Text'), { [name]: `<Relationships>${xml}</Relationships>` });
}

describe('active content in a Word document', () => {
  it('includes a macro project', () => {
    expect(whyOf(makeParagraph('Text'), { 'word/vbaProject.bin': 'x' })).toBe(
      'The file contains 1 macro project.',
    );
  });

  it.each([
    [relation('oleObject', 'embeddings/oleObject1.bin', 'Internal'), '1 embedded object'],
    [relation('control', 'activeX/activeX1.xml', 'Internal'), 'ActiveX'],
    [relation('attachedTemplate', 'https://example.com/a.dotm'), 'loaded from an external source'],
    [
      relation('attachedTemplate', String.raw`\\server\share\a.dotm`),
      'loaded from an external source',
    ],
    [relation('frame', 'http://example.com/'), 'loaded from an external source'],
  ])('is detected from the relationships of parts: %s', (xml, why) => {
    expect(whyOfRelation(xml)).toContain(why);
  });

  it.each([
    ["a template on the author's disk", relation('attachedTemplate', 'file:///C:\\Letters.dotx')],
    ['a link', relation('hyperlink', 'https://example.com')],
    ['the workbook of a chart', relation('package', 'embeddings/sheet.xlsx', 'Internal')],
  ])('does not include %s', (_, xml) => {
    expect(whyOfRelation(xml)).toBeUndefined();
  });

  it('includes a field that requests data from another program, even if split across runs', () => {
    const pieces = ['DDE', 'AUTO c:\\\\windows\\\\cmd.exe'].map(
      (piece) => `<w:r><w:instrText>${piece}</w:instrText></w:r>`,
    );
    const mark = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    const field = mark('begin') + pieces.join('') + mark('separate') + mark('end');
    expect(whyOf(`<w:p>${field}</w:p>`)).toContain('1 field that requests');
    expect(whyOf('<w:p><w:fldSimple w:instr=" DDE excel a b"/></w:p>')).toContain('1 field');
    expect(whyOf('<w:p><w:fldSimple w:instr=" PAGE "/></w:p>')).toBeUndefined();
    expect(whyOf(makeParagraph('DDEAUTO is a kind of field.'))).toBeUndefined();
  });
});
