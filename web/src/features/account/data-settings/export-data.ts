import { exportProgressSchema, exportTicketSchema, type ExportProgress } from '@proviso/contracts';

import { postJson, readJson } from '#web/lib/api/api-client.ts';
import { statusOf } from '#web/lib/api/api-error.ts';

import { SettingsError } from '../settings/settings-error.ts';
import { texts } from '../settings/texts.ts';

const POLL_MS = 1000;
/** In a row: the browser's download goes on while a poll or two are lost. */
const FAILURES_TOLERATED = 10;

/** Has the browser download all data of the account; resolves when the last byte was sent. Throws with a sentence. */
export async function exportData(onProgress: (progress: ExportProgress) => void): Promise<void> {
  const { id, ticket } = await postJson('/api/exports', {}, exportTicketSchema);
  startDownload(`/api/export-files/${ticket}`);
  let failures = 0;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    const progress = await readProgress(id).catch((error: unknown) => {
      failures += 1;
      if (failures > FAILURES_TOLERATED || !isPassing(error)) throw error;
    });
    if (!progress) continue;
    failures = 0;
    onProgress(progress);
    if (progress.state === 'done') return;
    if (progress.state === 'failed') throw new SettingsError(texts.data.exportFailed);
  }
}

function readProgress(id: number): Promise<ExportProgress> {
  return readJson(`/api/exports/${id}`, exportProgressSchema);
}

/** A lost connection or a busy server; anything else stays as it is. */
function isPassing(error: unknown): boolean {
  const status = statusOf(error);
  return status === null || status === 429 || status >= 500;
}

/** The browser itself downloads and streams to disk: the export may be too large for a page to hold in memory. */
function startDownload(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  link.click();
}
