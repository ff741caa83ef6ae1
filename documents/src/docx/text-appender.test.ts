import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { cleanDocument } from '../cleaning/clean-document.ts';
import { makeDocx, makeParagraph } from '../testing/minimal-docx.ts';
import { readDocx } from './read-docx.ts';

const run = (text: string): string => `<w:r><w:t>${text}</w:t></w:r>`;
const ruby = (base: string, reading: string): string =>
  `<w:r><w:ruby><w:rubyPr/><w:rt>${run(reading)}</w:rt><w:rubyBase>${run(base)}</w:rubyBase></w:ruby></w:r>`;
const NAME = [
  ['山', 'やま'],
  ['田', 'だ'],
  ['太', 'た'],
  ['郎', 'ろう'],
]
  .map(([base, reading]) => ruby(base!, reading!))
  .join('');

describe('words with readings above them', () => {
  it('are read as a line, and their readings apart from it', () => {
    const { text, segments } = readDocx(
      makeDocx(`<w:p>${NAME}${run(' in ')}${ruby('東京', 'とうきょう')}</w:p>`),
    );
    expect(text.split('\n')).toEqual(['山田太郎 in 東京', 'やまだたろう とうきょう']);
    expect(segments.map(({ part }) => part)).toEqual(['body', 'text-box']);
  });

  it('are removed together with their readings', async () => {
    const bytes = makeDocx(`${makeParagraph('Kept')}<w:p>${NAME}${ruby('東京', 'とう')}</w:p>`);
    const { text } = readDocx(bytes);
    const start = text.indexOf('山田太郎');
    const edits = [{ start, end: start + 4, action: 'remove' } as const];
    const { bytes: copy } = await cleanDocument(bytes, 'docx', { edits });
    const body = Buffer.from(unzipSync(copy)['word/document.xml']!).toString();
    expect(body).not.toMatch(/[山田太郎]|やま|だ|た|ろう/);
    expect(readDocx(copy).text.split('\n')).toEqual(['Kept', '█████東京', 'とう']);
  });
});
