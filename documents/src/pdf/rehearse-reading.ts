import { readFile } from 'node:fs/promises';

import { preparePdfium } from './pdfium.ts';
import { readPdf } from './read-pdf.ts';

const DOCUMENT = new URL('rehearsal.pdf', import.meta.url);
const WITHOUT_RECOGNITION = { recognizePages: new Set<number>() };

/**
 * Reads a small built-in PDF that contains something of everything, and starts the next pdfium instance. pdfium's code
 * is compiled when first called and optimized when called often: that is a third of a long document's time and most of
 * a short one's, which the first real document is then spared.
 */
export async function rehearseReading(): Promise<void> {
  await readPdf(await readFile(DOCUMENT), WITHOUT_RECOGNITION);
  await preparePdfium();
}
