import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { readDocx } from '#documents/docx/read-docx.ts';
import { makeDocx, makeParagraph } from '#documents/testing/minimal-docx.ts';

import { cleanDocx } from '../clean-docx.ts';

const run = (content: string): string => `<w:r>${content}</w:r>`;
const text = (words: string): string => run(`<w:t>${words}</w:t>`);
const field = (data: string, code: string): string =>
  run(`<w:fldChar w:fldCharType="begin"><w:ffData>${data}</w:ffData></w:fldChar>`) +
  run(`<w:instrText>${code}</w:instrText>`) +
  run('<w:fldChar w:fldCharType="end"/>');

/** The cleaned body and further parts. */
async function clean(
  body: string,
  parts: Readonly<Record<string, string>> = {},
): Promise<{ body: string; part: (name: string) => string; stripped: Record<string, number> }> {
  const cleaned = await cleanDocx(makeDocx(body, parts), []);
  const files = unzipSync(cleaned.bytes);
  const part = (name: string): string => Buffer.from(files[name] ?? []).toString();
  return {
    part,
    body: /<w:body>([^]*)<\/w:body>/.exec(part('word/document.xml'))![1]!,
    stripped: Object.fromEntries(cleaned.stripped.map(({ kind, count }) => [kind, count])),
  };
}

