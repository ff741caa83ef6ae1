/** What the tests of other workspaces need of documents. */
export { scanPdf } from './scanned-pdf.ts';
