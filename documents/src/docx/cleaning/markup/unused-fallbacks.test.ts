import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';

import { readDocx } from '#documents/docx/read-docx.ts';
import { CONTENT_TYPES, makeDocx, makeParagraph } from '#documents/testing/minimal-docx.ts';

import { cleanDocx } from '../clean-docx.ts';
import { listUnusedFallbacks } from './unused-fallbacks.ts';

const alternatives = (attributes: string): string =>
  `<mc:AlternateContent><mc:Choice ${attributes}>${makeParagraph('New')}</mc:Choice><mc:Fallback>${makeParagraph('Old')}</mc:Fallback></mc:AlternateContent>`;

it.each([
  ['in an unknown namespace', 'xmlns:x="urn:unknown" Requires="x"'],
  [
    'in a later version',
    'xmlns:x="http://schemas.microsoft.com/office/word/2099/wordml" Requires="x"',
  ],
  ['in a namespace of the web', 'xmlns:x="http://www.w3.org/2000/svg" Requires="x"'],
  ['in a namespace that is not declared', 'Requires="x"'],
  ['in one of two', 'xmlns:x="urn:unknown" Requires="wps x"'],
  [
    'with too many prefixes',
    `Requires="${Array.from({ length: 33 }, (_, index) => `p${index}`).join(' ')}"`,
  ],
  [
    'in a namespace that another attribute is mistaken for',
    'xmlns:x="urn:unknown" w:x="urn:schemas-microsoft-com:vml" Requires="x"',
  ],
])('reads and keeps the fallback of what Word does not understand: %s', async (_, attributes) => {
  const bytes = makeDocx(alternatives(attributes));
  expect(readDocx(bytes).text.split('\n')).toContain('Old');
  expect(readDocx((await cleanDocx(bytes, [])).bytes).text.split('\n')).toContain('Old');
});

it.each([
  ['declared for all', 'Requires="wps"'],
  [
    'a part of the format',
    'xmlns:n="http://schemas.openxmlformats.org/drawingml/2006/chart" Requires="n wps"',
  ],
  [
    'a part of the strict format',
    'xmlns:n="http://purl.oclc.org/ooxml/wordprocessingml/main" Requires="n"',
  ],
  [
    'declared there under another name',
    'xmlns:n="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" Requires="n"',
  ],
])('reads no fallback of what Word understands, %s', (_place, attributes) => {
  expect(readDocx(makeDocx(alternatives(attributes))).text).toBe('New');
});

it('takes no longer for an alternative that requires the same a hundred thousand times', async () => {
  const choice = `<mc:AlternateContent><mc:Choice Requires="${'wps '.repeat(100_000)}"/></mc:AlternateContent>`;
  const body = `<w:p>${'<w:ins>'.repeat(50)}${choice}${'</w:ins>'.repeat(50)}</w:p>`;
  const start = performance.now();
  await cleanDocx(makeDocx(body + makeParagraph('Text')), []);
  expect(performance.now() - start).toBeLessThan(5000);
});

it('takes no longer for fallbacks with unusual end tags, and does not mistake later text for theirs', () => {
  const empty =
    '<mc:AlternateContent><mc:Choice Requires="wps"/><mc:Fallback></mc:Fallback ></mc:AlternateContent>';
  const xml = `<w:body>${empty.repeat(20_000)}${makeParagraph('Text')}</w:body>`;
  const start = performance.now();
  expect(listUnusedFallbacks(xml).size).toBe(0);
  expect(performance.now() - start).toBeLessThan(5000);
});

it('makes a document of a template', async () => {
  const template = CONTENT_TYPES.replace('document.main+xml', 'template.main+xml');
  const { bytes } = await cleanDocx(
    makeDocx(makeParagraph('Text'), { '[Content_Types].xml': template }),
    [],
  );
  const types = Buffer.from(unzipSync(bytes)['[Content_Types].xml']!).toString();
  expect(types).toContain('wordprocessingml.document.main+xml');
});
