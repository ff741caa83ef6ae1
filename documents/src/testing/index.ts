/** The document test support that other workspaces use. */
export { CONTENT_TYPES, makeDocx, makeParagraph } from './minimal-docx.ts';
export { scanPdf } from './scanned-pdf.ts';
