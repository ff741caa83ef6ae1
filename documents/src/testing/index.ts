/** The document test support that other workspaces use. */
export { scanPdf } from './scanned-pdf.ts';
