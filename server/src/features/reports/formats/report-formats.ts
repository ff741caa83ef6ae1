import type { Report, ReportFormat } from '@proviso/contracts';

import { renderPdfInWorker } from '../pdf/render-pdf-in-worker.ts';
import { renderCsv } from './render-csv.ts';
import { renderSarif } from './render-sarif.ts';

/** How a report is rendered, and its content type. */
interface Rendering {
  readonly contentType: string;
  readonly render: (report: Report) => string | Promise<Uint8Array>;
}

/** By the value of `format`, which is also the file extension. */
export const RENDERINGS: Readonly<Record<ReportFormat, Rendering>> = {
  json: {
    contentType: 'application/json; charset=utf-8',
    render: (report) => JSON.stringify(report),
  },
  pdf: { contentType: 'application/pdf', render: renderPdfInWorker },
  csv: { contentType: 'text/csv; charset=utf-8', render: renderCsv },
  sarif: { contentType: 'application/sarif+json; charset=utf-8', render: renderSarif },
};
