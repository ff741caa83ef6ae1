import { S3Client } from '@aws-sdk/client-s3';

import { BlobStorageError } from '#server/ports/blob-storage.ts';

/** The S3 service. Without an endpoint it is Amazon S3; without a region, the AWS profile's region. */
export interface S3Service {
  readonly region?: string | undefined;
  readonly endpoint?: string | undefined;
}

/**
 * Three attempts, each with 3 seconds to connect and 10 seconds of inactivity: no upload waits longer than a minute.
 */
const MAX_ATTEMPTS = 3;
const CONNECTION_TIMEOUT_MS = 3000;
/** Of inactivity, not in total: ten megabytes may take long on a slow line. */
const SOCKET_TIMEOUT_MS = 10_000;
/** The usual name of other services' only region. */
const DEFAULT_REGION = 'us-east-1';
const AWS_HOST = /(?:^|\.)(?:amazonaws\.com(?:\.cn)?|api\.aws)$/;
const SILENT_LOGGER = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

/** A client with the credentials found by the AWS SDK; throws `storage.no_region` when no region is found. */
export async function openS3Client({ region, endpoint }: S3Service): Promise<S3Client> {
  const isThirdParty = endpoint !== undefined && !AWS_HOST.test(new URL(endpoint).hostname);
  const chosenRegion = region ?? (isThirdParty ? DEFAULT_REGION : undefined);
  const client = new S3Client({
    ...(chosenRegion !== undefined && { region: chosenRegion }),
    ...(endpoint !== undefined && { endpoint }),
    // Bucket host names need matching DNS and certificates, which only Amazon reliably has.
    forcePathStyle: isThirdParty,
    maxAttempts: MAX_ATTEMPTS,
    // Many services do not support the newest checksums. Uploads are signed with their SHA-256 in any case, and
    // downloads are authenticated by their encryption.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
      // Otherwise it would write to the console, bypassing our log.
      logger: SILENT_LOGGER,
    },
    logger: SILENT_LOGGER,
  });
  await client.config.region().catch((cause: unknown) => {
    client.destroy();
    throw new BlobStorageError('storage.no_region', { cause });
  });
  return client;
}
