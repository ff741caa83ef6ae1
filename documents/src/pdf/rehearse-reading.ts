import { readFile } from 'node:fs/promises';

import { preparePdfium } from './pdfium.ts';
import { readPdf } from './read-pdf.ts';

const DOCUMENT = new URL('rehearsal.pdf', import.meta.url);
const WITHOUT_RECOGNITION = { recognizePages: new Set<number>() };

/**
 * Reads a small PDF of our own, in which there is something of everything, and starts the pdfium of the next one. What
 * pdfium calls is compiled when it is first called and made faster when it is called often: a third of a long
 * document's time and most of a short one's, which the first real document then need not spend.
 */
export async function rehearseReading(): Promise<void> {
  await readPdf(await readFile(DOCUMENT), WITHOUT_RECOGNITION);
  await preparePdfium();
}
