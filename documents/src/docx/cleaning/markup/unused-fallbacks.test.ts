import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';

import { readDocx } from '#documents/docx/read-docx.ts';
import { CONTENT_TYPES, makeDocx, makeParagraph } from '#documents/testing/minimal-docx.ts';

import { cleanDocx } from '../clean-docx.ts';
import { listUnusedFallbacks } from './unused-fallbacks.ts';

const alternatives = (attributes: string): string =>
  `<mc:AlternateContent><mc:Choice ${attributes}>${makeParagraph('New')}</mc:Choice><mc:Fallback>${makeParagraph('Old')}</mc:Fallback></mc:AlternateContent>`;

it('reads and keeps the fallback of what Word does not understand', async () => {
  const bytes = makeDocx(alternatives('xmlns:x="urn:unknown" Requires="x"'));
  expect(readDocx(bytes).text.split('\n')).toContain('Old');
  expect(readDocx((await cleanDocx(bytes, [])).bytes).text.split('\n')).toContain('Old');
});

it.each([
  ['declared for all', 'Requires="wps"'],
  [
    'declared there under another name',
    'xmlns:n="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" Requires="n"',
  ],
])('reads no fallback of what Word understands, %s', (_place, attributes) => {
  expect(readDocx(makeDocx(alternatives(attributes))).text).toBe('New');
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
