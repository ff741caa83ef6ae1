import { exportProgressSchema, exportTicketSchema, type ExportProgress } from '@proviso/contracts';

import { postJson, readJson } from '#web/lib/api-client.ts';

import { SettingsError } from '../settings/settings-error.ts';
import { texts } from '../settings/texts.ts';

const POLL_MS = 1000;

/** Has the browser download all data of the account; resolves when the last byte was sent. Throws with a sentence. */
export async function exportData(onProgress: (progress: ExportProgress) => void): Promise<void> {
  const { id, ticket } = await postJson('/api/exports', {}, exportTicketSchema);
  startDownload(`/api/export-files/${ticket}`);
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    const progress = await readJson(`/api/exports/${id}`, exportProgressSchema);
    onProgress(progress);
    if (progress.state === 'done') return;
    if (progress.state === 'failed') throw new SettingsError(texts.data.exportFailed);
  }
}

/** The browser itself downloads and streams to disk: the export may be too large for a page to hold in memory. */
function startDownload(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  link.click();
}
