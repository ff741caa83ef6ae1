import { isNetworkError, reasonOf, statusOf } from '#web/lib/api/api-error.ts';

import { texts } from './texts.ts';

/** Why an upload failed, as a sentence for the person: by status, or else the server's own sentence. */
export function uploadErrorMessage(error: unknown): string {
  if (isNetworkError(error)) return texts.upload.errors.network;
  const status = statusOf(error);
  if (status !== null && status >= 500) return texts.upload.errors.server;
  if (status === 404) return texts.upload.errors.missing;
  // The server says itself what is too large; a proxy does not.
  return reasonOf(
    error,
    status === 413 ? texts.upload.errors.tooLarge : texts.upload.errors.unknown,
  );
}
