import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';

import { cleanDocument } from '../cleaning/clean-document.ts';
import { editsOf } from '../testing/cleaned-pdf.ts';
import { CONTENT_TYPES, makeDocx, makeParagraph } from '../testing/minimal-docx.ts';
import { readDocx } from './read-docx.ts';

const VALUE = '536-22-8817';

/** A document with parts that are drawings of one kind or another, by name. */
function makeDrawings(drawings: Readonly<Record<string, readonly [type: string, xml: string]>>) {
  const types = Object.entries(drawings).map(
    ([name, [type]]) => `<Override PartName="/${name}" ContentType="application/vnd.${type}+xml"/>`,
  );
  return makeDocx(makeParagraph('Body'), {
    '[Content_Types].xml': CONTENT_TYPES.replace('</Types>', `${types.join('')}</Types>`),
    ...Object.fromEntries(Object.entries(drawings).map(([name, [, xml]]) => [name, xml])),
  });
}

const OPEN = 'openxmlformats-officedocument.drawingml';
const run = (text: string): string => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`;

it.each([
  [
    'the title of a treemap',
    'ms-office.chartex',
    `<cx:chartSpace><cx:title>${run(VALUE)}</cx:title></cx:chartSpace>`,
  ],
  [
    'a category of a treemap',
    'ms-office.chartex',
    `<cx:chartSpace><cx:strDim><cx:lvl><cx:pt idx="0">${VALUE}</cx:pt></cx:lvl></cx:strDim></cx:chartSpace>`,
  ],
  [
    'a text box on a chart',
    `${OPEN}.chartshapes`,
    `<c:userShapes><cdr:sp>${run(VALUE)}</cdr:sp></c:userShapes>`,
  ],
  [
    'the name of a trend',
    `${OPEN}.chart`,
    `<c:chartSpace><c:trendline><c:name>${VALUE}</c:name></c:trendline></c:chartSpace>`,
  ],
  [
    'the number format of a series',
    `${OPEN}.chart`,
    `<c:chartSpace><c:formatCode>"No. ${VALUE} "0</c:formatCode></c:chartSpace>`,
  ],
  [
    'a number format that declares it to be a currency',
    `${OPEN}.chart`,
    `<c:chartSpace><c:formatCode>[$SSN ${VALUE} of] 0</c:formatCode></c:chartSpace>`,
  ],
  [
    'a number format with escaped letters',
    `${OPEN}.chart`,
    `<c:chartSpace><c:formatCode>0 ${VALUE.replaceAll(/\d/g, String.raw`\$&`)}\\"\\s</c:formatCode></c:chartSpace>`,
  ],
  [
    'a number format with a quotation that never ends',
    `${OPEN}.chart`,
    `<c:chartSpace><c:formatCode>0" No. ${VALUE}</c:formatCode></c:chartSpace>`,
  ],
  [
    'a number format without quotation marks',
    `${OPEN}.chart`,
    `<c:chartSpace><c:numFmt formatCode="Number ${VALUE}, 0"/></c:chartSpace>`,
  ],
  [
    'a number format that comments divide',
    `${OPEN}.chart`,
    `<c:chartSpace><c:formatCode>"${VALUE.slice(0, 4)}<!-- -->${VALUE.slice(4)}"<![CDATA[0]]></c:formatCode></c:chartSpace>`,
  ],
  [
    'the number format of an axis',
    `${OPEN}.chart`,
    `<c:chartSpace><c:numFmt formatCode="&quot;${VALUE}&quot;0"/></c:chartSpace>`,
  ],
  [
    'what separates the parts of a label',
    `${OPEN}.chart`,
    `<c:chartSpace><c:separator>, ${VALUE}, </c:separator></c:chartSpace>`,
  ],
])('reads and cleans %s', async (_place, type, xml) => {
  const bytes = makeDrawings({ 'word/charts/chart1.xml': [type, xml] });
  const document = readDocx(bytes);
  expect(document.text).toContain(VALUE);
  const edits = editsOf(document, VALUE, { action: 'replace', text: '[Number 1]' });
  const cleaned = await cleanDocument(bytes, 'docx', { edits, document });
  const chart = Buffer.from(unzipSync(cleaned.bytes)['word/charts/chart1.xml']!).toString();
  expect(chart).toContain('[Number 1]');
  expect(chart).not.toContain(VALUE);
});

it.each([
  '"$"#,##0.00',
  '[$EUR-407] #,##0.00;[Red]-[$EUR-407] #,##0.00',
  '_-* #,##0.00\\ _z_ł_-;-* "-"??\\ _z_ł_-;_-@_-',
  '[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy;@',
  '[<=9999999]###\\-####;(###) ###\\-####',
  '000\\-00\\-0000',
  '[h]:mm:ss AM/PM',
  '0.00E+00',
  '# ?/16',
  'General',
])('does not read number formats without words: %s', (format) => {
  const xml = `<c:chartSpace><c:formatCode>${format.replaceAll('<', '&lt;')}</c:formatCode><c:separator>; </c:separator></c:chartSpace>`;
  expect(readDocx(makeDrawings({ 'word/c.xml': [`${OPEN}.chart`, xml] })).text).toBe('Body');
});

it('reads of a drawn diagram only what its data does not say', async () => {
  const bytes = makeDrawings({
    'word/diagrams/data1.xml': [`${OPEN}.diagramData`, `<dgm:m>${run('Ann Lee, chair')}</dgm:m>`],
    'word/diagrams/drawing1.xml': [
      'ms-office.drawingml.diagramDrawing',
      `<dsp:drawing>${run('Ann Lee, chair')}${run(VALUE)}</dsp:drawing>`,
    ],
  });
  const document = readDocx(bytes);
  expect(document.text.split('\n')).toEqual(['Body', 'Ann Lee, chair', VALUE]);
  const edits = editsOf(document, 'Ann Lee', { action: 'replace', text: '[Name 1]' });
  const cleaned = await cleanDocument(bytes, 'docx', { edits, document });
  const drawing = Buffer.from(unzipSync(cleaned.bytes)['word/diagrams/drawing1.xml']!).toString();
  expect(drawing).toContain('[Name 1], chair');
});