describe('cleaning the markup of a Word document', () => {
  it('removes names, hints, and defaults from form fields', async () => {
    const hints =
      '<w:name w:val="Ann"/><w:helpText w:val="Ann"/><w:statusText w:val="Ann"/><w:textInput><w:default w:val="Ann"/></w:textInput>';
    const { body, stripped } = await clean(`<w:p>${field(hints, 'FORMTEXT')}</w:p>`);
    expect(body).toBe(`<w:p>${field('<w:textInput></w:textInput>', 'FORMTEXT')}</w:p>`);
    expect(stripped).toEqual({ 'unseen-words': 4 });
  });

  it('removes titles and names of drawn shapes that no reader sees', async () => {
    const shape = (attributes: string): string =>
      `<w:p>${run(`<w:pict><v:rect${attributes}><v:fill/></v:rect></w:pict>`)}</w:p>`;
    const kept = shape(' id="s1" o:spid="_x0000_s1026"');
    const named = shape(' id="s2" o:title="Ann" o:spid="Ann"').replace(
      '<v:fill/>',
      '<v:fill o:title="Ann"/>',
    );
    const { body, stripped } = await clean(kept + named);
    expect(body).toBe(kept + shape(' id="s2"'));
    expect(stripped).toEqual({ 'unseen-words': 3 });
  });

  it('keeps only the displayed entry of a drop-down field, which counts as text', async () => {
    const list = (inner: string): string =>
      `<w:p>${field(`<w:ddList>${inner}</w:ddList>`, 'FORMDROPDOWN')}</w:p>`;
    const entries = ['Ann', 'Bob', 'Cid'].map((name) => `<w:listEntry w:val="${name}"/>`).join('');
    const chosen = list(`<w:result w:val="1"/><w:default w:val="2"/>${entries}`);
    const untouched = list(`<w:default w:val="2"/>${entries}`);
    const fresh = list(entries);
    const body = chosen + untouched + fresh;
    const read = readDocx(makeDocx(body));
    const shown = read.segments.filter(({ part }) => part === 'body');
    expect(shown.map(({ start, end }) => read.text.slice(start, end))).toEqual([
      'Bob',
      'Cid',
      'Ann',
    ]);
    const cleaned = await clean(body);
    expect(cleaned.body.match(/w:val="\w+"/g)).toEqual([
      'w:val="Bob"',
      'w:val="Cid"',
      'w:val="Ann"',
    ]);
    const { bytes } = await cleanDocx(makeDocx(chosen), [
      { start: 0, end: 3, action: 'replace', text: '[X]' },
    ]);
    expect(readDocx(bytes).text).toBe('[X]');
  });

  it('removes names and alternative choices from content controls', async () => {
    const control = (properties: string): string =>
      `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${makeParagraph('Chosen')}</w:sdtContent></w:sdt>`;
    const { body } = await clean(
      control(
        '<w:alias w:val="Ann"/><w:tag w:val="Ann"/><w:placeholder><w:docPart w:val="Ann"/></w:placeholder><w:dropDownList w:lastValue="Ann"><w:listItem w:displayText="Ann"/></w:dropDownList>',
      ),
    );
    expect(body).toBe(control('<w:dropDownList></w:dropDownList>'));
  });

  it('keeps descriptions that are read as text, and replaces image names', async () => {
    const table = `<w:tbl><w:tblPr><w:tblCaption w:val="Ages"/><w:tblDescription w:val="Of Ann"/></w:tblPr></w:tbl>`;
    const drawing = `<w:p>${run('<w:drawing><wp:docPr id="1" name="Ann.jpg" descr="A cat"/><pic:cNvPr id="0" name="Picture 7" descr="Ann"/></w:drawing>')}</w:p>`;
    expect(readDocx(makeDocx(table + drawing)).text).toBe('Ages\nOf Ann\nA cat');
    const { body } = await clean(table + drawing);
    expect(body).toBe(table + drawing.replace('Ann.jpg', 'Object').replace(' descr="Ann"', ''));
  });

  it('keeps the text of smart tags and custom elements without the tags', async () => {
    const { body, stripped } = await clean(
      `<w:customXml w:element="patient"><w:customXmlPr><w:attr w:name="id" w:val="7"/></w:customXmlPr><w:p><w:smartTag w:element="PersonName"><w:smartTagPr><w:attr w:name="n" w:val="Ann"/></w:smartTagPr>${text('Ann')}</w:smartTag></w:p></w:customXml>`,
    );
    expect(body).toBe(`<w:p>${text('Ann')}</w:p>`);
    expect(stripped).toEqual({ 'custom-data': 4 });
  });

  it('drops elements, attributes, and processing instructions of other programs', async () => {
    const foreign = '<w:p xmlns:x="urn:crm" x:owner="Ann"><x:data>Ann</x:data><?crm Ann?>';
    const { body } = await clean(`${foreign}${text('Kept')}</w:p>`);
    expect(body).toBe(`<w:p xmlns:x="urn:removed">${text('Kept')}</w:p>`);
  });

  it("drops unknown names in Word's own namespace, and text where none is shown", async () => {
    const { body, stripped } = await clean(
      `<w:p w:owner="Ann" rsidNote="Ann"><w:owned w:val="Ann">Ann${text('Kept')}<w:note w:val="Ann"/></w:owned>Ann<w:pPr>Ann<w:jc w:val="left"/></w:pPr></w:p>`,
    );
    expect(body).toBe(`<w:p>${text('Kept')}<w:pPr><w:jc w:val="left"/></w:pPr></w:p>`);
    expect(stripped).toEqual({ 'custom-data': 7 });
  });

  it('drops fallback text for older programs, and keeps fallback images without descriptions', async () => {
    const either = (choice: string, fallback: string): string =>
      run(
        `<mc:AlternateContent><mc:Choice Requires="wps">${choice}</mc:Choice>${fallback}</mc:AlternateContent>`,
      );
    const shape = (attribute: string): string =>
      `<mc:Fallback><w:pict><v:shape${attribute}/></w:pict></mc:Fallback>`;
    const box = `<wps:txbx><w:txbxContent>${makeParagraph('Box')}</w:txbxContent></wps:txbx>`;
    const old = `<mc:Fallback><w:pict><v:textbox><w:txbxContent>${makeParagraph('Older')}</w:txbxContent></v:textbox></w:pict></mc:Fallback>`;
    const { body } = await clean(
      `<w:p>${either(box, old)}${either('<w:drawing/>', shape(' alt="Ann"'))}</w:p>`,
    );
    expect(body).toBe(`<w:p>${either(box, '')}${either('<w:drawing/>', shape(''))}</w:p>`);
  });

  it('keeps bookmark names that are referenced or generated by Word, and replaces the others', async () => {
    const mark = (id: number, name: string): string =>
      `<w:bookmarkStart w:id="${id}" w:name="${name}"/>`;
    const link = `<w:hyperlink w:anchor="Terms">${text('See')}</w:hyperlink>`;
    const codes =
      run('<w:instrText>PAGEREF Sco</w:instrText>') + run('<w:instrText>pe \\h</w:instrText>');
    const body = (name: string): string =>
      `<w:p>${mark(1, 'Terms')}${mark(2, 'Scope')}${mark(3, '_Toc123')}${mark(4, name)}${link}${run('<w:fldChar w:fldCharType="begin"/>')}${codes}</w:p>`;
    expect((await clean(body('Ann_Lee'))).body).toBe(body('bookmark4'));
  });

  it('keeps the cell references of a chart without sheet names', async () => {
    const chart = (reference: string): string =>
      `<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:f>${reference}</c:f></c:chartSpace>`;
    const types = (await cleanDocx(makeDocx(makeParagraph('A')), [])).bytes;
    const contentTypes = Buffer.from(unzipSync(types)['[Content_Types].xml']!).toString();
    const { part } = await clean(makeParagraph('A'), {
      'word/charts/chart1.xml': chart("'Pay of Ann'!$B$2:$B$9"),
      '[Content_Types].xml': contentTypes.replace(
        '</Types>',
        '<Override PartName="/word/charts/chart1.xml" ContentType="application/vnd.openxmlformats-officedocument.drawingml.chart+xml"/></Types>',
      ),
    });
    expect(part('word/charts/chart1.xml')).toBe(chart('Sheet1!$B$2:$B$9'));
  });
});
