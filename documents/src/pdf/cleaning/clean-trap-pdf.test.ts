import { beforeAll, describe, expect, it } from 'vitest';

import type { CleanedFile, FileContent, TextEdit } from '#documents/cleaning/cleaning.ts';
import { makeTrapPdf } from '#documents/testing/trap-pdf.ts';

import { readPdf } from '../read-pdf.ts';
import { cleanPdf } from './clean-pdf.ts';
import { listPdfContents } from './list-pdf-contents.ts';

const trap = makeTrapPdf();
let before: readonly FileContent[];
let after: readonly FileContent[];
let cleaned: CleanedFile;

beforeAll(async () => {
  const document = await readPdf(trap.bytes);
  const edits = Array.from(
    document.text.matchAll(new RegExp(trap.shown, 'g')),
    ({ index }): TextEdit => ({
      start: index,
      end: index + trap.shown.length,
      action: 'remove',
    }),
  );
  before = await listPdfContents(trap.bytes);
  cleaned = await cleanPdf(trap.bytes, edits, document);
  after = await listPdfContents(cleaned.bytes);
});

function placesOf(contents: readonly FileContent[], value: string): string[] {
  return contents.filter(({ text }) => text.includes(value)).map(({ place }) => place);
}

describe('a PDF with secrets in every place', () => {
  it.each(trap.secrets)('contains %s before cleaning but not after', (secret) => {
    expect(placesOf(before, secret)).not.toEqual([]);
    expect(placesOf(after, secret)).toEqual([]);
  });

  it('no longer contains the removed text, however it was set', async () => {
    expect(placesOf(before, trap.shown).length).toBeGreaterThan(5);
    expect(placesOf(after, trap.shown)).toEqual([]);
    expect(placesOf(after, 'Trapped')).toEqual([]);
    const { text } = await readPdf(cleaned.bytes);
    expect(text.replaceAll(/\s+/g, ' ')).toBe(
      'A letter to , from the bank. Kerned here Hex Spanned In a form too A https://example.com/clean A second page with , and the end.',
    );
  });

  it('reports every kind of content that was stripped, without its text', () => {
    const kinds = cleaned.stripped.map(({ kind }) => kind).sort();
    expect(kinds).toEqual([
      'actions',
      'attachments',
      'bookmarks',
      'comments',
      'document-properties',
      'font-notes',
      'form-data',
      'form-fields',
      'hidden-layers',
      'hidden-text',
      'layers',
      'links',
      'metadata',
      'page-labels',
      'picture-metadata',
      'private-data',
      'signatures',
      'structure-tags',
      'thumbnails',
      'trailing-data',
    ]);
    for (const { description } of cleaned.stripped) expect(description).not.toMatch(/secret|Jane/);
  });

  it('keeps a clean link', () => {
    expect(placesOf(after, 'https://example.com/clean')).not.toEqual([]);
  });
});
