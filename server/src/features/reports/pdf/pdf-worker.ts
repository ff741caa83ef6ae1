/** Renders one report as a PDF in a worker thread. */
import { parentPort, workerData } from 'node:worker_threads';

import type { Report } from '@proviso/contracts';

import { renderPdf } from './render-pdf.ts';

const bytes = await renderPdf(workerData as Report);
parentPort?.postMessage(bytes, []);
