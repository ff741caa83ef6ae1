import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { locate } from '#documents/text/locate.ts';

import {
  CONTENT_TYPES,
  makeDocx,
  makePackage,
  makeParagraph,
  makePart,
} from '../testing/minimal-docx.ts';
import { readDocx } from './read-docx.ts';

const run = (text: string, properties = ''): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;

describe('readDocx', () => {
  it('joins the runs of a paragraph and makes each paragraph a segment', () => {
    const document = readDocx(
      makeDocx(makeParagraph('Con', 'fiden', 'tial') + makeParagraph('Two')),
    );
    expect(document.text).toBe('Confidential\nTwo');
    expect(document.segments).toEqual([
      { start: 0, end: 12, part: 'body', paragraph: 1 },
      { start: 13, end: 16, part: 'body', paragraph: 2 },
    ]);
    expect(locate(document, 13, 16).label).toBe('Paragraph 2');
    expect(document.unread).toEqual([]);
  });

  it('reads the titles and values of charts, and the text of diagrams', () => {
    const type = (part: string, kind: string): string =>
      `<Override PartName="/word/${part}" ContentType="application/vnd.openxmlformats-officedocument.${kind}+xml"/>`;
    const types = `${type('charts/chart1.xml', 'drawingml.chart')}${type('diagrams/data1.xml', 'drawingml.diagramData')}</Types>`;
    const title = '<c:title><a:p><a:r><a:t>Salaries</a:t></a:r></a:p></c:title>';
    const cache = (kind: string, value: string): string =>
      `<c:${kind}><c:pt idx="0"><c:v>${value}</c:v></c:pt></c:${kind}>`;
    const { text, segments } = readDocx(
      makeDocx(makeParagraph('Body'), {
        '[Content_Types].xml': CONTENT_TYPES.replace('</Types>', types),
        'word/charts/chart1.xml': `<c:chartSpace>${title}${cache('strCache', 'Jane Roe')}${cache('numCache', '81250')}</c:chartSpace>`,
        'word/diagrams/data1.xml': `<dgm:dataModel><a:p><a:r><a:t>Board</a:t></a:r></a:p></dgm:dataModel>`,
      }),
    );
    expect(text.split('\n')).toEqual(['Body', 'Board', 'Salaries', 'Jane Roe', '81250']);
    expect(segments.slice(1).every(({ part }) => part === 'text-box')).toBe(true);
  });

  it('reads tables, content controls, links, and field results, but not field codes', () => {
    const body = `
      <w:tbl><w:tr><w:tc>${makeParagraph('Cell')}</w:tc></w:tr></w:tbl>
      <w:sdt><w:sdtContent>${makeParagraph('Control')}</w:sdtContent></w:sdt>
      <w:p><w:hyperlink>${run('Link')}</w:hyperlink><w:smartTag>${run(' tag')}</w:smartTag></w:p>
      <w:p><w:r><w:instrText>PAGE \\* MERGEFORMAT</w:instrText></w:r>${run('7')}</w:p>`;
    expect(readDocx(makeDocx(body)).text).toBe('Cell\nControl\nLink tag\n7');
  });

  it('reads image descriptions after the paragraph that contains them', () => {
    const picture =
      '<w:drawing><wp:inline><wp:docPr name="Picture 1" title="Badge" descr="Jane &amp; Ana"/></wp:inline></w:drawing>';
    const old = '<w:pict><v:shape alt="A scar"/></w:pict>';
    const body = `<w:p>${run('See')}<w:r>${picture}${old}</w:r>${run(' below')}</w:p>${makeParagraph('Next')}`;
    const { text, segments } = readDocx(makeDocx(body));
    expect(text).toBe('See below\nBadge\nJane & Ana\nA scar\nNext');
    expect(segments.map(({ part }) => part)).toEqual([
      'body',
      ...Array.from({ length: 3 }, () => 'alt-text'),
      'body',
    ]);
  });

  it('separates row cells with tabs and cell paragraphs with line breaks', () => {
    const row = (...cells: readonly string[]): string =>
      `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`;
    const [name, role, first, second] = ['Name', 'Role', 'First', 'Second'].map((text) =>
      makeParagraph(text),
    );
    const empty = makeParagraph('');
    const inner = `<w:tbl>${row('<w:p/>', makeParagraph('Inner'), makeParagraph('Other'))}</w:tbl>`;
    const body = `<w:tbl>${row(name!, role!)}${row(empty, first! + second!, empty, role!)}${row(inner)}</w:tbl>${name}`;
    const document = readDocx(
      makeDocx(body, { 'word/header1.xml': makePart('hdr', row(name!, role!)) }),
    );
    expect(document.text.split('\n')).toEqual([
      'Name\tRole',
      'First',
      'Second\tRole',
      'Inner\tOther',
      'Name',
      'Name\tRole',
    ]);
  });

  it('reads tabs and breaks but no tab stops, and reads nonbreaking hyphens as hyphens', () => {
    const body = `<w:p><w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr><w:r><w:t>a</w:t><w:tab/><w:t>b</w:t>
      <w:br/><w:t>555</w:t><w:noBreakHyphen/><w:t>0100</w:t></w:r></w:p>`;
    expect(readDocx(makeDocx(body)).text).toBe('a\tb\n555-0100');
  });

  it('reads letters with the private numbers of symbol fonts where another font shows them', () => {
    const symbol = (font: string): string => `<w:r><w:sym w:font="${font}" w:char="F041"/></w:r>`;
    const own = '\uf042';
    const body = `<w:p>${symbol('Calibri')}${run(own)}${symbol('Wingdings')}${run(own, '<w:rFonts w:ascii="Symbol"/>')}</w:p>`;
    expect(readDocx(makeDocx(body)).text).toBe(`AB\uf041${own}`);
  });

  it('reads headers, footers, notes, comments, and properties as separate parts', () => {
    const document = readDocx(
      makeDocx(makeParagraph('Body'), {
        'word/header1.xml': makePart('hdr', makeParagraph('Head')),
        'word/footer1.xml': makePart('ftr', makeParagraph('Foot')),
        'word/footnotes.xml': makePart(
          'footnotes',
          `<w:footnote>${makeParagraph('Note')}</w:footnote>`,
        ),
        'word/comments.xml': makePart(
          'comments',
          `<w:comment>${makeParagraph('Remark')}</w:comment>`,
        ),
        'docProps/core.xml':
          '<p><dc:creator>Jane Roe</dc:creator><dcterms:created>2026</dcterms:created></p>',
      }),
    );
    expect(
      document.segments.map(({ start, end, part }) => [part, document.text.slice(start, end)]),
    ).toEqual([
      ['body', 'Body'],
      ['header', 'Head'],
      ['footer', 'Foot'],
      ['footnote', 'Note'],
      ['comment', 'Remark'],
      ['properties', 'Jane Roe'],
    ]);
    expect(locate(document, 5, 9).label).toBe('Header, paragraph 1');
    expect(locate(document, document.text.indexOf('Jane'), document.text.length).label).toBe(
      'Document properties',
    );
  });

  it('keeps insertions in the text, and reads deleted and hidden text separately', () => {
    const body = `<w:p>${run('Pay ')}<w:del><w:r><w:delText>900</w:delText></w:r></w:del>
      <w:ins>${run('800')}</w:ins>${run(' secretly', '<w:vanish/>')}${run(' today', '<w:vanish w:val="0"/>')}</w:p>`;
    const document = readDocx(makeDocx(body));
    expect(document.text).toBe('Pay 800 today\n900\n secretly');
    expect(document.segments).toEqual([
      { start: 0, end: 13, part: 'body', paragraph: 1 },
      { start: 14, end: 17, part: 'deleted-text', paragraph: 1 },
      { start: 18, end: 27, part: 'hidden-text', paragraph: 1, hiddenBy: 'marked-hidden' },
    ]);
  });

  it('treats the text of deleted rows and cells as deleted', () => {
    const row = (mark: string, cells: string): string =>
      `<w:tr><w:trPr>${mark}</w:trPr>${cells}</w:tr>`;
    const cell = (text: string, mark = ''): string =>
      `<w:tc><w:tcPr>${mark}</w:tcPr>${makeParagraph(text)}</w:tc>`;
    const rows = [
      row('', cell('Kept') + cell('Cell', '<w:cellDel w:author="A"/>')),
      row('<w:del w:author="A"/>', cell('Row') + cell('Both', '<w:cellDel/>')),
      row('<w:ins w:author="A"/>', cell('New') + cell('Added', '<w:cellIns/>')),
    ];
    const { text, segments } = readDocx(makeDocx(`<w:tbl>${rows.join('')}</w:tbl>`));
    expect(segments.map(({ part, start, end }) => [part, text.slice(start, end)])).toEqual([
      ['body', 'Kept'],
      ['deleted-text', 'Cell'],
      ['deleted-text', 'Row'],
      ['deleted-text', 'Both'],
      ['body', 'New'],
      ['body', 'Added'],
    ]);
  });

  it('joins a paragraph with the next one if its paragraph mark is deleted', () => {
    const ends = (mark: string): string => `<w:pPr><w:rPr>${mark}</w:rPr></w:pPr>`;
    const former = '<w:rPrChange><w:rPr><w:del/></w:rPr></w:rPrChange>';
    const table = `<w:tbl><w:tr><w:tc>${makeParagraph('Cell')}</w:tc></w:tr></w:tbl>`;
    const body = [
      `<w:p>${ends('<w:del/>')}${run('One ')}</w:p>\n<w:p>${ends('<w:moveFrom/>')}</w:p>`,
      makeParagraph('line'),
      `<w:p>${ends(former)}${run('Apart')}</w:p>${makeParagraph('from this')}`,
      `<w:p>${ends('<w:del/>')}${run('Before')}</w:p>${table}`,
    ];
    expect(readDocx(makeDocx(body.join(''))).text.split('\n')).toEqual([
      'One line',
      'Apart',
      'from this',
      'Before',
      'Cell',
    ]);
  });

  it('reads a text box once, after the paragraph that anchors it', () => {
    const box = `<w:txbxContent>${makeParagraph('In the box')}</w:txbxContent>`;
    const drawing = `<mc:AlternateContent><mc:Choice Requires="wps"><wps:txbx>${box}</wps:txbx></mc:Choice>
      <mc:Fallback><w:pict><v:textbox>${box}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent>`;
    const document = readDocx(
      makeDocx(`<w:p>${run('Before ')}<w:r>${drawing}</w:r>${run('after')}</w:p>`),
    );
    expect(document.text).toBe('Before after\nIn the box');
    expect(document.segments[1]).toMatchObject({ part: 'text-box', paragraph: 1 });
  });
});

