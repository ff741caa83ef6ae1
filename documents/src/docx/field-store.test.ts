import { describe, expect, it } from 'vitest';

import { cleanDocument } from '#documents/cleaning/clean-document.ts';
import { readDocument } from '#documents/read-document.ts';
import { editsOf } from '#documents/testing/cleaned-pdf.ts';
import { makeDocx, makeParagraph } from '#documents/testing/minimal-docx.ts';

const choice = (text: string, value = text): string =>
  `<w:listItem w:displayText="${text}" w:value="${value}"/>`;
const control = (list: string): string =>
  `<w:sdt><w:sdtPr><${list}>${choice('Jane Roe')}${choice('Mary Major', '7')}</${list}></w:sdtPr>` +
  `<w:sdtContent>${makeParagraph('Mary Major')}</w:sdtContent></w:sdt>`;
const field = (data: string): string =>
  `<w:p><w:r><w:fldChar w:fldCharType="begin"><w:ffData>${data}</w:ffData></w:fldChar></w:r></w:p>`;

describe('the choices and hints of form fields', () => {
  it.each(['w:dropDownList', 'w:comboBox'])('are read from a %s', async (list) => {
    const { text, segments } = await readDocument(makeDocx(control(list)), 'docx');
    expect(text.split('\n')).toEqual(['Jane Roe', 'Mary Major', '7', 'Mary Major']);
    expect(segments.map(({ part, hiddenBy }) => hiddenBy ?? part)).toEqual([
      ...Array.from({ length: 3 }, () => 'stored-in-field'),
      'body',
    ]);
  });

  it.each([
    [
      'a list',
      '<w:ddList><w:listEntry w:val="One"/><w:listEntry w:val="Two"/></w:ddList>',
      'One\nTwo',
    ],
    [
      'an input',
      '<w:helpText w:val="Why"/><w:textInput><w:default w:val="x"/></w:textInput>',
      'Why\nx',
    ],
    ['a box', '<w:checkBox><w:default w:val="1"/></w:checkBox>', ''],
  ])('are read from %s of older forms', async (_, data, expected) => {
    expect((await readDocument(makeDocx(field(data)), 'docx')).text).toBe(expected);
  });

  it('are not in the copy, and neither is what is removed from them', async () => {
    const bytes = makeDocx(control('w:dropDownList'));
    const document = await readDocument(bytes, 'docx');
    const edits = editsOf(document, 'Jane Roe');
    const cleaned = await cleanDocument(bytes, 'docx', { edits, document });
    const copy = await readDocument(cleaned.bytes, 'docx');
    expect(copy.text).toBe('Mary Major');
    expect(cleaned.certificate.edits).toMatchObject([{ outcome: 'removed' }]);
  });
});
