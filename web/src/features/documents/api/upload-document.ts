import { uploadResponseSchema, type Document } from '@proviso/contracts';

import { authorizationHeaders } from '#web/lib/api/access-token.ts';
import { parseAnswer } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { isServerLocal } from '#web/product/is-server-local.ts';

import { forgetUploadId, uploadIdOf } from '../upload-id.ts';
import { watchConnection } from '../watch-connection.ts';
import { refreshDocument } from './read-document.ts';

/** The progress of an upload, in bytes of the whole request. */
export interface BytesSent {
  readonly sent: number;
  readonly total: number;
}

/** One file to upload. */
export interface Upload {
  readonly file: File;
  readonly userId: number;
  /** The name of the policy to apply; undefined for the account's default. */
  readonly policy: string | undefined;
  /** The id of the document that this is a newer version of. */
  readonly previousId: number | null;
  readonly signal: AbortSignal;
  readonly onBytesSent: (bytes: BytesSent) => void;
}

/**
 * Uploads one file and reports its progress. Throws ApiError for a refusal, TypeError when the server cannot be reached
 * any more, and the signal's reason when aborted.
 */
export async function uploadDocument(upload: Upload): Promise<Document> {
  const form = new FormData();
  form.set('userId', String(upload.userId));
  if (upload.policy !== undefined) form.set('policy', upload.policy);
  if (upload.previousId !== null) form.set('previousId', String(upload.previousId));
  form.set('uploadId', uploadIdOf(upload.file));
  form.set('file', upload.file);
  const headers = await authorizationHeaders();
  // An already aborted signal does not notify listeners added later.
  upload.signal.throwIfAborted();
  const { status, body } = await send(form, headers, upload);
  if (status < 200 || status > 299) throw new ApiError(status, body);
  const { document } = parseAnswer(body, uploadResponseSchema);
  forgetUploadId(upload.file);
  if (upload.previousId !== null) void refreshDocument(upload.previousId);
  return document;
}

// fetch cannot report upload progress; XMLHttpRequest can.
function send(
  form: FormData,
  headers: Record<string, string>,
  { signal, onBytesSent }: Upload,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/upload');
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    const fail = () => reject(new TypeError('The server was not reached.'));
    const watch = watchConnection(
      () => {
        fail();
        request.abort();
      },
      isServerLocal() ? null : window,
    );
    request.upload.addEventListener('progress', ({ loaded: sent, total }) => {
      watch.onProgress();
      onBytesSent({ sent, total });
    });
    request.upload.addEventListener('load', watch.onAllSent);
    request.addEventListener('load', () =>
      resolve({ status: request.status, body: request.responseText || request.statusText }),
    );
    request.addEventListener('error', fail);
    request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
    request.addEventListener('loadend', watch.end);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