describe('readDocx on hostile files', () => {
  const refusal = (bytes: Uint8Array): unknown => {
    try {
      return readDocx(bytes).text;
    } catch (error) {
      return (error as { code?: string }).code;
    }
  };
  /** The position of a signature, little-endian, in a package. */
  const find = (bytes: Uint8Array, signature: number): number =>
    Buffer.from(bytes).indexOf(Buffer.from(Uint32Array.of(signature).buffer));

  it('rejects a DOCTYPE, and with it all entities', () => {
    const bomb = `<!DOCTYPE w [<!ENTITY a "${'x'.repeat(99)}"><!ENTITY b "&a;&a;&a;">]>`;
    const part = makePart('document', makeParagraph('&b;')).replace('?>', `?>${bomb}`);
    expect(refusal(makePackage({ 'word/document.xml': part }))).toBe('documents.corrupt');
  });

  it('rejects elements nested more than 256 levels deep', () => {
    const nested = '<w:sdt>'.repeat(254) + '</w:sdt>'.repeat(254);
    const deeper = '<w:sdt>'.repeat(255) + '</w:sdt>'.repeat(255);
    expect(refusal(makeDocx(nested))).toBe('');
    expect(refusal(makeDocx(deeper))).toBe('documents.too_complex');
  });

  it('rejects an element with too many attributes', () => {
    const flood = Array.from({ length: 1001 }, (_, index) => `a${index}="1"`).join(' ');
    expect(refusal(makeDocx(`<w:p ${flood}/>`))).toBe('documents.too_complex');
  });

  it('rejects a large part with an extreme compression ratio', () => {
    expect(refusal(makeDocx(makeParagraph(' '.repeat(3_000_000))))).toBe('');
    expect(refusal(makeDocx(makeParagraph(' '.repeat(17_000_000))))).toBe('documents.too_complex');
  });

  it('rejects a part that is declared too large, and one that is larger than declared', () => {
    const bytes = makeDocx(makeParagraph(' '.repeat(17_000_000)));
    const directory = new DataView(bytes.buffer, bytes.byteOffset);
    const entry = Buffer.from(bytes).lastIndexOf('word/document.xml') - 46;
    directory.setUint32(entry + 24, 200_000_000, true);
    expect(refusal(bytes)).toBe('documents.too_complex');
    directory.setUint32(entry + 24, 10, true);
    expect(refusal(bytes)).toBe('documents.too_complex');
  });

  it('rejects more than 2000 entries', () => {
    const entries = Array.from({ length: 2001 }, (_, index) => [`word/x${index}.xml`, '']);
    expect(refusal(makePackage(Object.fromEntries(entries) as Record<string, string>))).toBe(
      'documents.too_complex',
    );
  });

  it('rejects two entries with the same name', () => {
    const parts = { 'word/document.xml': '<a/>', 'word/Document.xml': '<a/>' };
    expect(refusal(makePackage(parts))).toBe('documents.corrupt');
  });

  it('rejects an entry whose local header has a different name than the directory', () => {
    const bytes = makeDocx(makeParagraph('Hello'));
    const nameOfFirst = find(bytes, 0x04034b50) + 30;
    bytes[nameOfFirst] = 'x'.charCodeAt(0);
    expect(refusal(bytes)).toBe('documents.corrupt');
  });

  it('rejects entries that share data', () => {
    const inner = zipSync({ 'word/b.xml': strToU8('<bbbb/>') }, { level: 0 });
    const header = inner.subarray(0, find(inner, 0x02014b50));
    const parts = { 'word/a.xml': header, 'word/b.xml': strToU8('<bbbb/>') };
    const types = strToU8(CONTENT_TYPES);
    const bytes = Buffer.from(zipSync({ '[Content_Types].xml': types, ...parts }, { level: 0 }));
    // The directory's last entry is pointed at the header inside the data of the one before.
    const last = bytes.lastIndexOf('word/b.xml') - 46;
    bytes.writeUInt32LE(bytes.indexOf(header), last + 42);
    expect(refusal(bytes)).toBe('documents.corrupt');
  });

  it('rejects a truncated package, a package without a document, and an encrypted entry', () => {
    const bytes = makeDocx(makeParagraph('Hello'));
    expect(refusal(bytes.subarray(0, bytes.length - 30))).toBe('documents.corrupt');
    expect(refusal(makePackage({ 'word/other.xml': '<a/>' }))).toBe('documents.corrupt');
    bytes[find(bytes, 0x02014b50) + 8]! |= 1;
    expect(refusal(bytes)).toBe('documents.encrypted');
  });

  it('treats element names such as __proto__ as ordinary names', () => {
    const body = `<constructor/><__proto__/>${makeParagraph('Fine')}`;
    expect(refusal(makeDocx(body))).toBe('Fine');
  });
});
