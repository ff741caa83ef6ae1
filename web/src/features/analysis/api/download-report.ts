import type { Document } from '@proviso/contracts';

import { readFile } from '#web/lib/api-client.ts';
import { saveFile } from '#web/lib/save-file.ts';

import { reportFileName } from '../report-file-name.ts';

/** Saves the report of a document as the server made it. */
export async function downloadReport({ id, name }: Pick<Document, 'id' | 'name'>): Promise<void> {
  const report = await readFile(`/api/download-report/${id}`);
  saveFile(reportFileName(name, new Date()), report);
}
