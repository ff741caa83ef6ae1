import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { DOCUMENT_FORMATS, readDocument } from '@proviso/documents';
import { restoreLabels } from '@proviso/engine/key';
import { describe, expect, it } from 'vitest';

import { EXAMPLES } from '#cli/testing/run-proviso.ts';

import { cleanFile } from './clean-file.ts';

const LABEL = /\[[A-Z][A-Z\d-]*-\d+\]/g;
const inOneLine = (value: string): string => value.replaceAll(/\s+/g, ' ');

const EXAMPLE_NAMES = ['patient-letter', 'supplier-invoice'];
const examples = EXAMPLE_NAMES.flatMap((name) =>
  DOCUMENT_FORMATS.map((format) => [name, format] as const),
);

describe('the key of a cleaned copy', () => {
  it.each(examples)(
    'contains exactly the labels that appear in the copy of %s as %s',
    async (name, format) => {
      const bytes = await readFile(join(EXAMPLES, `${name}.${format}`));
      const original = inOneLine((await readDocument(bytes, format)).text);
      const copy = await cleanFile(bytes, format, { analysis: {}, choices: {} });
      const { text } = await readDocument(copy.bytes, format);
      const { key } = copy;
      expect(key.map(({ label }) => label).toSorted()).toEqual(
        [...new Set(text.match(LABEL))].toSorted(),
      );
      for (const { value, others } of key) {
        for (const spelling of [value, ...others]) expect(original).toContain(inOneLine(spelling));
      }
      const restored = restoreLabels(text, key);
      expect(restored).toMatchObject({ unknown: [], unmet: [] });
      expect(restored.text).not.toMatch(LABEL);
    },
  );

  it('restores the original text from the labels of the copy', async () => {
    const text = 'Write to ana@example.com.\r\nSSN 219-09-9999, born 4 May 1971: Ana Quill.\r\n';
    const { bytes, key } = await cleanFile(Buffer.from(text), 'txt', { analysis: {}, choices: {} });
    const cleaned = Buffer.from(bytes).toString();
    expect(cleaned).not.toMatch(/ana|219/i);
    expect(restoreLabels(cleaned, key).text).toBe(text);
  });
});
