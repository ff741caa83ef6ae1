import { ApiError } from '#web/lib/api-error.ts';

import { texts } from './texts.ts';

/** Why an upload failed, for the person: by status, else the server's own sentence. */
export function uploadErrorMessage(error: unknown): string {
  if (error instanceof TypeError) return texts.upload.errors.network;
  if (!(error instanceof ApiError)) return texts.upload.errors.unknown;
  if (error.status >= 500) return texts.upload.errors.server;
  if (error.status === 404) return texts.upload.errors.missing;
  return error.reason ?? texts.upload.errors.unknown;
}
