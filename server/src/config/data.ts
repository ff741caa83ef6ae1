import { resolve } from 'node:path';

import { z } from 'zod';

import { blobStoreAddress } from './blob-store-address.ts';
import type { ConfigurationSection } from './entry.ts';

const endpoint = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address', abort: true })
  .refine(
    (address) => new URL(address).username === '',
    'must be an address without user and password',
  )
  .optional();

/** Where everything that must outlive the process is stored. */
export const dataSection = {
  title: 'Data',
  entries: {
    directory: {
      variable: 'PROVISO_DATA_DIR',
      doc: 'The folder for the database, the encrypted documents and the keys; only one process at a time may use it, or several with PostgreSQL',
      schema: z
        .string()
        .default('./data')
        .transform((folder) => resolve(folder)),
      defaultText: './data',
    },
    databaseUrl: {
      variable: 'DATABASE_URL',
      doc: 'A PostgreSQL database (15 or later) instead of the embedded SQLite',
      schema: z
        .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' })
        .optional(),
      defaultText: 'embedded SQLite in the data folder',
      neededWith: 'PROVISO_ROLE=web or worker',
      isSecret: true,
    },
    blobStore: {
      variable: 'BLOB_STORE',
      doc: 'Where to store the encrypted documents instead: `s3://BUCKET` or `s3://BUCKET/PREFIX`, in Amazon S3 or a compatible service. The bucket must exist. Credentials are resolved by the AWS SDK (`AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`, a profile, or the role of the machine)',
      schema: blobStoreAddress.optional(),
      defaultText: 'the data folder',
    },
    awsRegion: {
      variable: 'AWS_REGION',
      doc: 'The region of that bucket',
      schema: z
        .string()
        .regex(/^[a-z0-9-]{1,64}$/i, 'must be the name of a region')
        .optional(),
      defaultText:
        'the region of the AWS profile, and us-east-1 for a service with its own endpoint',
    },
    s3Endpoint: {
      variable: 'AWS_ENDPOINT_URL_S3',
      doc: 'The address of an S3-compatible service, such as `https://minio.example.com`; buckets are then addressed by path instead of host name',
      schema: endpoint,
      defaultText: '`AWS_ENDPOINT_URL`',
    },
    awsEndpoint: {
      variable: 'AWS_ENDPOINT_URL',
      doc: 'The same for all services of the AWS SDK',
      schema: endpoint,
      defaultText: 'Amazon S3 in that region',
    },
  },
} satisfies ConfigurationSection;
