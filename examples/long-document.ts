import { EXAMPLE_DOCUMENTS } from './example-documents.ts';
import { type Block, type ExampleDocument, heading } from './model.ts';
import { writePdf } from './writers/write-pdf.ts';

/** A PDF of exactly so many pages, made of the ten documents one after the other, as often as it takes. */
export function writeLongPdf(pages: number): Uint8Array {
  // One round of the documents fills more than ten pages.
  const rounds = Math.ceil(pages / 10);
  const document: ExampleDocument = {
    name: 'long-document',
    title: 'Collected documents',
    header: 'Collected documents',
    footer: 'Made of the examples',
    blocks: Array.from({ length: rounds }, allBlocks).flat(),
    planted: [],
  };
  return writePdf(document, pages);
}

function allBlocks(): Block[] {
  return EXAMPLE_DOCUMENTS.flatMap(({ title, blocks }) => [heading(title)].concat(blocks));
}
