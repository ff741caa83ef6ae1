import type { Document, ReportFormat } from '@proviso/contracts';

import { readFile, withParameters } from '#web/lib/api-client.ts';
import { saveFile } from '#web/lib/save-file.ts';

import { reportFileName } from '../report-file-name.ts';

/** Saves the report of a document as the server made it. */
export async function downloadReport(
  { id, name }: Pick<Document, 'id' | 'name'>,
  format: ReportFormat,
): Promise<void> {
  const path = `/api/download-report/${id}`;
  const report = await readFile(format === 'json' ? path : withParameters(path, { format }));
  saveFile(reportFileName(name, new Date(), format), report);
}
