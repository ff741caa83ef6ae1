import { BlobStorageError, type BlobStorageErrorCode } from '#server/ports/blob-storage.ts';

/** By the names that S3 and the AWS SDK give their errors. */
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

/** What a call to the service has failed with, as the port knows it. */
export function explainFailure(error: unknown): BlobStorageError {
  if (error instanceof BlobStorageError) return error;
  return new BlobStorageError(codeOf(error), { cause: error });
}

function codeOf(error: unknown): BlobStorageErrorCode {
  const known = error instanceof Error ? CODES.get(error.name) : undefined;
  if (known !== undefined) return known;
  const status = statusOf(error);
  // Whatever it was, nobody has answered.
  if (status === undefined) return 'storage.unreachable';
  return status === 401 || status === 403 ? 'storage.access_denied' : 'storage.failed';
}

/** The HTTP status that a call was answered with; undefined when it was not answered. */
export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined;
  const metadata = error.$metadata as { readonly httpStatusCode?: number } | undefined;
  return metadata?.httpStatusCode;
}

/** Whether there is no such object. Without a body there is no name, and a bucket that is missing is not told from it. */
export function isAbsence(error: unknown): boolean {
  return statusOf(error) === 404 && !(error instanceof Error && error.name === 'NoSuchBucket');
}
