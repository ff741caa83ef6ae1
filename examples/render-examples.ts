import { DOCUMENT_FORMATS, type DocumentFormat } from '@proviso/documents';

import { EXAMPLE_DOCUMENTS } from './example-documents.ts';
import type { ExampleDocument } from './model.ts';
import { writeDoc } from './writers/write-doc.ts';
import { writeDocx } from './writers/write-docx.ts';
import { writePdf } from './writers/write-pdf.ts';
import { writeTxt } from './writers/write-txt.ts';

const WRITERS: Readonly<Record<DocumentFormat, (document: ExampleDocument) => Uint8Array>> = {
  pdf: writePdf,
  docx: writeDocx,
  doc: writeDoc,
  txt: writeTxt,
};

/** Every generated file by its path below `examples/`; the same bytes at every call. */
export function renderExamples(): ReadonlyMap<string, Uint8Array> {
  const files = EXAMPLE_DOCUMENTS.flatMap((document) =>
    DOCUMENT_FORMATS.map(
      (format) => [`documents/${document.name}.${format}`, WRITERS[format](document)] as const,
    ),
  );
  return new Map([...files, ['manifest.json', manifest()]]);
}

/** What is planted where, for readers outside this repository. */
function manifest(): Uint8Array {
  const documents = EXAMPLE_DOCUMENTS.map(({ name, title, planted }) => ({
    name,
    title,
    files: Object.fromEntries(
      DOCUMENT_FORMATS.map((format) => [format, `documents/${name}.${format}`]),
    ),
    planted,
  }));
  return new TextEncoder().encode(`${JSON.stringify({ documents }, undefined, 2)}\n`);
}
