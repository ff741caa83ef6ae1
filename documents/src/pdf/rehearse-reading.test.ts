import { readFile } from 'node:fs/promises';

import { expect, it } from 'vitest';

import { readDocument } from '#documents/read-document.ts';

it('the rehearsal document contains every kind of content', async () => {
  const bytes = await readFile(new URL('rehearsal.pdf', import.meta.url));
  const { pages, segments, signs } = await readDocument(bytes, 'pdf');
  expect(pages).toHaveLength(3);
  const parts = new Set(segments.map(({ part }) => part));
  expect([...parts]).toEqual(
    expect.arrayContaining(['body', 'form-field', 'annotation', 'hidden-text', 'properties']),
  );
  expect(signs?.map(({ kind }) => kind)).toContain('failed-redaction');
});
