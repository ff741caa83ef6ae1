import type { Report, ReportFormat } from '@proviso/contracts';

import type { RenderPdf } from '../pdf/create-pdf-renderer.ts';
import { renderCsv } from './render-csv.ts';
import { renderSarif } from './render-sarif.ts';

/** How a report is rendered, and its content type. */
interface Rendering {
  readonly contentType: string;
  readonly render: (report: Report, signal: AbortSignal) => string | Promise<Uint8Array>;
}

/** By the value of `format`, which is also the file extension. */
export type Renderings = Readonly<Record<ReportFormat, Rendering>>;

export function createRenderings(renderPdf: RenderPdf): Renderings {
  return {
    json: {
      contentType: 'application/json; charset=utf-8',
      render: (report) => JSON.stringify(report),
    },
    pdf: { contentType: 'application/pdf', render: renderPdf },
    csv: { contentType: 'text/csv; charset=utf-8', render: renderCsv },
    sarif: { contentType: 'application/sarif+json; charset=utf-8', render: renderSarif },
  };
}
