import { BlobStorageError, type BlobStorageErrorCode } from '#server/ports/blob-storage.ts';

/** By the error names of S3 and the AWS SDK. */
const CODES: ReadonlyMap<string, BlobStorageErrorCode> = new Map([
  ['NoSuchBucket', 'storage.no_bucket'],
  ['InvalidBucketName', 'storage.no_bucket'],
  // The bucket is in another region.
  ['PermanentRedirect', 'storage.no_bucket'],
  ['AuthorizationHeaderMalformed', 'storage.no_bucket'],
  ['CredentialsProviderError', 'storage.no_credentials'],
  ['TokenProviderError', 'storage.no_credentials'],
  ['InvalidAccessKeyId', 'storage.credentials_refused'],
  ['SignatureDoesNotMatch', 'storage.credentials_refused'],
  ['ExpiredToken', 'storage.credentials_refused'],
  ['InvalidToken', 'storage.credentials_refused'],
  ['RequestTimeTooSkewed', 'storage.credentials_refused'],
] satisfies [string, BlobStorageErrorCode][]);

/** Maps a failed call to an error of the port. */
export function explainFailure(error: unknown): BlobStorageError {
  if (error instanceof BlobStorageError) return error;
  return new BlobStorageError(codeOf(error), { cause: error });
}

function codeOf(error: unknown): BlobStorageErrorCode {
  const known = error instanceof Error ? CODES.get(error.name) : undefined;
  if (known !== undefined) return known;
  const status = statusOf(error);
  // Without a status, nobody answered.
  if (status === undefined) return 'storage.unreachable';
  return status === 401 || status === 403 ? 'storage.access_denied' : 'storage.failed';
}

/** The HTTP status of the failed call's answer; undefined when there was none. */
export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined;
  const metadata = error.$metadata as { readonly httpStatusCode?: number } | undefined;
  return metadata?.httpStatusCode;
}

/**
 * Whether the object does not exist. An answer without a body has no error name, so a missing bucket cannot be told
 * apart.
 */
export function isNotFound(error: unknown): boolean {
  return statusOf(error) === 404 && !(error instanceof Error && error.name === 'NoSuchBucket');
}
