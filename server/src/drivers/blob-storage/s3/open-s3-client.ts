import { S3Client } from '@aws-sdk/client-s3';

import { BlobStorageError } from '#server/ports/blob-storage.ts';

/** Where buckets are. Without an endpoint it is Amazon S3, without a region that of the AWS profile. */
export interface S3Service {
  readonly region?: string | undefined;
  readonly endpoint?: string | undefined;
}

/** Three tries at 3 seconds to be connected and 10 seconds of silence: nobody who uploads waits longer than a minute. */
const MAX_ATTEMPTS = 3;
const CONNECTION_TIMEOUT_MS = 3000;
/** Of silence, and not in all: ten megabytes may take their time on a slow line. */
const SOCKET_TIMEOUT_MS = 10_000;
/** What services other than Amazon's call their only region. */
const USUAL_REGION = 'us-east-1';
const AMAZON = /(?:^|\.)(?:amazonaws\.com(?:\.cn)?|api\.aws)$/;
const SILENT = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

/** A client with the credentials that the AWS SDK finds; throws `storage.no_region` where none is to be found. */
export async function openS3Client({ region, endpoint }: S3Service): Promise<S3Client> {
  const isForeign = endpoint !== undefined && !AMAZON.test(new URL(endpoint).hostname);
  const chosenRegion = region ?? (isForeign ? USUAL_REGION : undefined);
  const client = new S3Client({
    ...(chosenRegion !== undefined && { region: chosenRegion }),
    ...(endpoint !== undefined && { endpoint }),
    // A bucket in the host name needs a name server and a certificate that know of it, which only Amazon always has.
    forcePathStyle: isForeign,
    maxAttempts: MAX_ATTEMPTS,
    // Many services do not know the newest checksums. What is sent is signed with its SHA-256 in any case, and what
    // comes back is proved by its seal.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
      // It would write to the console, past our log.
      logger: SILENT,
    },
    logger: SILENT,
  });
  await client.config.region().catch((cause: unknown) => {
    client.destroy();
    throw new BlobStorageError('storage.no_region', { cause });
  });
  return client;
}
