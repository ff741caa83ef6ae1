import { readMetadataPackets } from './metadata-packets.ts';
import type { OpenPdf } from './open-pdf.ts';
import { readString, writeName } from './pdfium-strings.ts';

// The entries of a PDF's information dictionary that people fill in, or that name people.
const NAMES = ['Title', 'Author', 'Subject', 'Keywords', 'Company', 'Manager'];

/** The properties of a PDF, without duplicates, from its information dictionary and its XMP metadata. */
export function readProperties({ pdfium, document }: OpenPdf, bytes: Uint8Array): string[] {
  const values = NAMES.map((name) => {
    const pointer = writeName(pdfium, name);
    return readString(pdfium, (buffer, size) =>
      pdfium.functions.FPDF_GetMetaText(document, pointer, buffer, size),
    );
  });
  const all = [...values, ...readMetadataPackets(bytes)].map((value) => value.trim());
  return [...new Set(all)].filter((value) => value !== '');
}
