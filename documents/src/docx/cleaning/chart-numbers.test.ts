import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';

import { cleanDocument } from '#documents/cleaning/clean-document.ts';
import { readDocument } from '#documents/read-document.ts';
import { editsOf } from '#documents/testing/cleaned-pdf.ts';
import { CONTENT_TYPES, makeDocx, makeParagraph } from '#documents/testing/minimal-docx.ts';

const CHART = 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml';
const TYPE = `<Override PartName="/word/charts/chart1.xml" ContentType="${CHART}"/></Types>`;

/** The numbers of a chart after values were removed from the text beside it. */
async function cleanChart(text: string, values: readonly string[], numbers: readonly string[]) {
  const points = numbers.map((number, at) => `<c:pt idx="${at}"><c:v>${number}</c:v></c:pt>`);
  const bytes = makeDocx(makeParagraph(text), {
    '[Content_Types].xml': CONTENT_TYPES.replace('</Types>', TYPE),
    'word/_rels/document.xml.rels':
      '<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/chart" Target="charts/chart1.xml"/></Relationships>',
    'word/charts/chart1.xml': `<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart><c:ser><c:val><c:numRef><c:f>Sheet1!$B$1</c:f><c:numCache>${points.join('')}</c:numCache></c:numRef></c:val></c:ser></c:chart></c:chartSpace>`,
  });
  const document = await readDocument(bytes, 'docx');
  const edits = values.flatMap((value) => editsOf(document, value));
  const cleaned = await cleanDocument(bytes, 'docx', { edits, document });
  const chart = Buffer.from(unzipSync(cleaned.bytes)['word/charts/chart1.xml']!).toString();
  return [...chart.matchAll(/<c:v>([^<]*)/g)].map(([, number]) => number);
}

it('removes amounts and dates from the numbers behind a chart, in the form in which it stores them', async () => {
  const text = 'Pay: £48,250 or EUR 1.234,50; born 17 May 1980; room 204.';
  const values = ['£48,250', 'EUR 1.234,50', '17 May 1980', '204'];
  const numbers = ['48250', '4.825E4', '1234.5', '29358', '29358.75', '27896', '48251', '7'];
  expect(await cleanChart(text, values, numbers)).toEqual([...Array(6).fill('0'), '48251', '7']);
});

it('keeps the numbers of a chart that are close to a year or a short number that was removed', async () => {
  expect(await cleanChart('In 2024, 999 of them', ['2024'], ['2023', '999'])).toEqual([
    '2023',
    '999',
  ]);
});
