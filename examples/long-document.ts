import { EXAMPLE_DOCUMENTS } from './example-documents.ts';
import { type Block, type ExampleDocument, heading } from './model.ts';

/** The ten documents one after the other, as often as it takes to fill so many pages. */
export function longDocument(pages: number): ExampleDocument {
  // One round of the documents fills more than ten pages.
  const rounds = Math.ceil(pages / 10);
  return {
    name: 'long-document',
    title: 'Collected documents',
    header: 'Collected documents',
    footer: 'Made of the examples',
    blocks: Array.from({ length: rounds }, allBlocks).flat(),
    planted: [],
  };
}

function allBlocks(): Block[] {
  return EXAMPLE_DOCUMENTS.flatMap(({ title, blocks }) => [heading(title)].concat(blocks));
}
