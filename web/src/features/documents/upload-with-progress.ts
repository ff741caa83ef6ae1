import type { Document } from '@proviso/contracts';

import { confirmUnload } from '#web/lib/navigation/confirm-unload.ts';

import { uploadDocument, type BytesSent, type Upload } from './api/upload-document.ts';
import { SAMPLING_INTERVAL_MS, shownPercent } from './upload-progress.ts';

/** Uploads a file as {@link uploadDocument} does, and reports the progress in percent at fixed intervals. */
export async function uploadWithProgress(
  upload: Omit<Upload, 'onBytesSent'>,
  show: (percent: number) => void,
): Promise<Document> {
  let bytes: BytesSent = { sent: 0, total: upload.file.size };
  show(0);
  // Until it has been uploaded, only this window has the file.
  const release = confirmUnload();
  const timer = setInterval(() => show(shownPercent(bytes)), SAMPLING_INTERVAL_MS);
  try {
    return await uploadDocument({ ...upload, onBytesSent: (next) => (bytes = next) });
  } finally {
    clearInterval(timer);
    release();
  }
}
