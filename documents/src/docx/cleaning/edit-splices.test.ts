import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { makeDocx } from '#documents/testing/minimal-docx.ts';

import { cleanDocx } from './clean-docx.ts';

describe('an edited passage', () => {
  it('is replaced where it consists of symbols', async () => {
    const symbols = ['F041', 'F06E', 'F06E'].map(
      (char) => `<w:r><w:sym w:font="Calibri" w:char="${char}"/></w:r>`,
    );
    const edits = [{ start: 0, end: 3, action: 'replace', text: '[P-1]' } as const];
    const { bytes } = await cleanDocx(makeDocx(`<w:p>${symbols.join('')}</w:p>`), edits);
    const xml = Buffer.from(unzipSync(bytes)['word/document.xml']!).toString();
    expect(xml).toContain('<w:p><w:r><w:t>[P-1]</w:t></w:r><w:r></w:r><w:r></w:r></w:p>');
  });
});
