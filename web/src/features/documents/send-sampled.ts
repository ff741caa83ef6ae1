import type { Document } from '@proviso/contracts';

import { holdWindow } from '#web/lib/hold-window.ts';

import { uploadDocument, type BytesSent, type Upload } from './api/upload-document.ts';
import { SAMPLING_INTERVAL_MS, shownPercent } from './upload-progress.ts';

/** Sends a file as {@link uploadDocument} does, and tells at steady intervals how far it is, in percent. */
export async function sendSampled(
  upload: Omit<Upload, 'onBytesSent'>,
  show: (percent: number) => void,
): Promise<Document> {
  let bytes: BytesSent = { sent: 0, total: upload.file.size };
  show(0);
  // A file that is not sent yet is known to this window alone.
  const release = holdWindow();
  const sampling = setInterval(() => show(shownPercent(bytes)), SAMPLING_INTERVAL_MS);
  try {
    return await uploadDocument({ ...upload, onBytesSent: (next) => (bytes = next) });
  } finally {
    clearInterval(sampling);
    release();
  }
}
